import type { DeskEvent, DeskFile, DeskMessage, DeskThread, DeskVisitor } from '#api/records.js'

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

/** Puts messages in by their numbers; one that is there already is replaced. */
export function withMessages(
  messages: readonly DeskMessage[],
  more: readonly DeskMessage[],
): readonly DeskMessage[] {
  const [last, next] = [messages.at(-1), more[0]]
  if (more.length === 1 && next && last && Number(next.id) > Number(last.id))
    return [...messages, next]
  const all = new Map([...messages, ...more].map(message => [message.id, message]))
  return [...all.values()].toSorted((a, b) => Number(a.id) - Number(b.id))
}

/**
 * Whether an agent should look up: a visitor begins to wait, or the thread comes to this agent. A thread that is not known here
 * may have been there before the desk was looked up at `since`.
 */
export function rings(
  before: DeskThread | undefined,
  now: DeskThread,
  agentId: string,
  since: string,
): boolean {
  if (since === '') return false
  const { state, assignedAt, waitingSince } = now
  const isOffered = now.agentId === agentId && assignedAt !== null
  if (!before)
    return (
      state === 'waiting' && ((waitingSince ?? '') > since || (isOffered && assignedAt > since))
    )
  if (state === 'waiting')
    return before.state !== 'waiting' || (isOffered && assignedAt !== before.assignedAt)
  return state === 'taken' && now.agentId === agentId && before.agentId !== agentId
}

/** The message as the line tells it, for conversations that are open here. */
export function withEvent(talks: Readonly<Record<string, Talk>>, event: DeskEvent) {
  if (event.type !== 'message' && event.type !== 'reaction') return talks
  const { message } = event
  const talk = talks[message.threadId]
  if (!talk) return talks
  return {
    ...talks,
    [message.threadId]: { ...talk, messages: withMessages(talk.messages, [message]) },
  }
}

/** The address of a file where this server has it; undefined for any other. */
export function uploadPath({ url }: DeskFile): string | undefined {
  const name = /\/uploads\/([\w-]{32}\.[a-z0-9]{2,4})$/.exec(url)?.[1]
  return name && `/uploads/${name}`
}
