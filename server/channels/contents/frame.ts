import * as v from 'valibot'
import type { ContentRow } from '../content-parts/content-row.js'
import { address } from '../content-parts/records.js'
import { lackOf, named, said } from '../content-parts/said.js'

/** A page in a frame: elsewhere a button that leads there. */
export const frame = {
  ...said,
  record: v.strictObject({
    kind: v.literal('frame'),
    src: address,
    label: v.string(),
    height: v.pipe(v.number(), v.description('In pixels.')),
    atOnce: v.optional(v.literal(true)),
  }),
  inWords: ({ label, src }) => named(label, src),
  link: ({ label, src }) => ({ label: label.trim() || src, src }),
  placed: (content, whole) => ({ ...content, src: whole(content.src) }),
  lack: lackOf('a page inside the chat'),
} as const satisfies ContentRow<'frame'>
