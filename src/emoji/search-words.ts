import type { Emoji } from './emoji-book.js'

/** The emojis of one language, by their characters. */
export interface NamedEmojis {
  /** An emoji's name; undefined where the language has none. */
  nameOf(native: string): string | undefined
  /** Those that each word of a text begins a word of, those whose names begin with it first; then those that have it inside a word. */
  search(text: string): Emoji[]
}

/** Reads a language's file of emojis. */
export function readWords(words: string): NamedEmojis {
  const lines = words.split('\n').filter(Boolean)
  const emojis = lines.map(line => {
    const [native = '', name = '', keywords = ''] = line.split('\t')
    return {
      native,
      name,
      nameWords: ` ${fold(name)}`,
      allWords: ` ${fold(`${name} ${keywords}`)}`,
    }
  })
  const names = new Map(emojis.map(({ native, name }) => [native, name]))

  return {
    nameOf: native => names.get(native),
    search(text) {
      const wanted = fold(text).split(/\s+/).filter(Boolean)
      const all = (where: string, start: string) =>
        wanted.every(word => where.includes(start + word))
      const ranks = [
        emojis.filter(({ nameWords }) => nameWords.startsWith(` ${wanted.join(' ')}`)),
        emojis.filter(({ nameWords }) => all(nameWords, ' ')),
        emojis.filter(({ allWords }) => all(allWords, ' ')),
        emojis.filter(({ allWords }) => all(allWords, '')),
      ]
      return [...new Set(ranks.flat())].map(({ native, name }) => ({ native, name }))
    },
  }
}

/** Without capitals and accents, and with a space wherever a word begins. */
const fold = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[-–’':.,()“”«»]/g, ' ')
    .toLowerCase()
