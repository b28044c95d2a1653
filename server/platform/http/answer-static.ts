import type { Context } from 'hono'
import { partOf } from '../../base/byte-range.js'
import { answerBeyond, partHeaders, wantedRange } from './answer-part.js'
import { answerCached } from './ready-answer.js'
import { mediaType, readStatic } from './static-file.js'

/** What a browser may do with a file that has another name when it changes. */
export const forEver = { 'Cache-Control': 'public, max-age=31536000, immutable' }

/** What is played, or read page by page: browsers ask for parts of it, and some play nothing else. */
const inParts = /^(?:audio|video)\/|\/pdf$/

/** Answers with a file of the package, which a browser asks for again each time unless `headers` say else; 404 without one. */
export async function answerStatic(
  context: Context,
  url: URL,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> {
  const file = await readStatic(url)
  if (!file) return context.notFound()
  const type = mediaType(url.pathname)
  const all = { 'Cache-Control': 'no-cache', ...headers, 'Content-Type': type }
  if (!inParts.test(type)) return answerCached(context, file, all)
  const etag = `"${file.etag}"`
  const range =
    context.req.header('if-none-match') === undefined ? wantedRange(context, etag) : undefined
  if (!range) return answerCached(context, file, { ...all, 'Accept-Ranges': 'bytes' })
  const size = file.bytes.length
  const part = partOf(range, size)
  if (!part) return answerBeyond(size)
  return new Response(file.bytes.subarray(part.from, part.to + 1), {
    status: 206,
    headers: { ...all, ETag: etag, 'Accept-Ranges': 'bytes', ...partHeaders(part, size) },
  })
}
