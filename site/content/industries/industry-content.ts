import type { ClaimName } from '@talkgraph/wire/claims'
import type { Question } from '../faq/question.js'
import type { Block, Step } from '../showcase/block.js'

/** A category of the FAQ of an industry's page. */
export interface IndustryFaqCategory {
  readonly name: string
  /** The name of an icon of lucide. */
  readonly icon: string
  readonly questions: readonly Question[]
}

/** What the page of an industry says. The bot of the industry has its name; the firm that speaks is the bot's. */
export interface IndustryContent {
  readonly title: string
  readonly lead: string
  /** What is hard in this trade today. */
  readonly problem: Step
  /** What the chat beside it does about that, one thing after the other. */
  readonly solution: readonly string[]
  readonly figures: readonly ClaimName[]
  readonly blocks: readonly Block[]
  readonly steps: readonly [Step, Step, Step]
  readonly testimonial: ClaimName
  readonly faq: readonly IndustryFaqCategory[]
  /** The category of the gallery in which its templates stand. */
  readonly category: string
  /** What only some pages have. */
  readonly benefits?: readonly Step[]
  readonly departments?: readonly Step[]
  readonly hasVideo?: boolean
}
