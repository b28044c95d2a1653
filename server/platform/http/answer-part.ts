import type { Context } from 'hono'
import { type ByteRange, type FilePart, readByteRange } from '../../base/byte-range.js'

/** The range that a request wants of a file with this ETag; undefined where it wants the whole, or knew another file. */
export function wantedRange({ req }: Context, etag: string): ByteRange | undefined {
  if (req.method !== 'GET') return undefined
  const known = req.header('if-range')
  return known === undefined || known.trim() === etag
    ? readByteRange(req.header('range'))
    : undefined
}

/** The headers of an answer with a part of a file. */
export function partHeaders({ from, to }: FilePart, size: number): Record<string, string> {
  return { 'Content-Range': `bytes ${from}-${to}/${size}`, 'Content-Length': String(to - from + 1) }
}

/** Answers that a file has no such bytes. */
export function answerBeyond(size: number): Response {
  return new Response(null, { status: 416, headers: { 'Content-Range': `bytes */${size}` } })
}
