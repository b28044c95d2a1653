import type { EmojiBook, LoadEmoji } from './emoji-book.js'

const books = new WeakMap<LoadEmoji, Promise<EmojiBook>>()

/** The emojis, fetched once however many widgets ask; a failed attempt is made again next time. */
export function lazyBook(load: LoadEmoji): Promise<EmojiBook> {
  const known = books.get(load)
  if (known) return known
  const book = load()
  books.set(load, book)
  book.catch(() => books.delete(load))
  return book
}
