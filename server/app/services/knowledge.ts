import { createPace } from '../../knowledge/crawl/pace.js'
import { createEmbeddings, type Embeddings } from '../../knowledge/embeddings/embeddings.js'
import { createMeaning, type Meaning } from '../../knowledge/embeddings/meaning.js'
import { createLearners, type Learners } from '../../knowledge/intents/learners.js'
import { createUnderstanding, type Understanding } from '../../knowledge/intents/understanding.js'
import { createReaders } from '../../knowledge/reading/readers.js'
import type { RunParts } from '../../knowledge/runs/run-parts.js'
import { createOutbound, hostOf } from '../../platform/outbound/index.js'
import type { AdmissionServices } from './admission.js'
import type { OnClose } from './on-close.js'
import type { OperationServices } from './operation.js'
import type { OutgoingServices } from './outgoing.js'
import type { SecretServices } from './secrets.js'
import type { ServiceOptions } from './service-options.js'
import type { StorageServices } from './storage.js'

/** What bots answer from and understand, how it is read, and how it is learned. */
export interface KnowledgeServices {
  readonly knowledgeRuns: RunParts
  readonly learners: Learners
  readonly understanding: Understanding
  readonly embeddings: Embeddings
  readonly meaning: Meaning
}

/** Milliseconds for one page. */
const time = 20_000
/** Of what a provider of embeddings is given: milliseconds, and bytes of its answer. */
const embedding = { time: 60_000, size: 20_000_000, redirects: 0 }

/** Makes what reads sources, with a way out of its own, and what learns intents. */
export function createKnowledgeServices(
  { outbound: usual, allowHosts = [], threadArgs }: ServiceOptions,
  {
    store,
    log,
    processorTime,
    secrets,
    ai,
  }: Pick<StorageServices, 'store'> &
    Pick<OperationServices, 'log'> &
    Pick<AdmissionServices, 'processorTime'> &
    Pick<OutgoingServices, 'ai'> &
    SecretServices,
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
  const limits = { ...usual?.limits, ...embedding }
  const ways = {
    trusted: createOutbound({ ...usual, limits, allowHosts }),
    guests: createOutbound({ ...usual, limits }),
  }
  onClose(ways.trusted.close)
  onClose(ways.guests.close)
  const embeddings = createEmbeddings({ store, secrets, ai, ways })
  const meaning = createMeaning(store.knowledge, embeddings)
  const own = new Set(allowHosts.map(host => host.toLowerCase()))
  return {
    knowledgeRuns: {
      knowledge: store.knowledge,
      outbound,
      readers,
      pace: createPace(),
      embeddings,
      meaning,
      isOwnHost: address => own.has(hostOf(address).toLowerCase()),
    },
    learners,
    understanding: createUnderstanding(store, meaning),
    embeddings,
    meaning,
  }
}
