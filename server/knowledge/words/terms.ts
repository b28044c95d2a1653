import { languages } from './languages.js'
import { wordsIn } from './words-in.js'

/** Longer words are cut to so many characters. */
const longest = 40
const marks = /\p{M}/gu

/** The terms of a text in a language, in their order: stems of its words, without those that say nothing by themselves. */
export function termsIn(text: string, tag: string): readonly string[] {
  const language = languages.get(tag)
  return wordsIn(text).flatMap(word => {
    if (language?.stops.has(word) || (word.length === 1 && /[a-z]/.test(word))) return []
    const stem = language?.stem(word) ?? word
    // Whoever types leaves marks out.
    const term = stem.normalize('NFD').replaceAll(marks, '').toLowerCase().slice(0, longest)
    return term === '' ? [] : [term]
  })
}

/**
 * What a question is looked for by: each of its words, with the stems that it has in these languages. Words that say nothing by
 * themselves in one of them are left out.
 */
export function termsAsked(
  question: string,
  tags: readonly string[],
): readonly (readonly string[])[] {
  const stops = tags.flatMap(tag => languages.get(tag)?.stops ?? [])
  const words = wordsIn(question)
    .filter(word => !stops.some(small => small.has(word)))
    .slice(0, mostWords)
    .map(word => [...new Set((tags.length > 0 ? tags : ['']).flatMap(tag => termsIn(word, tag)))])
  const known = new Set<string>()
  return words.filter(terms => {
    const key = terms.join(' ')
    if (terms.length === 0 || known.has(key)) return false
    known.add(key)
    return true
  })
}

const mostWords = 64
