import * as v from 'valibot'
import type { ContentRow } from '../content-parts/content-row.js'
import { fromHtml } from '../content-parts/from-html.js'
import { lackOf, said } from '../content-parts/said.js'

/** HTML of the owner's. */
export const html = {
  ...said,
  record: v.strictObject({
    kind: v.literal('html'),
    html: v.pipe(v.string(), v.description('Sanitise it before you show it.')),
  }),
  inWords: ({ html }, marks) => fromHtml(html, marks),
  lack: lackOf('HTML', 'people read its text alone'),
} as const satisfies ContentRow<'html'>
