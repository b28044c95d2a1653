import * as v from 'valibot'
import type { ContentRow } from '../content-parts/content-row.js'
import { address, captions } from '../content-parts/records.js'
import { lackOf, said } from '../content-parts/said.js'

/** A film. */
export const video = {
  ...said,
  record: v.strictObject({
    kind: v.literal('video'),
    src: address,
    captions,
    poster: v.optional(
      v.pipe(v.string(), v.description('The address of a picture to be shown first.')),
    ),
  }),
  inWords: ({ src }) => src,
  medium: ({ kind, src }) => ({ kind, src }),
  placed: (content, whole) => ({ ...content, src: whole(content.src) }),
  lack: lackOf('this film'),
} as const satisfies ContentRow<'video'>
