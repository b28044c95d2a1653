import { createHash, randomBytes } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Busboy, type BusboyInstance } from '@fastify/busboy'
import type { Context } from 'hono'
import { ApiError } from '../../base/errors.js'

/** A file that a visitor sent, in a file of its own on this machine. */
export interface SentFile {
  /** The name that it had at the visitor's. */
  readonly name: string
  /** Where it lies now. The caller moves or deletes it. */
  readonly path: string
  readonly size: number
  /** SHA-256, in hexadecimal. */
  readonly hash: string
  /** What it begins with. */
  readonly begin: Uint8Array
  /** The name of its field. */
  readonly field: string
  /** The texts of the form beside it; one that comes again stands on a line of its own. */
  readonly fields: Readonly<Record<string, string>>
}

const beginning = 64

const limits = {
  files: 1,
  fields: 10,
  fieldSize: 10_000,
  parts: 12,
  headerPairs: 20,
  fieldNameSize: 100,
}

/**
 * Writes the one file of a multipart form to this folder as it comes, and counts its bytes: none of it stays in memory.
 * Throws BODY_TOO_LARGE as soon as there are more than `most`, BAD_REQUEST when there is no file or no form, and leaves
 * nothing behind then.
 */
export async function receiveFile(
  context: Context,
  most: number,
  folder: string,
): Promise<SentFile> {
  const parser = createParser(context.req.header('content-type') ?? '', most)
  const source = parser && bodyOf(context)
  if (!source) throw noFile()
  const path = join(folder, `${randomBytes(18).toString('base64url')}.part`)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const stopped = new AbortController()
  let file: Promise<SentFile> | undefined
  try {
    return await new Promise<SentFile>((resolve, reject) => {
      const fields = new Map<string, string>()
      parser.on('field', (name, value) => {
        const before = fields.get(name)
        fields.set(name, before === undefined ? value : `${before}\n${value}`)
      })
      parser.on('file', (field, stream, name) => {
        stream.on('limit', () => reject(new ApiError('BODY_TOO_LARGE')))
        stream.on('error', reject)
        if (file) stream.resume()
        else
          file = write(stream, path, stopped.signal).then(written => ({
            ...written,
            field,
            name: name ?? '',
            fields: {},
          }))
        file.catch(reject)
      })
      parser.on('finish', () => {
        if (!file) return reject(noFile())
        file.then(sent => resolve({ ...sent, fields: Object.fromEntries(fields) }), reject)
      })
      parser.on('error', () => reject(noFile()))
      source.on('error', reject)
      source.pipe(parser)
    })
  } catch (error) {
    stopped.abort()
    await file?.catch(() => undefined)
    await rm(path, { force: true })
    throw error
  } finally {
    source.unpipe(parser)
    // The rest of a body that is too large is read and dropped, so that the client can read the answer.
    source.on('error', () => undefined).resume()
  }
}

/** Settles when the file is closed: until then it may still be made, although what it was for has failed. */
async function write(
  stream: Readable,
  path: string,
  signal: AbortSignal,
): Promise<Omit<SentFile, 'name' | 'field' | 'fields'>> {
  const hash = createHash('sha256')
  let begin = Buffer.alloc(0)
  let size = 0
  const measure = async function* (chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      if (begin.length < beginning) begin = Buffer.concat([begin, chunk]).subarray(0, beginning)
      size += chunk.length
      hash.update(chunk)
      yield chunk
    }
  }
  const target = createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true })
  const closed = new Promise(done => target.once('close', done))
  try {
    await pipeline(stream, measure, target, { signal })
  } finally {
    await closed
  }
  return { path, size, hash: hash.digest('hex'), begin }
}

/**
 * The bytes of a body as they come off the line: a stream of the web's kind copies each chunk once more, which is much to keep for
 * each of many slow uploads. What is counted on its way, because its length is not told, comes by such a stream.
 */
function bodyOf({ env, req }: Context): Readable | undefined {
  const incoming: unknown = env && 'incoming' in env ? env.incoming : undefined
  if (incoming instanceof IncomingMessage && req.header('transfer-encoding') === undefined)
    return incoming
  const { body } = req.raw
  // By bytes, not by 16 chunks of any size.
  return body ? Readable.from(body, { objectMode: false }) : undefined
}

function createParser(contentType: string, most: number): BusboyInstance | undefined {
  try {
    return new Busboy({
      headers: { 'content-type': contentType },
      limits: { ...limits, fileSize: most },
    })
  } catch {
    return undefined
  }
}

function noFile(): ApiError {
  return new ApiError('BAD_REQUEST', { message: 'The body is no multipart form with one file.' })
}
