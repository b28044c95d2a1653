import rawData, { type EmojiMartData } from '@emoji-mart/data'
import { init, SearchIndex } from 'emoji-mart'
import type { Emoji, EmojiBook } from './emoji-book.js'
import { readWords } from './search-words.js'

// The package types its data, but not its default export.
const data = rawData as unknown as EmojiMartData

const mostFound = 60

/** The category that emoji-mart fills with earlier picks; we do not keep those. */
const ownCategory = 'frequent'

const signs: Readonly<Record<string, string>> = {
  people: '😀',
  nature: '🐻',
  foods: '🍔',
  activity: '⚽',
  places: '🚗',
  objects: '💡',
  symbols: '💯',
  flags: '🏁',
}

interface Drawn {
  readonly name: string
  readonly skins: readonly { readonly native: string }[]
}

/**
 * Opens the emojis that this browser can draw, with their names in a language: `words` is the language's file, blank where
 * there is none. Data and English search are emoji-mart's, names and keywords in other languages CLDR's; nothing is fetched
 * from elsewhere.
 */
export async function openEmojiBook(language?: string, words = ''): Promise<EmojiBook> {
  await init({ data, locale: 'en' })
  const { nameOf, search } = readWords(words)
  const toEmoji = (drawn: Drawn | undefined): Emoji[] => {
    const native = drawn?.skins[0]?.native
    return drawn && native ? [{ native, name: nameOf(native) ?? drawn.name }] : []
  }
  const categories = data.categories
    .filter(({ id }) => id !== ownCategory)
    .map(({ id, emojis }) => ({
      id,
      sign: signs[id] ?? id,
      emojis: emojis.flatMap(name => toEmoji(data.emojis[name])),
    }))
  const drawable = new Set(categories.flatMap(({ emojis }) => emojis.map(({ native }) => native)))
  return {
    language: words && language ? language : 'en',
    categories,
    async search(text) {
      const found: readonly Drawn[] | undefined = await SearchIndex.search(text, {
        maxResults: mostFound,
        caller: undefined,
      })
      const inEnglish = (found ?? []).flatMap(toEmoji)
      const own = search(text).filter(({ native }) => drawable.has(native))
      const isNew = ({ native }: Emoji) => own.every(emoji => emoji.native !== native)
      return [...own, ...inEnglish.filter(isNew)].slice(0, mostFound)
    },
  }
}
