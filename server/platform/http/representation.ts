import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

type Bytes = Uint8Array<ArrayBuffer>

/** Something that is sent often, made ready once: its ETag and its bytes, compressed too where that pays. */
export interface Representation {
  readonly etag: string
  readonly bytes: Bytes
  /** The same as a text, where it is short and ASCII alone: Node sends a text in one piece with the headers. */
  readonly text?: string
  readonly compressed: readonly { readonly encoding: 'br' | 'gzip'; readonly bytes: Bytes }[]
}

const worthCompressing = 1000
/** From here on the best compression takes seconds, for a few per cent. */
const large = 512_000
const smallText = 64_000
const toBrotli = promisify(brotliCompress)
const toGzip = promisify<Uint8Array, Buffer>(gzip)

/** Makes a text or a file ready to be sent. */
export async function represent(body: string | Uint8Array): Promise<Representation> {
  const bytes = new Uint8Array(Buffer.from(body))
  const etag = createHash('sha256').update(bytes).digest('base64url').slice(0, 27)
  const plain = {
    etag,
    bytes,
    ...(typeof body === 'string' &&
      body.length === bytes.length &&
      bytes.length <= smallText && { text: body }),
  }
  if (bytes.length < worthCompressing) return { ...plain, compressed: [] }
  const [br, gz] = await Promise.all([toBrotli(bytes, { params: brotli(bytes.length) }), toGzip(bytes)])
  return {
    ...plain,
    compressed: [
      { encoding: 'br', bytes: new Uint8Array(br) },
      { encoding: 'gzip', bytes: new Uint8Array(gz) },
    ],
  }
}

function brotli(size: number): Record<number, number> {
  return {
    [constants.BROTLI_PARAM_SIZE_HINT]: size,
    [constants.BROTLI_PARAM_QUALITY]: size > large ? 5 : constants.BROTLI_MAX_QUALITY,
  }
}
