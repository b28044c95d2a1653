import type { TitledText } from '@talkgraph/wire/site-data'
import type { Question } from '../faq/question.js'

/** What the site says about one category of templates. */
export interface Category {
  /** The last part of the gallery's address. */
  readonly slug: string
  readonly name: string
  /** One sentence. */
  readonly description: string
  /** Two paragraphs for the tab Overview. */
  readonly overview: readonly string[]
  /** The four reasons of the block 'Why choose'. */
  readonly benefits: readonly TitledText[]
  readonly questions: readonly Question[]
}
