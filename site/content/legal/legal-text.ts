/** A legal text of the site, plain text throughout. */
export interface LegalText {
  readonly title: string
  /** One sentence. */
  readonly description: string
  /** The day of the last change, as `YYYY-MM-DD`. */
  readonly updated: string
  readonly sections: readonly LegalSection[]
}

/** A part of a legal text. */
interface LegalSection {
  readonly heading: string
  readonly paragraphs: readonly string[]
  /** Shown as a list below the paragraphs. */
  readonly list?: readonly string[]
}
