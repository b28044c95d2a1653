import type { LiveEvent, LiveState } from '@talkgraph/wire/live'
import type { LiveNote } from '../../platform/streams/hub.js'
import { type Watched, watch } from '../../platform/streams/watch.js'
import type { MessageEntry, Store, ThreadEntry } from '../../store/index.js'
import type { News } from './news.js'

/** What a visitor's stream is made from. */
export interface VisitorStream extends Omit<Watched, 'look' | 'of'> {
  readonly store: Pick<Store, 'threads' | 'messages'>
  readonly news: Pick<News, 'changed'>
  readonly thread: string
  /** The number of the last message that the visitor has. */
  readonly after: number
  readonly now?: () => number
}

const atOnce = 50

/** Tells a visitor what agents say and do in a thread, each message once and in order, until the thread is over. */
export function playToVisitor(stream: VisitorStream): Promise<void> {
  const { store, news, thread, writer, now = Date.now } = stream
  let { after } = stream
  let told = ''
  let read = 0
  return watch({ ...stream, of: { thread }, look })

  async function look(notes: readonly LiveNote[]): Promise<number | null> {
    const found = await store.threads.find(thread)
    const entry = found && (await endIfOverdue(found))
    if (!entry) return null
    // Who comes is told before what they say, and who leaves after it.
    const isOpen = entry.state === 'waiting' || entry.state === 'taken'
    if (isOpen) await tellState(entry)
    await tellMessages(entry)
    await tellNotes(notes)
    if (entry.agentRead > read) await write({ type: 'read', upTo: entry.agentRead })
    read = entry.agentRead
    if (!isOpen) await tellState(entry)
    if (entry.state === 'taken') return Number.POSITIVE_INFINITY
    if (entry.state !== 'waiting') return null
    return entry.waitingUntil === null
      ? Number.POSITIVE_INFINITY
      : Math.max(0, entry.waitingUntil - now())
  }

  async function tellState(entry: ThreadEntry) {
    const state = stateOf(entry)
    const name = entry.agentName ?? ''
    if (told !== `${state} ${name}`) await write({ type: 'state', state, name })
    told = `${state} ${name}`
  }

  async function tellMessages(entry: ThreadEntry) {
    for (;;) {
      const messages = await store.messages.list(thread, { after, limit: atOnce, forVisitor: true })
      for (const message of messages) {
        if (message.who === 'agent') await write(eventOf(message, entry), message.number)
        after = message.number
      }
      if (messages.length < atOnce || stream.signal.aborted) return
    }
  }

  async function tellNotes(notes: readonly LiveNote[]) {
    for (const { typing, reactedTo } of notes) {
      if (typing?.by === 'agent') await write({ type: 'typing', on: typing.on })
      const message =
        reactedTo === undefined ? undefined : await store.messages.find(thread, reactedTo)
      if (message) await write({ type: 'reaction', id: message.number, reaction: message.reaction })
    }
  }

  /** A visitor who is there learns at once that nobody came in time; if an agent has just come, the agent has the thread. */
  async function endIfOverdue(entry: ThreadEntry): Promise<ThreadEntry | undefined> {
    const { state, waitingUntil } = entry
    if (state !== 'waiting' || waitingUntil === null || waitingUntil > now()) return entry
    const ended = await store.threads.change(thread, { state: 'ended' }, ['waiting'])
    if (ended) news.changed(ended)
    return ended ?? store.threads.find(thread)
  }

  function write(event: LiveEvent, id?: number): Promise<void> {
    return writer.write(event, id)
  }
}

/** To a visitor, a thread that the bot has is one that was handed back. */
function stateOf({ state }: ThreadEntry): LiveState {
  return state === 'bot' ? 'handed-back' : state
}

function eventOf(
  { number, text, agentName, iconUrl, prompts, file }: MessageEntry,
  thread: ThreadEntry,
): LiveEvent {
  return {
    type: 'message',
    id: number,
    text,
    name: agentName ?? thread.agentName ?? '',
    icon: iconUrl ?? thread.agentIcon ?? '',
    prompts: prompts.map(({ id, title }) => ({ id, label: title })),
    ...(file && { file: { name: file.name, url: file.url } }),
  }
}
