import { createPace } from '../../knowledge/crawl/pace.js'
import { createReaders } from '../../knowledge/reading/readers.js'
import type { RunParts } from '../../knowledge/runs/run-parts.js'
import { createOutbound, hostOf } from '../../platform/outbound/index.js'
import type { OnClose } from './on-close.js'
import type { ServiceOptions } from './service-options.js'
import type { StorageServices } from './storage.js'

/** What bots answer from, and how it is read. */
export interface KnowledgeServices {
  readonly knowledgeRuns: RunParts
}

/** Milliseconds for one page. */
const time = 20_000

/** Makes what reads sources, with a way out of its own. */
export function createKnowledgeServices(
  { outbound: usual, allowHosts = [], threadArgs }: ServiceOptions,
  { store: { knowledge } }: Pick<StorageServices, 'store'>,
  onClose: OnClose,
): KnowledgeServices {
  const outbound = createOutbound({ ...usual, limits: { time, ...usual?.limits }, allowHosts })
  onClose(outbound.close)
  const readers = createReaders(threadArgs)
  onClose(readers.close)
  const own = new Set(allowHosts.map(host => host.toLowerCase()))
  return {
    knowledgeRuns: {
      knowledge,
      outbound,
      readers,
      pace: createPace(),
      isOwnHost: address => own.has(hostOf(address).toLowerCase()),
    },
  }
}
