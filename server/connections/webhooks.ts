import type { RefusalReason } from '@talkgraph/wire/channels'
import type { Logger } from '../base/log.js'
import {
  channelOf,
  type Incoming,
  type Person,
  type ProviderChannel,
  type Received,
  type WaitingIncoming,
} from '../channels/index.js'
import type { News } from '../conversations/live/news.js'
import { isTooDeep } from '../platform/http/json-depth.js'
import type { Jobs } from '../platform/jobs/index.js'
import type { Metrics } from '../platform/metrics.js'
import { createBatch } from '../store/database/batch.js'
import type { GivenPerson, NewIncoming, Renamed, Store, ToldStatus } from '../store/index.js'
import type { Acknowledging } from './acknowledging.js'
import type { Connections } from './connections.js'
import { isProvider } from './kinds.js'
import { noteRefusals } from './refusals.js'
import { applyStatuses } from './tell-status.js'
import type { Wakes } from './wakes.js'

/** What a request of a provider is answered with. */
export interface WebhookAnswer {
  readonly status: 200 | 403 | 404 | 405 | 413
  readonly body: string
}

/** Where providers tell what happened. */
export interface Webhooks {
  /**
   * Takes in a request: what it brings is kept, with the job that works on it, before it is answered. `origin` is this server's
   * address.
   */
  receive(channel: string, id: string, received: Received, origin: string): Promise<WebhookAnswer>
  /** Counts a request that was too large to be read. */
  refuse(channel: string, id: string, reason: RefusalReason): Promise<WebhookAnswer>
  close(): Promise<void>
}

/** Letters of the name under which a person writes. */
const longestName = 200

/** Bytes of a request: more than most providers send. */
const largestRequest = 3_000_000

/** Bytes of a request of this channel. */
export function largestRequestOf(name: string): number {
  const channel = channelOf(name)
  return (channel && isProvider(channel) && channel.largestRequest) || largestRequest
}

interface WebhookParts {
  readonly store: Pick<Store, 'channels' | 'threads'>
  readonly connections: Pick<Connections, 'open'>
  readonly jobs: Pick<Jobs, 'tell'>
  readonly wakes: Pick<Wakes, 'came'>
  readonly acknowledging: Pick<Acknowledging, 'during'>
  readonly news: Pick<News, 'reacted' | 'read'>
  readonly metrics: Pick<Metrics, 'noteChannelRequest'>
  readonly log: Logger
}

const taken: WebhookAnswer = { status: 200, body: '' }
const unknown: WebhookAnswer = { status: 404, body: 'There is no such connection.' }
const refusals: Readonly<Record<RefusalReason, WebhookAnswer>> = {
  signature: { status: 403, body: 'The signature is not right.' },
  size: { status: 413, body: 'The request is too large.' },
  depth: { status: 413, body: 'The request is nested too deeply.' },
  method: { status: 405, body: 'Only GET and POST.' },
  // The provider is not to bring these again.
  number: taken,
  sender: taken,
}

