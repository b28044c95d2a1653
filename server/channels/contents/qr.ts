import * as v from 'valibot'
import type { ContentRow } from '../content-parts/content-row.js'
import { lackOf, named, said } from '../content-parts/said.js'

/** A QR code. What it holds is no place, so it stays as it is. */
export const qr = {
  ...said,
  record: v.strictObject({
    kind: v.literal('qr'),
    src: v.pipe(v.string(), v.description('The text that the code holds.')),
    alt: v.optional(v.string()),
  }),
  inWords: ({ alt, src }) => named(alt, src),
  lack: lackOf('a QR code', 'people get the text that it holds'),
} as const satisfies ContentRow<'qr'>
