import { languages } from './languages.js'
import { wordsIn } from './words-in.js'

const scripts: readonly (readonly [language: string, script: RegExp])[] = [
  ['ja', /[\p{sc=Hiragana}\p{sc=Katakana}]/gu],
  ['zh', /\p{sc=Han}/gu],
  ['ko', /\p{sc=Hangul}/gu],
  ['th', /\p{sc=Thai}/gu],
  ['he', /\p{sc=Hebrew}/gu],
  ['hi', /\p{sc=Devanagari}/gu],
  ['el', /\p{sc=Greek}/gu],
  ['fa', /[\u067e\u0686\u0698\u06a9\u06af\u06cc]/g],
  ['ar', /\p{sc=Arabic}/gu],
]

/** How many characters and words tell the language. */
const looked = 4000
const clearly = 3

/**
 * The language of a text, as a tag of two letters: by its script, else by the small words of languages, of which one must be
 * clearly ahead. `hint` is what its page says of itself; blank where nothing tells.
 */
export function languageOf(text: string, hint = ''): string {
  const begin = text.slice(0, looked)
  const letters = begin.match(/\p{L}/gu)?.length ?? 0
  for (const [language, script] of scripts)
    if ((begin.match(script)?.length ?? 0) * 5 > letters && letters > 0) return language
  const said = hint.trim().toLowerCase().split(/[-_]/)[0] ?? ''
  const given = said === 'nb' || said === 'nn' ? 'no' : said
  const words = wordsIn(begin)
  const counts = [...languages]
    .map(([tag, { stops }]) => ({ tag, count: words.filter(word => stops.has(word)).length }))
    .sort((one, other) => other.count - one.count)
  const own = counts.find(({ tag }) => tag === given)?.count ?? 0
  const [first, second] = counts
  if (!first || !second || first.count === 0) return given
  const isAhead =
    given === '' ? first.count > 1 && first.count > second.count : first.count >= own * 2 + clearly
  return isAhead ? first.tag : given
}
