import type { EmojiBook, LoadEmoji } from './emoji-book.js'

const books = new WeakMap<LoadEmoji, Promise<EmojiBook>>()

/** Fetches the emojis once, however many widgets ask; tries again after a failure. */
export function lazyBook(load: LoadEmoji): Promise<EmojiBook> {
  const known = books.get(load)
  if (known) return known
  const book = load()
  books.set(load, book)
  book.catch(() => books.delete(load))
  return book
}
