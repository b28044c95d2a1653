import type { Beside } from '../mount/beside.js'
import { fetchBeside } from './fetch-beside.js'
import { fetchPart } from './fetch-part.js'
import { listsBeside } from './lists-beside.js'

/** The parts of the widget, each a file beside the one that the loader fetches. */
export const beside: Beside = {
  ...listsBeside,
  loadMarkup: (): Promise<typeof import('../contents/text/sanitise.js')> => fetchBeside('markup'),
  loadRare: (): Promise<typeof import('../rare/rare.js')> => fetchPart('rare'),
  loadPlugins: (): Promise<typeof import('../plugins/plugins.js')> => fetchPart('plugins'),
  loadDownload: (): Promise<typeof import('../download/download.js')> => fetchBeside('download'),
  loadTabs: (): Promise<typeof import('../mount/share-conversation.js')> => fetchPart('tabs'),
  loadTriggers: (): Promise<typeof import('../triggers/triggers.js')> => fetchBeside('triggers'),
  loadResults: (): Promise<typeof import('../results/collect.js')> => fetchBeside('results'),
  loadAnalytics: (): Promise<typeof import('../analytics/analytics.js')> =>
    fetchBeside('analytics'),
  loadLive: (): Promise<typeof import('../live/live.js')> => fetchPart('live'),
}
