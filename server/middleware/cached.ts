import type { Context } from 'hono'
import type { Representation } from './representation.js'

/** Answers with a representation in a form that the client takes, or with 304 when the client has it already. */
export function answerCached(
  context: Context,
  { etag, bytes, compressed }: Representation,
  headers: Readonly<Record<string, string>>,
): Response {
  const accepted = encodingsOf(context.req.header('accept-encoding') ?? '')
  const form = compressed.find(({ encoding }) => accepted.has(encoding))
  const kept = {
    ...(headers['Cache-Control'] && { 'Cache-Control': headers['Cache-Control'] }),
    ETag: `"${etag}${form ? `-${form.encoding}` : ''}"`,
    ...(compressed.length > 0 && { Vary: 'Accept-Encoding' }),
  }
  if (isKnown(context.req.header('if-none-match') ?? '', etag)) return context.body(null, 304, kept)
  if (!form) return context.body(bytes, 200, { ...headers, ...kept })
  return context.body(form.bytes, 200, { ...headers, ...kept, 'Content-Encoding': form.encoding })
}

/** The names that a client accepts; one with `q=0` it does not. */
function encodingsOf(accepted: string): Set<string> {
  const entries = accepted.split(',').map(entry => entry.trim().toLowerCase())
  return new Set(
    entries.filter(entry => !/;\s*q=0(?:\.0*)?$/.test(entry)).map(entry => entry.split(';')[0] ?? ''),
  )
}

/** All forms hold the same thing, so an ETag of any of them will do. */
function isKnown(given: string, etag: string): boolean {
  return given.split(',').some(entry => {
    const known = entry.trim().replace(/^W\//, '')
    return known === '*' || known.replace(/(?:-br|-gzip)?"$/, '"') === `"${etag}"`
  })
}
