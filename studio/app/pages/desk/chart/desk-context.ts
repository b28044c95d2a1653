import type { DeskAgent, DeskEvent, DeskLabel, DeskMessage, DeskThread } from '@talkgraph/wire/desk'
import { type Outgoing, type Talk, type Threads, withEvent, withMessages, withThread } from './talk.js'

/** What is loaded when a desk opens, and again when its line is back. */
export interface LoadedDesk {
  readonly agentId: string
  readonly agents: readonly DeskAgent[]
  readonly labels: readonly DeskLabel[]
  readonly threads: readonly DeskThread[]
}

/** A conversation with its thread. */
export interface LoadedThread extends Talk {
  readonly thread: DeskThread
}

/** What a desk knows. */
export interface DeskContext {
  readonly agentId: string
  readonly agents: readonly DeskAgent[]
  readonly labels: readonly DeskLabel[]
  readonly threads: Threads
  /** What the line has told of these since they were asked for; undefined while they are not. */
  readonly meanwhile: readonly DeskEvent[] | undefined
  readonly talks: Readonly<Record<string, Talk>>
  /** The thread that is shown. */
  readonly openId: string | null
  /** In which threads the visitor types. */
  readonly typing: Readonly<Record<string, boolean>>
  readonly outbox: readonly Outgoing[]
  /** How often the first of the outbox was tried. */
  readonly tries: number
  /** Why the threads could not be loaded. */
  readonly threadsFault: unknown
  /** Why the thread that is shown could not. */
  readonly threadFault: unknown
}

/** Why a call failed, as far as it matters for trying again: `status` 0 where there was no line. */
export interface Failure {
  readonly status: number
  readonly code: string
  readonly words: string
}

/** What a call came to: a failure is an outcome, so that it has a type. */
export type Outcome<Value> = { readonly value: Value } | { readonly failure: Failure }

/** A desk that nothing was loaded for yet. */
export const nobody: DeskContext = {
  ...{ agentId: '', agents: [], labels: [], threads: {}, talks: {}, openId: null, meanwhile: undefined },
  ...{ typing: {}, outbox: [], tries: 0, threadsFault: undefined, threadFault: undefined },
}

/** At most so many conversations stay in memory beside the open one. */
const mostTalks = 20

const passing = [0, 408, 425, 429]
/** Whether a call that failed so is worth making again. */
export const isPassing = ({ status, code }: Failure) =>
  passing.includes(status) || status >= 500 || code === 'CALL_UNDER_WAY'

/** The desk after the server has told something. */
export function heard(context: DeskContext, event: DeskEvent): Partial<DeskContext> {
  const isLoadedToo = event.type === 'desk' || event.type === 'thread'
  const { meanwhile } = context
  return { ...changed(context, event), ...(isLoadedToo && meanwhile && { meanwhile: [...meanwhile, event] }) }
}

function changed(context: DeskContext, event: DeskEvent): Partial<DeskContext> {
  switch (event.type) {
    case 'thread':
      return { threads: withThread(context.threads, event.thread, context.openId) }
    case 'desk':
      return { agents: event.agents, labels: event.labels }
    case 'typing':
      return { typing: { ...context.typing, [event.threadId]: event.on } }
    case 'reaction':
    case 'message': {
      const { threadId, messageType } = event.message
      return {
        talks: withEvent(context.talks, event),
        ...(messageType === 'USER_MESSAGE' && { typing: { ...context.typing, [threadId]: false } }),
      }
    }
  }
}

/** The desk after it was loaded; the thread that is shown stays, and what was told meanwhile is newer than what was asked for. */
export function loaded(context: DeskContext, { threads, ...desk }: LoadedDesk): Partial<DeskContext> {
  const open = context.openId === null ? undefined : context.threads[context.openId]
  let all: DeskContext = {
    ...context,
    ...desk,
    threads: Object.fromEntries(
      [...(open ? [open] : []), ...threads].map(thread => [thread.id, thread] as const),
    ),
    meanwhile: undefined,
  }
  for (const event of context.meanwhile ?? []) all = { ...all, ...changed(all, event) }
  return all
}

/** The desk after a conversation was loaded. */
export function withTalk(context: DeskContext, { thread, ...talk }: LoadedThread): Partial<DeskContext> {
  const before = context.talks[thread.id]
  const others = Object.entries(context.talks).filter(([id]) => id !== thread.id)
  const all = before ? withMessages(before.messages, talk.messages) : talk.messages
  // Where more was said than one page holds while the line was away, only that page is whole.
  const first = talk.messages[0]
  const isWhole = !talk.hasEarlier || !!before?.messages.some(({ id }) => id === first?.id)
  const messages = before && isWhole ? all : talk.messages
  const hasEarlier = before && isWhole && talk.hasEarlier ? before.hasEarlier : talk.hasEarlier
  return {
    threads: withThread(context.threads, thread, context.openId),
    talks: {
      ...Object.fromEntries(others.slice(-mostTalks)),
      [thread.id]: { ...talk, messages, hasEarlier },
    },
  }
}

/** The desk after what was said earlier in a conversation was loaded. */
export function withEarlier(
  { talks }: DeskContext,
  id: string,
  { messages, hasEarlier }: Pick<Talk, 'messages' | 'hasEarlier'>,
): Partial<DeskContext> {
  const talk = talks[id]
  if (!talk) return {}
  const all = withMessages(talk.messages, messages)
  return { talks: { ...talks, [id]: { ...talk, messages: all, hasEarlier } } }
}

/** The desk after the first of the outbox has arrived, or was refused for good. */
export function sent(context: DeskContext, outcome: Outcome<DeskMessage>): Partial<DeskContext> {
  const item = context.outbox.find(({ refusal }) => refusal === undefined)
  if ('failure' in outcome) {
    const { words } = outcome.failure
    return {
      tries: 0,
      outbox: context.outbox.map(each => (each === item ? { ...each, refusal: words } : each)),
    }
  }
  return {
    tries: 0,
    outbox: context.outbox.filter(each => each !== item),
    talks: withEvent(context.talks, { type: 'message', message: outcome.value }),
  }
}
