import rawData, { type EmojiMartData } from '@emoji-mart/data'
import { init, SearchIndex } from 'emoji-mart'
import type { Emoji, EmojiBook } from './emoji-book.js'

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

/** Opens the emojis that this browser can draw. Data and search are emoji-mart's; nothing is fetched from elsewhere. */
export async function openEmojiBook(): Promise<EmojiBook> {
  await init({ data, locale: 'en' })
  return {
    categories: data.categories
      .filter(({ id }) => id !== ownCategory)
      .map(({ id, emojis }) => ({
        id,
        sign: signs[id] ?? id,
        emojis: emojis.flatMap(name => toEmoji(data.emojis[name])),
      })),
    async search(text) {
      const found: readonly Drawn[] | undefined = await SearchIndex.search(text, {
        maxResults: mostFound,
        caller: undefined,
      })
      return (found ?? []).flatMap(toEmoji)
    },
  }
}

function toEmoji(drawn: Drawn | undefined): Emoji[] {
  const native = drawn?.skins[0]?.native
  return drawn && native ? [{ native, name: drawn.name }] : []
}
