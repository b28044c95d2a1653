import type { Problem } from '../../runtime/index.js'
import { englishIn, type LoadCatalogue, loadTexts, type Texts } from '../texts/load-texts.js'

/** Fetches the texts of a language; where they cannot be had, reports it and leaves the chat in English. */
export async function findTexts(
  locale: string,
  load: LoadCatalogue,
  report: (problem: Problem) => void,
): Promise<Texts> {
  try {
    return await loadTexts(locale, load)
  } catch (reason) {
    const message = `No texts for "${locale}", so the chat is in English: ${reason}`
    report({ code: 'TEXTS_NOT_LOADED', message })
    return englishIn(locale)
  }
}
