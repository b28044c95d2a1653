import type { Content, ContentKind } from '../../runtime/index.js'

/** Each kind of content by its name. */
export type ContentOf = { [Kind in ContentKind]: Extract<Content, { kind: Kind }> }

/** What the component of a kind of content gets. */
export interface ContentProps<Kind extends ContentKind> {
  readonly content: ContentOf[Kind]
  readonly nodeId: string
}
