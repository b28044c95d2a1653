import { createPace } from '../../knowledge/crawl/pace.js'
import { createLearners, type Learners } from '../../knowledge/intents/learners.js'
import { createUnderstanding, type Understanding } from '../../knowledge/intents/understanding.js'
import { createReaders } from '../../knowledge/reading/readers.js'
import type { RunParts } from '../../knowledge/runs/run-parts.js'
import { createOutbound, hostOf } from '../../platform/outbound/index.js'
import type { AdmissionServices } from './admission.js'
import type { OnClose } from './on-close.js'
import type { OperationServices } from './operation.js'
import type { ServiceOptions } from './service-options.js'
import type { StorageServices } from './storage.js'

/** What bots answer from and understand, how it is read, and how it is learned. */
export interface KnowledgeServices {
  readonly knowledgeRuns: RunParts
  readonly learners: Learners
  readonly understanding: Understanding
}

/** Milliseconds for one page. */
const time = 20_000

/** Makes what reads sources, with a way out of its own, and what learns intents. */
export function createKnowledgeServices(
  { outbound: usual, allowHosts = [], threadArgs }: ServiceOptions,
  {
    store,
    log,
    processorTime,
  }: Pick<StorageServices, 'store'> &
    Pick<OperationServices, 'log'> &
    Pick<AdmissionServices, 'processorTime'>,
  onClose: OnClose,
): KnowledgeServices {
  const outbound = createOutbound({ ...usual, limits: { time, ...usual?.limits }, allowHosts })
  onClose(outbound.close)
  const readers = createReaders(threadArgs)
  onClose(readers.close)
  const learners = createLearners(
    (account, seconds) =>
      void processorTime
        .spent(account, seconds)
        .catch(err => log.error({ err, account }, 'What learning has taken could not be noted')),
    threadArgs,
  )
  onClose(learners.close)
  const own = new Set(allowHosts.map(host => host.toLowerCase()))
  return {
    knowledgeRuns: {
      knowledge: store.knowledge,
      outbound,
      readers,
      pace: createPace(),
      isOwnHost: address => own.has(hostOf(address).toLowerCase()),
    },
    learners,
    understanding: createUnderstanding(store),
  }
}
