import * as v from 'valibot'
import type { ContentRow } from '../content-parts/content-row.js'
import { address } from '../content-parts/records.js'
import { lackOf, named, said } from '../content-parts/said.js'

/** A button that leads to a page. */
export const link = {
  ...said,
  record: v.strictObject({
    kind: v.literal('link'),
    src: address,
    label: v.pipe(v.string(), v.description('Without HTML.')),
    openIn: v.optional(v.literal('same-tab')),
  }),
  inWords: ({ label, src }) => named(label, src),
  link: ({ label, src }) => ({ label: label.trim() || src, src }),
  placed: (content, whole) => ({ ...content, src: whole(content.src) }),
  lack: lackOf('a button that leads to a page'),
} as const satisfies ContentRow<'link'>
