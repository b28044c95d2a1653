import type { Store } from '../store/index.js'
import type { LiveHub, LiveNote } from './hub.js'

type Talking = Pick<Store, 'threads' | 'messages' | 'turns' | 'desk' | 'accounts'>

const mostKnown = 10_000
/** Of the threads of a member who goes; desks find the others when they look again. */
const mostTold = 500

/**
 * The same repositories, of which each change is told to the hub once it is kept. `onWait` is called when a thread may have
 * begun to wait for an agent, or an agent for threads.
 */
export function tellChanges(
  { threads, messages, turns, desk, accounts }: Talking,
  hub: LiveHub,
  onWait: () => void = () => {},
): Talking {
  /** Whose each thread is: that never changes. */
  const owners = new Map<string, string>()

  return {
    threads: {
      ...threads,
      create: async given => {
        const thread = await threads.create(given)
        know(thread.id, thread.owner)
        hub.tell({ thread: thread.id, owner: thread.owner })
        if (thread.state === 'waiting') onWait()
        return thread
      },
      take: async (id, agent) => {
        const thread = await threads.take(id, agent)
        if (thread) hub.tell({ thread: id, owner: thread.owner })
        return thread
      },
      change: async (id, change, from) => {
        const thread = await threads.change(id, change, from)
        if (thread) hub.tell({ thread: id, owner: thread.owner })
        if (thread?.state === 'waiting') onWait()
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
        if (part?.state === 'waiting') onWait()
        return entries
      },
    },
    desk: {
      ...desk,
      agents: {
        ...desk.agents,
        seen: async agent => {
          const isNew = await desk.agents.seen(agent)
          if (isNew) tellDesk(agent.owner)
          return isNew
        },
        setAvailable: async (agent, isAvailable) => {
          await desk.agents.setAvailable(agent, isAvailable)
          tellDesk(agent.owner)
        },
      },
      labels: {
        ...desk.labels,
        put: async (owner, label) => {
          await desk.labels.put(owner, label)
          hub.tell({ thread: null, owner })
        },
        remove: async (owner, name) => {
          const isGone = await desk.labels.remove(owner, name)
          if (isGone) hub.tell({ thread: null, owner })
          return isGone
        },
      },
      reads: {
        ...desk.reads,
        mark: async (thread, member, number) => {
          await desk.reads.mark(thread, member, number)
          await tell(thread)
        },
      },
      offers: {
        ...desk.offers,
        give: async thread => {
          const given = await desk.offers.give(thread)
          if (given) hub.tell({ thread: given.id, owner: given.owner })
          return given
        },
      },
    },
    accounts: {
      ...accounts,
      remove: async (owner, member, keys) => {
        const states = ['waiting', 'taken'] as const
        const theirs = await desk.threads.list({ owner, states, assignee: member, limit: mostTold })
        const change = await accounts.remove(owner, member, keys)
        if (change !== 'done') return change
        for (const { id } of theirs) hub.tell({ thread: id, owner })
        tellDesk(owner)
        return change
      },
    },
  }

  function tellDesk(owner: string) {
    hub.tell({ thread: null, owner })
    onWait()
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
