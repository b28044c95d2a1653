import type { ContentKind } from '../../runtime/index.js'
import type { ContentOf } from '../../runtime/node/content.js'

/** What the component of a kind of content gets. */
export interface ContentProps<Kind extends ContentKind> {
  readonly content: ContentOf[Kind]
  readonly nodeId: string
}
