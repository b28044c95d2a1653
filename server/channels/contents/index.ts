import * as v from 'valibot'
import type { Content } from '../../../runtime/index.js'
import { type ContentKind, kindOfContent } from '../../../runtime/node/content.js'
import type { ContentRow, OpenOf } from '../content-parts/content-row.js'
import { audio } from './audio.js'
import { file } from './file.js'
import { frame } from './frame.js'
import { html } from './html.js'
import { image } from './image.js'
import { link } from './link.js'
import { plugin } from './plugin.js'
import { qr } from './qr.js'
import { text } from './text.js'
import { video } from './video.js'

/** What channels know of each kind of content. */
const contents = {
  text,
  image,
  video,
  audio,
  file,
  html,
  link,
  frame,
  qr,
  plugin,
} as const satisfies { readonly [Kind in ContentKind]: ContentRow<Kind> }

/** One thing that a bot says, as the API answers it. */
export const contentRecord: v.GenericSchema<unknown, OpenOf[ContentKind]> = v.variant(
  'kind',
  Object.values(contents).map(({ record }) => record),
)

/** What channels know of the kind of this content, which is what to ask of it. */
export function rowOf(content: Content): ContentRow<ContentKind> {
  return contents[kindOfContent(content)]
}
