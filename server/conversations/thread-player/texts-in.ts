import { localeChain } from '../../../runtime/bot/locale-chain.js'
import type { BotTexts } from '../../../runtime/index.js'
import { texts as ar } from '../../../runtime/texts/ar.js'
import { texts as de } from '../../../runtime/texts/de.js'
import { texts as es } from '../../../runtime/texts/es.js'
import { texts as latin } from '../../../runtime/texts/es-419.js'
import { texts as fr } from '../../../runtime/texts/fr.js'
import { texts as he } from '../../../runtime/texts/he.js'
import { texts as hi } from '../../../runtime/texts/hi.js'
import { texts as id } from '../../../runtime/texts/id.js'
import { texts as it } from '../../../runtime/texts/it.js'
import { texts as ja } from '../../../runtime/texts/ja.js'
import { texts as ko } from '../../../runtime/texts/ko.js'
import { texts as nl } from '../../../runtime/texts/nl.js'
import { texts as pl } from '../../../runtime/texts/pl.js'
import { texts as pt } from '../../../runtime/texts/pt.js'
import { texts as european } from '../../../runtime/texts/pt-PT.js'
import { texts as ru } from '../../../runtime/texts/ru.js'
import { texts as tr } from '../../../runtime/texts/tr.js'
import { texts as uk } from '../../../runtime/texts/uk.js'
import { texts as vi } from '../../../runtime/texts/vi.js'
import { texts as hans } from '../../../runtime/texts/zh-Hans.js'
import { texts as hant } from '../../../runtime/texts/zh-Hant.js'

/** What bots say of themselves, by the tag of its language; of a region, what differs. */
const all: Readonly<Record<string, BotTexts>> = {
  ar,
  de,
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
  'es-419': latin,
  'pt-PT': european,
  'zh-Hans': hans,
  'zh-Hant': hant,
}

/** What a bot says of itself, and the tag of the language of these texts. */
interface SpokenTexts {
  readonly texts: BotTexts
  readonly textsLocale: string
}

/** The texts of the closest language that there is; English ones are not listed, and stand where there is no other. */
export function textsIn(language: string): SpokenTexts {
  const closest = localeChain(language).flatMap(tag => all[tag] ?? [])
  const isOwn = closest.length > 0 || /^en\b/i.test(language)
  return { texts: Object.assign({}, ...closest.reverse()), textsLocale: isOwn ? language : 'en' }
}
