/** A question with its answer, both plain text. */
export interface Question {
  readonly question: string
  readonly answer: string
}

/** The words by which the section's quick tags find questions. */
export type FaqTag = 'popular' | 'basics' | 'pricing' | 'features' | 'integration'

/** A question of the site's FAQ. */
export interface FaqQuestion extends Question {
  readonly tags: readonly FaqTag[]
}

/** A category of the site's FAQ. */
export interface FaqCategory {
  readonly id: string
  readonly name: string
  /** The name of an icon of lucide. */
  readonly icon: string
  /** One of the scales of the kit. */
  readonly color: 'indigo' | 'grass' | 'amber' | 'tomato'
  readonly questions: readonly FaqQuestion[]
}
