/** One emoji: the character and its English name. */
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
  readonly categories: readonly EmojiCategory[]
  search(text: string): Promise<readonly Emoji[]>
}

/** Fetches the emojis on first use. Rejects when they cannot be fetched. */
export type LoadEmoji = () => Promise<EmojiBook>
