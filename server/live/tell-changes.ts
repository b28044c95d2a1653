import type { Store } from '../store/index.js'
import type { LiveHub, LiveNote } from './hub.js'

type Talking = Pick<Store, 'threads' | 'messages' | 'turns'>

const mostKnown = 10_000

/** The same repositories, of which each change is told to the hub once it is kept. */
export function tellChanges({ threads, messages, turns }: Talking, hub: LiveHub): Talking {
  /** Whose each thread is: that never changes. */
  const owners = new Map<string, string>()

  return {
    threads: {
      ...threads,
      create: async given => {
        const thread = await threads.create(given)
        know(thread.id, thread.owner)
        hub.tell({ thread: thread.id, owner: thread.owner })
        return thread
      },
      change: async (id, change, from) => {
        const thread = await threads.change(id, change, from)
        if (thread) hub.tell({ thread: id, owner: thread.owner })
        return thread
      },
      mark: async (id, side, number) => {
        await threads.mark(id, side, number)
        await tell(id)
      },
    },
    messages: {
      ...messages,
      append: async (id, message, from) => {
        const entry = await messages.append(id, message, from)
        if (entry) await tell(id)
        return entry
      },
      react: async (id, number, reaction) => {
        const entry = await messages.react(id, number, reaction)
        if (entry) await tell(id, { reactedTo: number })
        return entry
      },
    },
    turns: {
      ...turns,
      end: async (id, turn, part) => {
        const entries = await turns.end(id, turn, part)
        if (entries && entries.length > 0) await tell(id)
        return entries
      },
    },
  }

  async function tell(thread: string, more: Pick<LiveNote, 'reactedTo'> = {}) {
    const owner = owners.get(thread) ?? (await threads.find(thread))?.owner
    if (owner === undefined) return
    know(thread, owner)
    hub.tell({ thread, owner, ...more })
  }

  function know(thread: string, owner: string) {
    if (owners.size >= mostKnown) owners.clear()
    owners.set(thread, owner)
  }
}