/** Makes them. */
export function createWebhooks(parts: WebhookParts): Webhooks {
  const { store, connections, jobs, wakes, acknowledging, metrics, log } = parts
  // What comes over one connection at the same time looks it up once.
  const lookUp = createBatch(async (ids: readonly string[]) => {
    const each = [...new Set(ids)].map(async id => [id, await open(id)] as const)
    const found = new Map(await Promise.all(each))
    return ids.map(id => found.get(id) ?? { opened: undefined })
  })
  const counted = noteRefusals(store.channels.connections, log)
  const refuse = (channel: string, id: string, reason: RefusalReason): WebhookAnswer => {
    metrics.noteChannelRequest(channel, reason)
    counted.note(id, reason)
    return refusals[reason]
  }

  return {
    receive: (...given) => acknowledging.during(() => receive(...given)),
    refuse: async (name, id, reason) => {
      const entry = await store.channels.connections.find(id)
      return entry?.channel === name ? refuse(name, id, reason) : unknown
    },
    close: counted.close,
  }

  /** What came, without replies to nobody that the bot talks with. */
  async function heardOf(id: string, all: readonly Incoming[]): Promise<readonly Incoming[]> {
    const ids = all.flatMap(each => (isReply(each) ? each.from.ids : []))
    if (ids.length === 0) return all
    const talking = await store.channels.persons.talking(id, ids)
    return all.filter(each => !isReply(each) || each.from.ids.some(alias => talking.has(alias)))
  }

  async function receive(
    ...[name, id, received, origin]: Parameters<Webhooks['receive']>
  ): Promise<WebhookAnswer> {
    const found = await lookUp(id)
    if ('error' in found) throw found.error
    const opened = found.opened?.entry.channel === name ? found.opened : undefined
    if (!opened || !isProvider(opened.channel)) {
      metrics.noteChannelRequest('', 'unknown')
      return unknown
    }
    const { channel, settings } = opened
    if (received.method !== 'GET' && received.method !== 'POST') return refuse(name, id, 'method')
    // Nobody parses what is nested deeply, not even to look for a signature in it.
    const isJson = channel.readsJson?.(received) ?? true
    if (isJson && isTooDeep(received.body)) return refuse(name, id, 'depth')
    if (!channel.verify(received, settings)) return refuse(name, id, 'signature')
    const greeting = channel.challenge?.(received, settings)
    if (greeting !== undefined) {
      metrics.noteChannelRequest(name, 'challenge')
      return { status: 200, body: greeting }
    }
    // What people say is posted.
    if (received.method === 'GET') return refuse(name, id, 'signature')
    if (channel.isAnothers?.(received, settings)) return refuse(name, id, 'number')
    const brought = sorted(channel, await heardOf(id, channel.parse(received, settings)), origin)
    const statuses = [...brought.statuses, ...(await readBy(id, brought.seen))]
    const kept = await store.channels.incoming.keep(opened.entry, { ...brought, statuses })
    if (kept > 0) {
      jobs.tell('channel-in')
      wakes.came(id)
    }
    await applyStatuses(
      parts,
      opened.entry,
      statuses.map(({ of }) => of),
    )
    for (const reason of brought.refused) refuse(name, id, reason)
    const count = brought.all.length + statuses.length + brought.renames.length
    if (count > 0) metrics.noteChannelRequest(name, 'taken')
    else if (brought.refused.length === 0) metrics.noteChannelRequest(name, 'empty')
    return taken
  }

  /** A connection that is there, or why it cannot be looked up. */
  async function open(id: string) {
    try {
      const entry = await store.channels.connections.find(id)
      return { opened: entry && (await connections.open(entry)) }
    } catch (error) {
      return { error }
    }
  }

  /** What persons have read, message by message. */
  async function readBy(id: string, seen: readonly Seen[]): Promise<ToldStatus[]> {
    const all = await Promise.all(
      seen.map(({ from, until }) => store.channels.statuses.unread(id, from.ids[0] ?? '', until)),
    )
    return all.flat().map(of => ({ of, status: 'read' }))
  }
}

const isReply = (incoming: Incoming): incoming is Extract<Incoming, { type: 'message' }> =>
  incoming.type === 'message' && incoming.isReply === true

type Seen = Extract<Incoming, { type: 'seen' }>

/** What came, apart from what became of our own messages; each with an id that it has when it comes again. */
function sorted(
  channel: Pick<ProviderChannel, 'phoneOf' | 'emailOf'>,
  incoming: readonly Incoming[],
  origin: string,
): {
  readonly all: readonly NewIncoming[]
  readonly statuses: readonly ToldStatus[]
  readonly renames: readonly Renamed[]
  readonly seen: readonly Seen[]
  readonly refused: readonly RefusalReason[]
} {
  const renames: Renamed[] = []
  const all: NewIncoming[] = []
  const statuses: ToldStatus[] = []
  const seen: Seen[] = []
  const refused: RefusalReason[] = []
  const ids = new Set<string>()
  for (const each of incoming) {
    if (each.type === 'status') {
      statuses.push({ of: each.of, status: each.status, reason: each.reason })
      continue
    }
    if (each.type === 'seen') {
      seen.push(each)
      continue
    }
    if (each.type === 'refused') {
      refused.push(each.reason)
      continue
    }
    if (each.type === 'renamed') {
      const { was, is, at } = each
      const id = each.id ?? [was.ids[0], is.ids[0], at].join(' ')
      renames.push({ providerId: id, was, is: told(is), at })
      continue
    }
    const base = idOf(each)
    // A provider may tell several things under one id.
    let providerId = base
    for (let count = 2; ids.has(providerId); count++) providerId = `${base} ${count}`
    ids.add(providerId)
    const person = each.type === 'echo' ? each.to : 'from' in each ? each.from : undefined
    if (person && !person.ids.some(id => id !== '')) continue
    const saidAt =
      'at' in each && each.at !== undefined ? Math.min(each.at, Date.now()) : Date.now()
    const isAbout = each.type === 'reaction' || each.type === 'deleted'
    all.push({
      providerId,
      isAbout,
      isToPerson: each.type === 'echo',
      saidAt,
      person: person && told(person),
      data: JSON.stringify({ incoming: each, origin }),
    })
  }
  return { all, statuses, renames, seen, refused }

  function told(person: Person): GivenPerson {
    const name = person.name?.slice(0, longestName)
    return { ...person, name, phone: channel.phoneOf?.(person), email: channel.emailOf?.(person) }
  }
}

function idOf(incoming: WaitingIncoming): string {
  switch (incoming.type) {
    case 'message':
      return incoming.id === undefined ? `none ${crypto.randomUUID()}` : `message ${incoming.id}`
    case 'deleted':
      return `deleted ${incoming.of}`
    default:
      return `${incoming.type} ${incoming.id}`
  }
}
