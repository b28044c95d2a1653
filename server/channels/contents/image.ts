import * as v from 'valibot'
import type { ContentRow } from '../content-parts/content-row.js'
import { address } from '../content-parts/records.js'
import { lackOf, named, said } from '../content-parts/said.js'

/** A picture. */
export const image = {
  ...said,
  record: v.strictObject({ kind: v.literal('image'), src: address, alt: v.optional(v.string()) }),
  inWords: ({ alt, src }) => named(alt, src),
  medium: ({ kind, src, alt }) => ({ kind, src, caption: alt?.trim() }),
  placed: (content, whole) => ({ ...content, src: whole(content.src) }),
  lack: lackOf('this picture'),
} as const satisfies ContentRow<'image'>
