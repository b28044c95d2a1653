import type { DeskEvent, DeskFile, DeskMessage, DeskThread, DeskVisitor } from '@talkgraph/wire/desk'

/** What is known of a conversation. */
export interface Talk {
  readonly messages: readonly DeskMessage[]
  readonly hasEarlier: boolean
  readonly visitor: DeskVisitor
}

/** What an agent has written and the server may not have yet. */
export interface Outgoing {
  /** The `Idempotency-Key`, so that it arrives once however often it is sent. */
  readonly key: string
  readonly threadId: string
  readonly kind: 'message' | 'note' | 'file'
  readonly text: string
  readonly prompts: DeskMessage['prompts']
  readonly file?: File | undefined
  /** Why the server refused it; it waits for the agent then. */
  readonly refusal?: string | undefined
}

/** The threads by their ids. */
export type Threads = Readonly<Record<string, DeskThread>>

const isOpen = ({ state }: DeskThread) => state === 'waiting' || state === 'taken'

/** Puts a thread in, or takes it out where it is not open any more; `keep` stays whatever it is. */
export function withThread(threads: Threads, thread: DeskThread, keep: string | null): Threads {
  const { [thread.id]: before, ...others } = threads
  // What was told later counts, whatever came over the line first.
  if (before && before.updatedAt > thread.updatedAt) return threads
  return isOpen(thread) || thread.id === keep ? { ...threads, [thread.id]: thread } : others
}

/** Puts messages in by their numbers; one that is there already is replaced. */
export function withMessages(
  messages: readonly DeskMessage[],
  more: readonly DeskMessage[],
): readonly DeskMessage[] {
  const all = new Map([...messages, ...more].map(message => [message.id, message]))
  return [...all.values()].toSorted((a, b) => Number(a.id) - Number(b.id))
}

/** Whether an agent should look up: a visitor begins to wait, or the thread comes to this agent. */
export function rings(before: DeskThread | undefined, now: DeskThread, agentId: string): boolean {
  if (now.state === 'waiting')
    return before?.state !== 'waiting' || (now.agentId === agentId && now.assignedAt !== before.assignedAt)
  return now.state === 'taken' && now.agentId === agentId && !!before && before.agentId !== agentId
}

/** The message as the line tells it, for conversations that are open here. */
export function withEvent(talks: Readonly<Record<string, Talk>>, event: DeskEvent) {
  if (event.type !== 'message' && event.type !== 'reaction') return talks
  const { message } = event
  const talk = talks[message.threadId]
  if (!talk) return talks
  return { ...talks, [message.threadId]: { ...talk, messages: withMessages(talk.messages, [message]) } }
}

const urgency = { high: 0, normal: 1, low: 2 } as const

/** The threads that wait: the most urgent first, then who has waited longest. */
export function waitingIn(threads: Threads): readonly DeskThread[] {
  return Object.values(threads)
    .filter(({ state }) => state === 'waiting')
    .toSorted(
      (a, b) =>
        urgency[a.priority] - urgency[b.priority] ||
        (a.waitingSince ?? a.createdAt).localeCompare(b.waitingSince ?? b.createdAt),
    )
}

/** The threads of a list: those that wait first, then those in which something happened last. */
export function listed(threads: Threads, filter: 'mine' | 'waiting' | 'open', agentId: string) {
  const waiting = waitingIn(threads)
  const taken = Object.values(threads)
    .filter(({ state }) => state === 'taken')
    .toSorted((a, b) => b.updatedAt.localeCompare(a.updatedAt))
  if (filter === 'waiting') return waiting
  const all = [...waiting, ...taken]
  return filter === 'mine' ? all.filter(thread => thread.agentId === agentId) : all
}

/** The address of a file where this server has it; undefined for any other. */
export function uploadPath({ url }: DeskFile): string | undefined {
  const name = /\/uploads\/([\w-]{32}\.[a-z0-9]{2,4})$/.exec(url)?.[1]
  return name && `/uploads/${name}`
}
