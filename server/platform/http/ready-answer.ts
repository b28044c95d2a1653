import type { Context } from 'hono'
import type { Representation } from './representation.js'

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
export function makeReady({ etag, bytes, text, compressed }: Representation, headers: Headers): ReadyAnswer {
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
  const { body, headers, headersIfKnown } = compressed.find(({ encoding }) => accepted.has(encoding)) ?? plain
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
export function answerCached(context: Context, representation: Representation, headers: Headers): Response {
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
    entries.filter(entry => !/;\s*q=0(?:\.0*)?$/.test(entry)).map(entry => entry.split(';')[0]?.trim() ?? ''),
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
