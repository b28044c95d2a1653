import type { Beside } from '../mount/beside.js'
import { fetchBeside } from './fetch-beside.js'
import { listsBeside } from './lists-beside.js'
import { offered } from './offered.js'

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

const made = new WeakMap<object, ReturnType<typeof fetchBeside>>()

/** A part that shares libraries with this file is made of what is offered to it, once. */
async function fetchPart(name: string): ReturnType<typeof fetchBeside> {
  const file = await fetchBeside(name)
  const part = made.get(file) ?? file.part(offered)
  made.set(file, part)
  return part
}
