import { ApiError } from '../base/errors.js'
import { type Incoming, messageOf } from '../channels/index.js'
import type { News } from '../conversations/live/news.js'
import type { Results } from '../conversations/results/keep-results.js'
import type { RateLimits } from '../platform/limits/rates.js'
import type { IncomingEntry, Store } from '../store/index.js'
import { type BeginParts, begin } from './begin.js'
import type { ProvidedConnection } from './connections.js'
import { keepMedia, type MediaParts } from './media.js'

/** What it works with. */
interface Parts extends MediaParts, BeginParts {
  readonly store: Pick<Store, 'bots' | 'channels' | 'threads' | 'messages' | 'uploads'>
  readonly news: Pick<News, 'changed' | 'said'>
  readonly results: Pick<Results, 'noteTalk'>
  readonly rateLimits: RateLimits
}

interface Came extends Pick<IncomingEntry, 'number' | 'channelId' | 'at' | 'upload' | 'file'> {
  readonly given: Extract<Incoming, { type: 'echo' }>
  readonly origin: string
  readonly isLast: boolean
}

/**
 * Keeps what somebody of the business has said elsewhere as an agent's message; the thread is an agent's from then on, and any
 * may take it (decision 327). Throws THREAD_BUSY where it may be a message of ours that is just being sent. Resolves to the
 * number of the message.
 */
export async function hearEcho(
  parts: Parts,
  opened: ProvidedConnection,
  entry: Came,
): Promise<number | undefined> {
  const { store, news, results, rateLimits: limits } = parts
  const { given, number, channelId } = entry
  const person = await store.channels.persons.ofIncoming(number)
  const bot = await store.bots.find(opened.entry.botId)
  if (!person || !bot) return undefined
  const key = `channel ${number}`
  const known = await store.messages.keyedOf(person.id, key, entry.at)
  if (known) return known.number
  if (!entry.isLast && (await store.channels.outgoing.isUnderWay(person.id)))
    throw new ApiError('THREAD_BUSY')
  if (await store.channels.statuses.messageOf(channelId, given.id)) return undefined
  const open = person.threadId === null ? undefined : await store.threads.find(person.threadId)
  const thread =
    open && open.state !== 'ended'
      ? open
      : await begin(parts, opened, bot, { person, from: given.to, limits })
  const lying = { ...entry, thread, personId: person.id, limits }
  const heard =
    given.heard.kind === 'media'
      ? await keepMedia(parts, opened, { ...lying, media: given.heard })
      : given.heard
  const said = heard
    ? messageOf(heard)
    : { text: given.heard.kind === 'media' ? (given.heard.caption ?? '[file]') : '' }
  const agentName = opened.channel.title
  const message = await store.messages.append(thread.id, {
    ...said,
    who: 'agent',
    agentName,
    key,
    isThere: true,
  })
  const taken = await store.threads.change(
    thread.id,
    {
      state: 'taken',
      agentName,
      agentIcon: null,
      waitingUntil: null,
      waitingSince: null,
      assignee: null,
      assignedAt: null,
    },
    ['bot', 'waiting', 'handed-back'],
  )
  if (taken) news.changed(taken)
  else news.said(thread)
  await results.noteTalk(thread.id)
  return message?.number
}
