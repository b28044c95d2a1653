import { type Acknowledging, createAcknowledging } from '../../connections/acknowledging.js'
import { createWakes, type Wakes } from '../../connections/wakes.js'
import { createDeskReads, type DeskReads } from '../../conversations/live/desk-reads.js'
import { createNews, type News } from '../../conversations/live/news.js'
import { createLiveHub, type LiveHub } from '../../platform/streams/hub.js'
import { createOpenStreams, type OpenStreams } from '../../platform/streams/open-streams.js'
import type { WatchTiming } from '../../platform/streams/watch.js'
import type { OnClose } from './on-close.js'
import type { OperationServices } from './operation.js'
import type { ServiceOptions } from './service-options.js'
import type { StorageServices } from './storage.js'

/** What visitors and desks see at once. */
export interface LiveServices {
  /** Tells open streams of what happens in threads. */
  readonly hub: LiveHub
  /** Told of whatever visitors and desks see, by whoever has changed it. */
  readonly news: News
  /** What desks ask for at each change, read once for all of them. */
  readonly deskReads: DeskReads
  /** Told of what goes over channels. */
  readonly wakes: Wakes
  /** Has what came over channels acknowledged before any of it is worked on. */
  readonly acknowledging: Acknowledging
  readonly streams: OpenStreams
  readonly liveTiming?: WatchTiming | undefined
}

/** Makes what streams follow. */
export function createLive(
  { liveTiming }: ServiceOptions,
  { store, log, jobs }: StorageServices & OperationServices,
  onClose: OnClose,
): LiveServices {
  const hub = createLiveHub(store.notices, log)
  onClose(hub.close)
  const wakes = createWakes()
  const streams = createOpenStreams()
  onClose(async () => streams.stop())
  const news = createNews(
    hub,
    () => jobs.hasten('offers'),
    () => {
      jobs.tell('channel-out')
      wakes.goes()
    },
  )
  return {
    hub,
    news,
    wakes,
    acknowledging: createAcknowledging(),
    deskReads: createDeskReads(store),
    streams,
    liveTiming,
  }
}
