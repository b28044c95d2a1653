import type { EmojiBook } from './emoji-book.js'

type Load = () => Promise<EmojiBook>

const books = new WeakMap<Load, Promise<EmojiBook>>()

/** Fetches the emojis once, however often a widget asks; tries again after a failure. */
export function lazyBook(load: Load): Promise<EmojiBook> {
  const known = books.get(load)
  if (known) return known
  const book = load()
  books.set(load, book)
  book.catch(() => books.delete(load))
  return book
}
