import { loadCatalogue } from '../texts/catalogue-beside.js'
import type { Beside } from './beside.js'

/** Where it lies for an app that is built by a bundler: in chunks of the app's own. */
export const bundled: Beside = {
  loadEmoji: () => import('../emoji/emoji.js').then(({ openEmojiBook }) => openEmojiBook()),
  loadCatalogue,
}
