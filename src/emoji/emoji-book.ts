/** One emoji: the character and its name. */
export interface Emoji {
  readonly native: string
  readonly name: string
}

/** A group of emojis. */
export interface EmojiCategory {
  readonly id: string
  /** What stands on the button that shows it. */
  readonly sign: string
  readonly emojis: readonly Emoji[]
}

/** The emojis there are, and how to find some by name. */
export interface EmojiBook {
  /** BCP 47 tag of the names. */
  readonly language: string
  readonly categories: readonly EmojiCategory[]
  search(text: string): Promise<readonly Emoji[]>
}
