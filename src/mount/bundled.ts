import { loadEmojiNames } from '../emoji/emoji-names.js'
import { loadCatalogue } from '../texts/catalogue-beside.js'
import type { Beside } from './beside.js'

/** Fetches them as chunks of the app, when an app is built by a bundler. */
export const bundled: Beside = {
  async loadEmoji(language) {
    const [{ openEmojiBook }, words, { Picker }] = await Promise.all([
      import('../emoji/emoji.js'),
      loadEmojiNames(language),
      import('../picker/picker.js'),
    ])
    return { book: await openEmojiBook(language, words), Picker }
  },
  loadCatalogue,
  loadLive: () => import('../live/live.js'),
  loadMarkup: () => import('../contents/text/sanitise.js'),
  loadKnownTexts: () => import('../texts/known-texts.js'),
  loadRare: () => import('../rare/rare.js'),
  loadPlugins: () => import('../plugins/plugins.js'),
  loadDownload: () => import('../download/download.js'),
  loadTabs: () => import('./share-conversation.js'),
  loadTriggers: () => import('../triggers/triggers.js'),
  loadAnalytics: () => import('../analytics/analytics.js'),
  loadResults: () => import('../results/collect.js'),
}
