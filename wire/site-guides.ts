/** A guide: a page of docs/ as the site shows it. */
export interface GuideEntry {
  /** What stands behind `/docs/`, such as `embed` or `nodes/webhook`. */
  readonly slug: string
  readonly title: string
  /** What it is about, in a sentence or two. */
  readonly about: string
}

/** A guide with those that lie below it. */
export interface GuideBranch extends GuideEntry {
  readonly children: readonly GuideEntry[]
}

/** Guides under one name, in the order in which they are read. */
export interface GuideGroup {
  readonly name: string
  readonly guides: readonly GuideBranch[]
}

/** A guide as its page shows it. `html` may stand in a page as it is. */
export interface GuidePage extends GuideEntry {
  readonly html: string
  readonly headings: readonly {
    readonly id: string
    readonly text: string
    readonly level: number
  }[]
  readonly group: string
  /** The guide that it lies below. */
  readonly parent?: GuideEntry | undefined
  readonly previous?: GuideEntry | undefined
  readonly next?: GuideEntry | undefined
}

/** A part of a guide in which all words of a search stand. */
export interface GuideHit {
  /** With the heading's anchor. */
  readonly path: string
  readonly title: string
  /** Empty before the first heading. */
  readonly heading: string
  /** A piece of its text, with the words that were searched for apart. */
  readonly excerpt: readonly { readonly text: string; readonly isMatch: boolean }[]
}

/** The guides, as the site reads them. */
export interface SiteGuides {
  groups(): Promise<readonly GuideGroup[]>
  find(slug: string): Promise<GuidePage | undefined>
  /** The parts in which every word stands, the best first, at most thirty. */
  search(words: string): Promise<readonly GuideHit[]>
}

/** The page of a guide. */
export const guidePath = (slug: string): string => `/docs/${slug}`
