import type { FunctionComponent } from 'react'
import type { EmojiBook } from '../emoji/emoji-book.js'

/** What a picker is given. */
export interface PickerProps {
  readonly book: EmojiBook
  readonly onPick: (emoji: string) => void
}

/** The emojis, and what they are picked by. */
export interface Emojis {
  readonly book: EmojiBook
  readonly Picker: FunctionComponent<PickerProps>
}

/** Fetches both on first use, with the names in a language that has a catalogue. Rejects when they cannot be fetched. */
export type LoadEmoji = (language?: string) => Promise<Emojis>
