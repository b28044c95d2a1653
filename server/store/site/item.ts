import type { Tables } from '../schema.js'

/** The kinds of items that the site has. */
export type SiteItemKind = Tables['site_items']['kind']

/** An item as it comes in: `words` are what it is found by beside its title. */
export interface NewSiteItem {
  readonly kind: SiteItemKind
  readonly id: string
  readonly slug: string
  readonly title: string
  readonly description: string
  readonly category: string
  readonly categorySlug: string
  readonly coverImage: string | null
  readonly content: string
  /** JSON text. */
  readonly details: string
  readonly words: string
  readonly flow?:
    | { readonly hash: string; readonly file: string; readonly sketch: string }
    | undefined
  /** Only a new item begins with them. */
  readonly likes: number
  readonly forks: number
  readonly createdAt: string
  readonly updatedAt: string
  /** The dates are those of this import: an item that is there already keeps its own. */
  readonly isUndated?: boolean | undefined
}

/** An item as lists have it; `sketch` is JSON text. */
export interface SiteItemEntry
  extends Omit<NewSiteItem, 'content' | 'words' | 'flow' | 'isUndated'> {
  readonly sketch: string | null
}

/** What came of an item that came in. */
export type SiteItemChange = 'added' | 'changed' | 'same'
