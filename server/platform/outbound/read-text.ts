import type { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'
import { CallError } from './outcome.js'

/** Reads a response as text; throws a `CallError` as soon as it exceeds `limit` bytes, counted after decompression. */
export async function readText(body: Readable, encoding: string, limit: number): Promise<string> {
  return new TextDecoder().decode(await readBytes(body, encoding, limit))
}

/** The same for what may be no text. */
export async function readBytes(body: Readable, encoding: string, limit: number): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  const collect = async (source: AsyncIterable<Buffer>) => {
    for await (const chunk of source) {
      size += chunk.length
      if (size > limit) throw new CallError('The answer is too large')
      chunks.push(chunk)
    }
  }
  const decoder = decoderOf(encoding)
  if (decoder) await pipeline(body, decoder, collect)
  // A loop that ends early destroys what it reads.
  else await collect(body)
  return Buffer.concat(chunks)
}

function decoderOf(encoding: string): Transform | undefined {
  switch (encoding.trim().toLowerCase()) {
    case '':
    case 'identity':
      return undefined
    case 'gzip':
    case 'x-gzip':
      return createGunzip()
    case 'deflate':
      return createInflate()
    case 'br':
      return createBrotliDecompress()
    default:
      throw new CallError('The answer is compressed in a way that was not asked for')
  }
}
