import type { LiveNote } from '../../platform/streams/hub.js'
import { type Watched, watch } from '../../platform/streams/watch.js'
import type { MessageEntry, Store, ThreadEntry } from '../../store/index.js'

/** What a desk's stream is made from. */
export interface DeskStream extends Omit<Watched, 'look' | 'of'> {
  readonly store: {
    readonly threads: Pick<Store['threads'], 'find' | 'list'>
    readonly messages: Pick<Store['messages'], 'find' | 'list' | 'timeAfter'>
  }
  readonly owner: string
  /** The number of the last message that the desk has; absent: it begins with what comes now. */
  readonly after: number | undefined
  /** How the API writes a message and a thread. */
  readonly show: {
    message(entry: MessageEntry, botId: string): object
    thread(entry: ThreadEntry): Promise<object>
    /** Agents and labels. */
    desk(): Promise<object>
    /** How many threads are open. */
    counts(): Promise<object>
  }
  /** Notes that the agent is there; absent for programs. */
  readonly beThere?: (() => Promise<void>) | undefined
  readonly now?: (() => number) | undefined
}

const atOnce = 100
/** Numbers are given before they are seen: one that was late may be this much lower. */
const overlap = 100
/** Milliseconds between two notes that an agent is there. */
const beThereEvery = 15_000
/** Milliseconds that a change may be seen after its time, also by another server's clock. */
const late = 5000

/**
 * Tells a desk what happens in its owner's threads. A message may be told twice after a desk came back: it is the same
 * by its id.
 */
export function playToDesk(stream: DeskStream): Promise<void> {
  const { store, owner, writer, show, beThere, now = Date.now } = stream
  let wasThere = Number.NEGATIVE_INFINITY
  let toldDesk = ''
  let toldCounts = ''
  let start = stream.after === undefined ? undefined : Math.max(0, stream.after - overlap)
  /** The last number that was told, by thread. */
  const told = new Map<string, number>()
  /** Until when what happened was told, in milliseconds since 1970. */
  let since: number | undefined
  return watch({ ...stream, of: { owner }, look })

  async function look(notes: readonly LiveNote[]): Promise<number> {
    await beginNow()
    if (beThere && now() - wasThere >= beThereEvery) {
      await beThere()
      wasThere = now()
    }
    const isWhole = notes.length === 0
    if (isWhole || notes.some(({ thread }) => thread === null)) await tellDesk()
    if (isWhole || notes.some(({ isMoved }) => isMoved)) await tellCounts()
    await tellThreads(
      notes.flatMap(note => (note.thread === null ? [] : [{ ...note, thread: note.thread }])),
      isWhole,
    )
    return Number.POSITIVE_INFINITY
  }

  /** What is said from now on is told, whatever is looked up first. */
  async function beginNow() {
    if (start !== undefined) return
    const newest = await store.threads.list({ owner, limit: atOnce })
    start = Math.max(0, ...newest.map(({ lastMessage }) => lastMessage))
    since = now()
  }

  async function tellDesk() {
    const desk = await show.desk()
    const text = JSON.stringify(desk)
    if (text !== toldDesk) await writer.write({ type: 'desk', ...desk })
    toldDesk = text
  }

  /** Once for all that has moved since the last look. */
  async function tellCounts() {
    const counts = await show.counts()
    const text = JSON.stringify(counts)
    if (text !== toldCounts) await writer.write({ type: 'counts', ...counts })
    toldCounts = text
  }

  async function tellThreads(
    notes: readonly (LiveNote & { readonly thread: string })[],
    isWhole: boolean,
  ) {
    const begun = now() - late
    const changed = new Set(notes.filter(({ typing }) => !typing).map(({ thread }) => thread))
    if (isWhole) for (const thread of await missed(start ?? 0)) changed.add(thread)
    for (const id of changed) {
      const thread = await store.threads.find(id)
      if (thread) await tell(thread)
      else await writer.write({ type: 'gone', threadId: id })
    }
    // Where the database goes away before all is told, the next look begins where this one did.
    if (isWhole) since = begun
    for (const { thread, typing, reactedTo } of notes) {
      if (typing?.by === 'visitor')
        await writer.write({ type: 'typing', threadId: thread, on: typing.on })
      if (reactedTo === undefined) continue
      const [entry, message] = await Promise.all([
        store.threads.find(thread),
        store.messages.find(thread, reactedTo),
      ])
      if (entry && message)
        await writer.write({ type: 'reaction', message: show.message(message, entry.botId) })
    }
  }

  /** The threads in which something happened since the last look, or was said since the message that the desk has. */
  async function missed(start: number): Promise<string[]> {
    const isFirst = since === undefined
    const from = since ?? (await store.messages.timeAfter(start)) ?? now()
    const found: string[] = []
    let after: { updatedAt: number; id: string } | undefined
    for (;;) {
      const page = await store.threads.list({ owner, limit: atOnce, after })
      const newer = page.filter(({ updatedAt }) => updatedAt >= from - (isFirst ? late : 0))
      found.push(
        ...newer.filter(({ lastMessage }) => !isFirst || lastMessage > start).map(({ id }) => id),
      )
      after = page.at(-1)
      if (newer.length < atOnce) return found.reverse()
    }
  }

  async function tell(thread: ThreadEntry) {
    let after = told.get(thread.id) ?? start ?? 0
    await writer.write({ type: 'thread', thread: await show.thread(thread) })
    for (;;) {
      const messages = await store.messages.list(thread.id, { after, limit: atOnce })
      for (const message of messages) {
        await writer.write(
          { type: 'message', message: show.message(message, thread.botId) },
          message.number,
        )
        after = message.number
      }
      told.set(thread.id, after)
      if (messages.length < atOnce || stream.signal.aborted) return
    }
  }
}
