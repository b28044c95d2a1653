import { localeChain } from '../../runtime/bot/locale-chain.js'
import type { Catalogue } from './english.js'
import { languagesOf } from './languages.js'

/** Fetches a catalogue from beside the bundle. Rejects when it cannot be fetched. */
export type LoadCatalogue = (language: string) => Promise<Partial<Catalogue>>

/** The widget's texts, and the locale in which dates and numbers are written beside them. */
export interface Texts {
  readonly catalogue: Partial<Catalogue>
  readonly locale: string
}

/** How long, in milliseconds, a chat waits for its texts before it begins in English, and then stays so. */
const patience = 2000

/**
 * Fetches the texts in a locale. A language without a catalogue gets the English ones, with dates as the English write
 * them in its country. Rejects when the texts cannot be had, or not in time.
 */
export async function loadTexts(locale: string, load: LoadCatalogue): Promise<Texts> {
  const languages = languagesOf(locale)
  if (!languages[0]) return englishIn(locale)
  const catalogues = await Promise.race([
    Promise.all(languages.map(language => load(language))),
    new Promise<never>((_, reject) => {
      setTimeout(reject, patience, 'too slow')
    }),
  ])
  return { locale, catalogue: Object.assign({}, ...catalogues.reverse()) }
}

/** The widget's own English, in a locale's country: `en-SE` for Swedish. */
export function englishIn(locale: string): Texts {
  return {
    locale: /^en\b/i.test(locale)
      ? locale
      : (localeChain(locale)[1] ?? '').replace(/^[a-z]+/, 'en'),
    catalogue: {},
  }
}
