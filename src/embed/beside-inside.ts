import * as markup from '../contents/text/sanitise.js'
import * as live from '../live/live.js'
import type { Beside } from '../mount/beside.js'
import * as tabs from '../mount/share-conversation.js'
import * as plugins from '../plugins/plugins.js'
import * as rare from '../rare/rare.js'
import * as results from '../results/collect.js'
import * as triggers from '../triggers/triggers.js'
import { fetchBeside } from './fetch-beside.js'
import { listsBeside } from './lists-beside.js'

/** The parts of the widget where all of them are in the one file: in what is built it stands in place of `beside.ts`. */
export const beside: Beside = {
  ...listsBeside,
  loadMarkup: async () => markup,
  loadRare: async () => rare,
  loadPlugins: async () => plugins,
  // What few visitors press lies beside it, as the lists do.
  loadDownload: (): Promise<typeof import('../download/download.js')> => fetchBeside('download'),
  loadAnalytics: (): Promise<typeof import('../analytics/analytics.js')> =>
    fetchBeside('analytics'),
  loadTabs: async () => tabs,
  loadTriggers: async () => triggers,
  loadResults: async () => results,
  loadLive: async () => live,
}
