/** Which bytes of a file are wanted: from one to another, both included, or the last so many. */
export type ByteRange = { readonly from: number; readonly to: number } | { readonly last: number }

/** The bytes that there are of a range, both included. */
export interface FilePart {
  readonly from: number
  readonly to: number
}

/** Reads the header `Range`; undefined where it asks for something other than one range of bytes, which is not answered. */
export function readByteRange(header: string | undefined): ByteRange | undefined {
  const [, from = '', to = ''] = /^bytes=\s*(\d{0,15})-(\d{0,15})\s*$/i.exec(header ?? '') ?? []
  if (from === '') return to === '' ? undefined : { last: Number(to) }
  const range = { from: Number(from), to: to === '' ? Number.POSITIVE_INFINITY : Number(to) }
  return range.from <= range.to ? range : undefined
}

/** A range as the header says it. */
export function writeByteRange(range: ByteRange): string {
  if ('last' in range) return `bytes=-${range.last}`
  return `bytes=${range.from}-${Number.isFinite(range.to) ? range.to : ''}`
}

/** The bytes of a range in a file of this size; undefined where there are none. */
export function partOf(range: ByteRange, size: number): FilePart | undefined {
  const end = size - 1
  const part =
    'last' in range
      ? { from: Math.max(0, size - range.last), to: end }
      : { from: range.from, to: Math.min(range.to, end) }
  return part.from <= part.to ? part : undefined
}
