import type { Beside } from '../mount/beside.js'
import { fetchBeside } from './fetch-beside.js'
import { fetchPart } from './fetch-part.js'

/** The lists of emojis and of languages, which lie beside every file of the widget. */
export const listsBeside: Pick<Beside, 'loadEmoji' | 'loadCatalogue' | 'loadKnownTexts'> = {
  async loadEmoji(language) {
    const [{ openEmojiBook }, { Picker }, words]: [
      typeof import('../emoji/emoji.js'),
      typeof import('../picker/picker.js'),
      string,
    ] = await Promise.all([
      fetchBeside('emoji'),
      fetchPart('picker'),
      // Without their names they are still found by the English ones.
      language &&
        fetchBeside(`emoji-${language}`).then(
          file => file.words,
          () => '',
        ),
    ])
    return { book: await openEmojiBook(language, words), Picker }
  },
  async loadCatalogue(language) {
    const { catalogue }: typeof import('../texts/catalogues/de.js') = await fetchBeside(
      `lang-${language}`,
    )
    return catalogue
  },
  loadKnownTexts: (): Promise<typeof import('../texts/known-texts.js')> => fetchBeside('texts'),
}
