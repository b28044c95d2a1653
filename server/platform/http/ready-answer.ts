import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Context } from 'hono'

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
  const [br, gz] = await Promise.all([
    toBrotli(bytes, { params: brotli(bytes.length) }),
    toGzip(bytes),
  ])
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

/** One form of an answer, ready to be handed over: nothing is put together while somebody waits. */
interface Form {
  readonly encoding: string
  readonly body: string | Uint8Array<ArrayBuffer>
  readonly headers: Headers
  readonly headersIfKnown: Headers
}

type Headers = Readonly<Record<string, string>>

/** How long a page may keep an answer about a published bot. */
export const forAMinute = 'public, max-age=60, stale-while-revalidate=600'

/** A representation with the headers of its answers, in each form it is sent in. */
export interface ReadyAnswer {
  readonly etag: string
  /** The compressed forms, the smallest first. */
  readonly compressed: readonly Form[]
  readonly plain: Form
}

/** Makes the answers of a representation ready; `headers` go with each of them. */
export function makeReady(
  { etag, bytes, text, compressed }: Representation,
  headers: Headers,
): ReadyAnswer {
  const vary = [
    ...(compressed.length > 0 ? ['Accept-Encoding'] : []),
    ...(headers.Vary ? [headers.Vary] : []),
  ]
  const form = (encoding: string, body: Form['body']): Form => {
    const kept: Record<string, string> = {
      ...headers,
      ETag: `"${etag}${encoding && `-${encoding}`}"`,
      ...(vary.length > 0 && { Vary: vary.join(', ') }),
    }
    const { 'Content-Type': _, ...withoutBody } = kept
    return {
      encoding,
      body,
      headers: { ...kept, ...(encoding && { 'Content-Encoding': encoding }) },
      headersIfKnown: withoutBody,
    }
  }
  return {
    etag,
    compressed: compressed.map(({ encoding, bytes }) => form(encoding, bytes)),
    plain: form('', text ?? bytes),
  }
}

/** Answers in a form that the client takes, or with 304 when the client has it already; with `more` headers for this client. */
export function answerReady(
  context: Context,
  { etag, compressed, plain }: ReadyAnswer,
  more?: Headers,
): Response {
  const accepted = encodingsOf(context.req.header('accept-encoding') ?? '')
  const { body, headers, headersIfKnown } =
    compressed.find(({ encoding }) => accepted.has(encoding)) ?? plain
  const known = context.req.header('if-none-match')
  const isUnchanged = known !== undefined && isKnown(known, etag)
  const own = isUnchanged ? headersIfKnown : headers
  // A plain object is handed to Node as it is; where nothing is to be added, one serves all answers.
  const sent = more ? { ...own, ...more } : own
  return isUnchanged
    ? new Response(null, { status: 304, headers: sent })
    : new Response(body, { headers: sent })
}

const ready = new WeakMap<Representation, ReadyAnswer>()

/** Answers with a representation, which is made ready once, with the headers of the first answer. */
export function answerCached(
  context: Context,
  representation: Representation,
  headers: Headers,
): Response {
  const answer = ready.get(representation) ?? makeReady(representation, headers)
  ready.set(representation, answer)
  return answerReady(context, answer)
}

/** Browsers send a handful of different ones; anybody may send more. */
const mostRead = 100
const read = new Map<string, ReadonlySet<string>>()

/** The names of the encodings that a client accepts; it refuses one with `q=0`. */
function encodingsOf(accepted: string): ReadonlySet<string> {
  const known = read.get(accepted)
  if (known) return known
  const entries = accepted.split(',').map(entry => entry.trim().toLowerCase())
  const names = new Set(
    entries
      .filter(entry => !/;\s*q=0(?:\.0*)?$/.test(entry))
      .map(entry => entry.split(';')[0]?.trim() ?? ''),
  )
  if (read.size >= mostRead) read.clear()
  read.set(accepted, names)
  return names
}

/** All forms hold the same thing, so an ETag of any of them will do. */
function isKnown(given: string, etag: string): boolean {
  return given.split(',').some(entry => {
    const known = entry.trim().replace(/^W\//, '')
    return known === '*' || known.replace(/(?:-br|-gzip)?"$/, '"') === `"${etag}"`
  })
}
