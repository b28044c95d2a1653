import * as v from 'valibot'
import type { ContentRow } from '../content-parts/content-row.js'
import { address, captions } from '../content-parts/records.js'
import { lackOf, said } from '../content-parts/said.js'

/** A sound. */
export const audio = {
  ...said,
  record: v.strictObject({ kind: v.literal('audio'), src: address, captions }),
  inWords: ({ src }) => src,
  medium: ({ kind, src }) => ({ kind, src }),
  placed: (content, whole) => ({ ...content, src: whole(content.src) }),
  lack: lackOf('this sound'),
} as const satisfies ContentRow<'audio'>
