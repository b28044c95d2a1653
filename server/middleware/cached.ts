import type { Context } from 'hono'

/** Answers with something that has an ETag, or with 304 when the client has it already. */
export function answerCached(
  context: Context,
  {
    etag,
    body,
    headers,
  }: { etag: string; body: string | Uint8Array<ArrayBuffer>; headers: Readonly<Record<string, string>> },
): Response {
  const known = context.req.header('if-none-match')
  const kept = { ETag: etag, 'Cache-Control': headers['Cache-Control'] ?? 'no-cache' }
  return known !== undefined && matches(known, etag)
    ? context.body(null, 304, kept)
    : context.body(body, 200, { ...headers, ...kept })
}

/** A proxy that compresses turns an ETag into a weak one. */
function matches(known: string, etag: string): boolean {
  return known.split(',').some(entry => [etag, `W/${etag}`, '*'].includes(entry.trim()))
}
