import { loadPlugins } from '../../bots/plugins/index.js'
import { installChannels } from '../../channels/index.js'
import { bringConnectors } from '../../connectors/all.js'
import type { Metrics } from '../../platform/metrics.js'
import type { Store } from '../../store/index.js'
import { type AdmissionServices, createAdmission } from './admission.js'
import { type BotServices, createBots } from './bots.js'
import { type ChannelServices, createChannelServices } from './channels.js'
import { type ConversationServices, createConversations } from './conversations.js'
import { createDraftServices, type DraftServices } from './drafts.js'
import { createGuestServices, type GuestServices } from './guests.js'
import { handleJobs } from './handle-jobs.js'
import { createHookServices, type HookServices } from './hooks.js'
import { createIntegrationServices, type IntegrationServices } from './integrations.js'
import { createKnowledgeServices, type KnowledgeServices } from './knowledge.js'
import { createLive, type LiveServices } from './live.js'
import { createOperation, type OperationServices } from './operation.js'
import { createOutgoing, type OutgoingServices } from './outgoing.js'
import { createPageServices, type PageServices } from './pages.js'
import { createPeople, type PeopleServices } from './people.js'
import { createPushServices, type PushServices } from './push.js'
import { createSecretServices, type SecretServices } from './secrets.js'
import type { ServiceOptions } from './service-options.js'
import { openStorage, type StorageServices } from './storage.js'
import { createWords, type WordsServices } from './words.js'

/** Everything that the routes work with, in groups: who needs little asks for a group, or picks from them. */
export interface Services
  extends StorageServices,
    OperationServices,
    AdmissionServices,
    OutgoingServices,
    LiveServices,
    SecretServices,
    DraftServices,
    BotServices,
    ChannelServices,
    GuestServices,
    HookServices,
    IntegrationServices,
    KnowledgeServices,
    PageServices,
    PushServices,
    PeopleServices,
    WordsServices,
    ConversationServices {}

/** Opens the store and makes everything that works on it. The caller starts the jobs and, in the end, closes everything. */
export async function createServices(
  options: ServiceOptions = {},
): Promise<Services & { close(): Promise<void> }> {
  const open: (() => Promise<void>)[] = []
  const onClose = (closeOne: () => Promise<void>) => void open.push(closeOne)
  const close = async () => {
    for (const closeOne of open.splice(0).reverse()) await closeOne()
  }
  try {
    const { secret, uploads, fileLimits, ...opened } = await openStorage(options, onClose)
    const operation = createOperation(options, opened.store, onClose)
    await installAll(options, operation)
    const parted = {
      uploads,
      fileLimits,
      store: countCalls(opened.store, operation.metrics),
      ...operation,
    }
    const base = { ...parted, ...(await createSecretServices(secret, parted)) }
    const admission = createAdmission(options, secret, base, onClose)
    const outgoing = createOutgoing(options, secret, base, onClose)
    const guests = createGuestServices(options, { ...base, ...admission, ...outgoing }, onClose)
    const knowledge = createKnowledgeServices(
      options,
      { ...base, ...admission, ...outgoing },
      onClose,
    )
    const integrations = createIntegrationServices(
      options,
      secret,
      { ...base, ...outgoing },
      onClose,
    )
    const live = createLive(options, base, onClose)
    const drafts = createDraftServices(base, onClose)
    const bots = createBots(options, { ...base, ...admission }, onClose)
    const pages = createPageServices(options, secret, { ...base, ...admission })
    const people = createPeople(options, secret, { ...base, ...admission, ...outgoing }, onClose)
    const pushing = createPushServices(secret, base)
    const parts = {
      ...base,
      ...pushing,
      ...admission,
      ...outgoing,
      ...guests,
      ...integrations,
      ...createHookServices({ ...base, ...pushing }),
      ...knowledge,
      ...live,
      ...drafts,
      ...bots,
      ...pages,
      ...people,
    }
    const channels = createChannelServices(options, parts, onClose)
    const services = {
      ...parts,
      ...channels,
      ...createWords(options, parts, onClose),
      ...createConversations(options, parts, onClose),
    }
    handleJobs(options, services, onClose)
    return { ...services, close }
  } catch (error) {
    await close()
    throw error
  }
}

/** What bots may use has to be there before the first of them is read. */
async function installAll({ plugins }: ServiceOptions, { log }: OperationServices): Promise<void> {
  const { faults, connectors, channels } = await loadPlugins(plugins ?? [])
  for (const fault of [...faults, ...bringConnectors(connectors), ...installChannels(channels)])
    log.error(fault)
}

/** The store, with each call counted as it is noted. */
function countCalls(store: Store, metrics: Metrics): Store {
  const { calls } = store
  return {
    ...store,
    calls: {
      ...calls,
      note: (botId, call) => {
        metrics.noteCall(call)
        return calls.note(botId, call)
      },
    },
  }
}
