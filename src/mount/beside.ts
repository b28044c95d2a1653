import type { BotFile } from '../../runtime/index.js'
import type { tellAnalytics } from '../analytics/analytics.js'
import type { LoadDownload } from '../model/download.js'
import type { LoadEmoji } from '../model/emojis.js'
import type { LoadLive } from '../model/live.js'
import type { LoadMarkup } from '../model/markup.js'
import type { LoadPlugins } from '../model/plugins.js'
import type { LoadRare } from '../model/rare.js'
import type { LoadCatalogue } from '../texts/load-texts.js'
import type { LoadResults, LoadTabs } from './converse.js'
import type { WidgetParts } from './parts.js'
import type { LoadKnownTexts } from './tell-texts.js'

/** What lies beside the bundle and is fetched on demand; each entry of the package knows where. */
export interface Beside {
  readonly loadEmoji: LoadEmoji
  readonly loadCatalogue: LoadCatalogue
  readonly loadMarkup: LoadMarkup
  /** Absent: nobody is asked to answer visitors, as in the preview (decision 31). */
  readonly loadLive?: LoadLive | undefined
  readonly loadRare: LoadRare
  readonly loadPlugins: LoadPlugins
  readonly loadDownload: LoadDownload
  readonly loadTabs: LoadTabs
  readonly loadTriggers: LoadTriggers
  readonly loadResults: LoadResults
  readonly loadKnownTexts: LoadKnownTexts
  /** Fetches what tells the host page's analytics; rejects when it cannot be fetched. */
  readonly loadAnalytics: () => Promise<{ readonly tellAnalytics: typeof tellAnalytics }>
}

/** What of a widget its bot's triggers work with. */
type Triggered = Pick<WidgetParts, 'controls' | 'finder' | 'looks' | 'signal'>

/** Fetches from beside the bundle what opens the chat under a bot's conditions. Rejects when it cannot be fetched. */
type LoadTriggers = () => Promise<{
  readonly watchTriggers: (triggers: BotFile['triggers'], triggered: Triggered) => void
}>
