import * as v from 'valibot'
import type { ContentRow } from '../content-parts/content-row.js'
import { address } from '../content-parts/records.js'
import { lackOf, named, said } from '../content-parts/said.js'

/** A file to be kept. */
export const file = {
  ...said,
  record: v.strictObject({
    kind: v.literal('file'),
    src: address,
    name: v.string(),
    size: v.optional(v.pipe(v.number(), v.description('In bytes.'))),
  }),
  inWords: ({ name, src }) => named(name, src),
  medium: ({ kind, src, name, size }) => ({ kind, src, name, size }),
  placed: (content, whole) => ({ ...content, src: whole(content.src) }),
  lack: lackOf('this file'),
} as const satisfies ContentRow<'file'>
