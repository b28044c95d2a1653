import { localeChain } from '../../../runtime/bot/locale-chain.js'
import { words as ar } from './ar.js'
import type { ChannelWords } from './channel-words.js'
import { words as de } from './de.js'
import { words as en } from './en.js'
import { words as es } from './es.js'
import { words as fr } from './fr.js'
import { words as he } from './he.js'
import { words as hi } from './hi.js'
import { words as id } from './id.js'
import { words as it } from './it.js'
import { words as ja } from './ja.js'
import { words as ko } from './ko.js'
import { words as nl } from './nl.js'
import { words as pl } from './pl.js'
import { words as pt } from './pt.js'
import { words as ru } from './ru.js'
import { words as tr } from './tr.js'
import { words as uk } from './uk.js'
import { words as vi } from './vi.js'
import { words as hans } from './zh-Hans.js'
import { words as hant } from './zh-Hant.js'

/** What channels say of themselves, by the tag of its language. */
export const channelWords: ReadonlyMap<string, ChannelWords> = new Map(
  Object.entries({
    ar,
    de,
    en,
    es,
    fr,
    he,
    hi,
    id,
    it,
    ja,
    ko,
    nl,
    pl,
    pt,
    ru,
    tr,
    uk,
    vi,
    'zh-Hans': hans,
    'zh-Hant': hant,
  }),
)

/** What a channel says of itself in a language; `locale` is in which dates and sizes are written beside it. */
export interface SpokenWords extends ChannelWords {
  readonly locale: string
}

/** The words of the closest language that there is; without one, English with dates as the English write them. */
export function wordsIn(language: string | null | undefined): SpokenWords {
  const tag = language ? localeChain(language).find(each => channelWords.has(each)) : undefined
  const words = tag === undefined ? undefined : channelWords.get(tag)
  return words && language ? { ...words, locale: language } : { ...en, locale: 'en' }
}
