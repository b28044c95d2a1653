import type { Beside } from '../mount/beside.js'
import { pageWidgets } from '../mount/listed.js'
import { createMounting } from '../mount/mount.js'
import type { MountOptions, Widget } from '../mount/options.js'
import type { Listed } from '../mount/page-api.js'
import { type Command, runCommands } from './commands.js'
import { fetchBeside } from './fetch-beside.js'

/** Every widget on the page, by bot and server. */
export const widgets: Map<string, Listed> = pageWidgets()

const beside: Beside = {
  async loadEmoji(language) {
    const [{ openEmojiBook }, words]: [typeof import('../emoji/emoji.js'), string] =
      await Promise.all([
        fetchBeside('emoji'),
        // Without their names they are still found by the English ones.
        language &&
          fetchBeside(`emoji-${language}`).then(
            file => file.words,
            () => '',
          ),
      ])
    return openEmojiBook(language, words)
  },
  async loadCatalogue(language) {
    const { catalogue }: typeof import('../texts/catalogues/de.js') = await fetchBeside(
      `lang-${language}`,
    )
    return catalogue
  },
  loadMarkup: (): Promise<typeof import('../contents/text/sanitise.js')> => fetchBeside('markup'),
  loadRare: (): Promise<typeof import('../rare/rare.js')> => fetchBeside('rare'),
  loadPlugins: (): Promise<typeof import('../plugins/plugins.js')> => fetchBeside('plugins'),
  loadDownload: (): Promise<typeof import('../download/download.js')> => fetchBeside('download'),
  loadTabs: (): Promise<typeof import('../mount/share-conversation.js')> => fetchBeside('tabs'),
  loadTriggers: (): Promise<typeof import('../triggers/triggers.js')> => fetchBeside('triggers'),
  loadResults: (): Promise<typeof import('../results/collect.js')> => fetchBeside('results'),
  loadLive: (): Promise<typeof import('../live/live.js')> => fetchBeside('live'),
}

const mounting = createMounting(beside)

/** Puts a widget on the page and returns its controls; `push` speaks to it too. */
export const mount: (options: MountOptions) => Widget = mounting.mount

/** Defines `<talkgraph-widget>`, and brings those to life that already stand on the page. */
export const defineElement: () => void = mounting.defineElement

/** Carries out commands such as `['open']`, each on every widget or on the one that it names last (decision 53). */
export function push(...commands: readonly Command[]): number {
  runCommands(commands, widgets)
  return 0
}
