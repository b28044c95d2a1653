import type { Content } from '../../../runtime/index.js'
import type { ContentKind } from '../../../runtime/node/content.js'
import type { OpenOf } from '../content-parts/content-row.js'
import { rowOf } from '../contents/index.js'

/** A content as programs of owners read it: the `text` of words is without HTML, which stands beside it. */
export type OpenContent = OpenOf[ContentKind]

/** Puts a content so that programs can read it. */
export function openContent(content: Content): OpenContent {
  return rowOf(content).open(content)
}
