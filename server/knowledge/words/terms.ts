import { languages } from './languages.js'
import { withoutAsking, withoutSmall, wordsIn } from './words-in.js'

/** Longer words are cut to so many characters. */
const longest = 40
const marks = /\p{M}/gu
/** Scripts whose marks those leave out who type; in others they are letters. */
const marked = /[\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}\p{sc=Arabic}\p{sc=Hebrew}]/u

/** The terms of a text in a language, in their order: stems of its words, without those that say nothing by themselves. */
export function termsIn(text: string, tag: string): readonly string[] {
  const language = languages.get(tag)
  return wordsIn(text, tag).flatMap(word => {
    if (language?.stops.has(word) || (word.length === 1 && /[a-z]/.test(word))) return []
    const stem = language?.stem(word) ?? word
    // Whoever types leaves marks out.
    const bare = marked.test(stem) ? stem.normalize('NFD').replaceAll(marks, '') : stem
    const term = (spellings.get(tag) ?? same)(
      bare.toLowerCase().replaceAll(/[ßøłđæœı]/g, plainLetter),
    )
    return term === '' ? [] : [term.slice(0, longest)]
  })
}

/** Letters that are no marks, as those type them who do not have them. */
const plainLetters: Readonly<Record<string, string>> = {
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
}

const plainLetter = (letter: string): string => plainLetters[letter] ?? letter

const same = (term: string): string => term

/** Where a language writes the same in two ways. */
const spellings: ReadonlyMap<string, (term: string) => string> = new Map([
  ['de', (term: string) => term.replaceAll(/([aou])e/g, '$1')],
  ['ar', (term: string) => term.replaceAll('ى', 'ي').replace(/(?<=...)[ةه]$/, '')],
])

/**
 * What a question is looked for by: each of its words, with the stems that it has in these languages. Words that say nothing by
 * themselves in one of them are left out, and those that only ask, where there are others.
 */
export function termsAsked(
  question: string,
  tags: readonly string[],
): readonly (readonly string[])[] {
  const told = termsOf(withoutAsking(question), tags)
  return told.length > 0 ? told : termsOf(question, tags)
}

function termsOf(question: string, tags: readonly string[]): readonly (readonly string[])[] {
  const stops = tags.flatMap(tag => languages.get(tag)?.stops ?? [])
  const wanted = tags.length > 0 ? tags : ['']
  const lists = wanted.map(tag => ({ tag, words: wordsIn(withoutSmall(question), tag) }))
  const words = (lists[0]?.words ?? [])
    .map((_, at) => lists.map(({ tag, words }) => ({ tag, word: words[at] ?? '' })))
    .filter(forms => !forms.some(({ word }) => stops.some(small => small.has(word))))
    .slice(0, mostWords)
    .map(forms => [...new Set(forms.flatMap(({ tag, word }) => termsIn(word, tag)))])
  const known = new Set<string>()
  return words.filter(terms => {
    const key = terms.join(' ')
    if (terms.length === 0 || known.has(key)) return false
    known.add(key)
    return true
  })
}

const mostWords = 64
