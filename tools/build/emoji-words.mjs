import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)
const ending = '.emoji-words'

/** The languages that CLDR writes under another tag, because it assumes the script. */
const tags = { 'zh-Hans': 'zh' }

/**
 * A Rollup plugin that makes a file of emojis out of CLDR's annotations for `LANGUAGE.emoji-words`: one a line, its name and its
 * other keywords. A flag is named by its country.
 */
export const emojiWords = () => ({
  name: 'emoji-words',
  resolveId: source => (source.endsWith(ending) ? `\0${languageOf(source)}${ending}` : null),
  load(id) {
    if (!id.endsWith(ending)) return null
    return `export const words = ${JSON.stringify(wordsIn(languageOf(id)))}`
  },
})

/** The language of a file of words. */
const languageOf = name => name.slice(0, -ending.length).replace(/^.*[\\/\0]/, '')

function wordsIn(language) {
  const tag = tags[language] ?? language
  const { annotations } = require(
    `cldr-annotations-full/annotations/${tag}/annotations.json`,
  ).annotations
  const countries = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' })
  const { emojis } = require('@emoji-mart/data')
  return Object.values(emojis)
    .map(({ skins: [{ native }] }) => line(native, annotations, countries))
    .filter(Boolean)
    .join('\n')
}

function line(native, annotations, countries) {
  const country = countryOf(native)
  const own = annotations[native] ?? annotations[native.replaceAll('\uFE0F', '')]
  const name = own?.tts?.[0] ?? (country && countries.of(country))
  if (!name) return undefined
  const inName = new Set(wordsOf(name))
  const more = new Set((own?.default ?? []).flatMap(wordsOf).filter(word => !inName.has(word)))
  return [native, name, [...more].join(' ')].join('\t').trimEnd()
}

const wordsOf = text => text.toLowerCase().split(/\s+/).filter(Boolean)

/** The letters of a flag that is made of two. */
function countryOf(native) {
  const letters = [...native].map(sign => sign.codePointAt(0) - 0x1f1e6)
  const isFlag = letters.length === 2 && letters.every(letter => letter >= 0 && letter < 26)
  return isFlag ? String.fromCharCode(...letters.map(letter => letter + 65)) : undefined
}
