import { Readable } from 'node:stream'
import { Busboy, type BusboyInstance } from '@fastify/busboy'
import type { Context } from 'hono'
import { ApiError } from '../errors.js'

/** A file that a visitor sent, under the name that it had there. */
export interface SentFile {
  readonly name: string
  readonly bytes: Uint8Array
}

const limits = { files: 1, fields: 10, fieldSize: 10_000, parts: 12, headerPairs: 20, fieldNameSize: 100 }

/**
 * Reads the one file of a multipart form and counts its bytes as they come. Throws BODY_TOO_LARGE as soon as there are more
 * than `most`, BAD_REQUEST when there is no file or no form.
 */
export async function readFile(context: Context, most: number): Promise<SentFile> {
  const { body } = context.req.raw
  const parser = createParser(context.req.header('content-type') ?? '', most)
  if (!body || !parser) throw noFile()
  const source = Readable.from(body)
  try {
    return await new Promise<SentFile>((resolve, reject) => {
      let file: SentFile | undefined
      parser.on('file', (_field, stream, name) => {
        const chunks: Buffer[] = []
        stream.on('data', (chunk: Buffer) => chunks.push(chunk))
        stream.on('limit', () => reject(new ApiError('BODY_TOO_LARGE')))
        stream.on('error', reject)
        stream.on('end', () => {
          file ??= { name: name ?? '', bytes: Buffer.concat(chunks) }
        })
      })
      parser.on('finish', () => (file ? resolve(file) : reject(noFile())))
      parser.on('error', () => reject(noFile()))
      source.on('error', reject)
      source.pipe(parser)
    })
  } finally {
    source.unpipe(parser)
    // The rest of a body that is too large is read and dropped, so that the client can read the answer.
    source.on('error', () => undefined).resume()
  }
}

function createParser(contentType: string, most: number): BusboyInstance | undefined {
  try {
    return new Busboy({ headers: { 'content-type': contentType }, limits: { ...limits, fileSize: most } })
  } catch {
    return undefined
  }
}

function noFile(): ApiError {
  return new ApiError('BAD_REQUEST', { message: 'The body is no multipart form with one file.' })
}
