import type { Catalogue } from './english.js'
import { languageOf } from './languages.js'

/** Fetches the catalogue of a language from beside the bundle. Rejects when it cannot be fetched. */
export type LoadCatalogue = (language: string) => Promise<Catalogue>

/** How long, in milliseconds, a chat waits for its texts before it begins in English, and then stays so. */
const patience = 2000

/** Fetches a locale's texts; none for English. Rejects when they cannot be had, or not in time. */
export async function loadTexts(locale: string, load: LoadCatalogue): Promise<Partial<Catalogue>> {
  const language = languageOf(locale)
  return language
    ? Promise.race([
        load(language),
        new Promise<never>((_, reject) => {
          setTimeout(reject, patience, 'too slow')
        }),
      ])
    : {}
}
