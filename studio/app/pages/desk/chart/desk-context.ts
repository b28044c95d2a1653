import type {
  DeskAgent,
  DeskCounts,
  DeskEvent,
  DeskLabel,
  DeskMessage,
  DeskThread,
} from '#api/records.js'
import { type Outgoing, rings, type Talk, withEvent, withMessages } from './talk.js'
import { createThreadBook, type ThreadBook } from './thread-book.js'
import type { ThreadPage } from './thread-list.js'
import type { OpenView } from './thread-order.js'

/** What is loaded when a desk opens, and again when its line is back. */
export interface LoadedDesk {
  readonly agentId: string
  readonly agents: readonly DeskAgent[]
  readonly labels: readonly DeskLabel[]
  readonly counts: DeskCounts
  /** When it was looked up, by the server's clock. */
  readonly at: string
  /** The list that is shown, as far as it was here before. */
  readonly page: ThreadPage
}

/** Which part of a list is wanted. */
export interface WantedPage {
  readonly view: OpenView
  /** Where it begins; at the beginning where nothing was loaded yet. */
  readonly cursor: string | null | undefined
}

/** A page of a list, with what was asked for. */
export interface LoadedPage extends ThreadPage {
  readonly wanted: WantedPage
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
  readonly counts: DeskCounts
  /** When all of this was looked up, by the server's clock; empty until it was. */
  readonly at: string
  readonly book: ThreadBook
  /** The list that is shown. */
  readonly view: OpenView
  /** What the line has told of these since they were asked for; undefined while they are not. */
  readonly meanwhile: readonly DeskEvent[] | undefined
  readonly talks: Readonly<Record<string, Talk>>
  /** The thread that is shown. */
  readonly openId: string | null
  /** In which of these conversations the visitor types. */
  readonly typing: Readonly<Record<string, boolean>>
  readonly outbox: readonly Outgoing[]
  /** How often the first of the outbox was tried. */
  readonly tries: number
  /** Why the threads could not be loaded. */
  readonly threadsFault: unknown
  /** Why the next page of a list could not. */
  readonly pageFault: unknown
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
export const nobody = (): DeskContext => ({
  agentId: '',
  agents: [],
  labels: [],
  at: '',
  view: 'open',
  book: createThreadBook(),
  counts: { mine: 0, waiting: 0, open: 0 },
  talks: {},
  openId: null,
  meanwhile: undefined,
  typing: {},
  outbox: [],
  tries: 0,
  threadsFault: undefined,
  pageFault: undefined,
  threadFault: undefined,
})

/** At most so many conversations stay in memory beside the open one. */
const mostTalks = 20

const passing = [0, 408, 425, 429]
/** Whether a call that failed so is worth making again. */
export const isPassing = ({ status, code }: Failure) =>
  passing.includes(status) || status >= 500 || code === 'CALL_UNDER_WAY'

/** The desk after the server has told something. */
export function heard(context: DeskContext, event: DeskEvent): Partial<DeskContext> {
  const isLoadedToo = ['desk', 'thread', 'gone', 'counts'].includes(event.type)
  const { meanwhile } = context
  return {
    ...changed(context, event),
    ...(isLoadedToo && meanwhile && { meanwhile: [...meanwhile, event] }),
  }
}

function changed(context: DeskContext, event: DeskEvent): Partial<DeskContext> {
  switch (event.type) {
    case 'thread':
      context.book.put(event.thread)
      return {}
    case 'gone':
      context.book.drop(event.threadId)
      return {}
    case 'counts': {
      const { mine, waiting, open } = event
      return { counts: { mine, waiting, open } }
    }
    case 'desk':
      return { agents: event.agents, labels: event.labels }
    case 'typing':
      return withTyping(context, event.threadId, event.on)
    case 'reaction':
    case 'message': {
      const { threadId, messageType } = event.message
      return {
        talks: withEvent(context.talks, event),
        ...(messageType === 'USER_MESSAGE' && withTyping(context, threadId, false)),
      }
    }
  }
}

/** The desk while a visitor types, or not any more, in a conversation that was loaded. */
export function withTyping(
  { typing, talks }: DeskContext,
  threadId: string,
  on: boolean,
): Partial<DeskContext> {
  if (!talks[threadId] || (typing[threadId] ?? false) === on) return {}
  return { typing: { ...typing, [threadId]: on } }
}

/** Whether the agent should look up at what the line tells. */
export function isForAgent({ book, agentId, at }: DeskContext, event: DeskEvent): boolean {
  return event.type === 'thread' && rings(book.get(event.thread.id), event.thread, agentId, at)
}

/** The desk after it was loaded; the thread that is shown stays, and what was told meanwhile is newer than what was asked for. */
export function loaded(context: DeskContext, { page, ...desk }: LoadedDesk): Partial<DeskContext> {
  context.book.restart(desk.agentId, context.view, page)
  let all: DeskContext = { ...context, ...desk, meanwhile: undefined }
  for (const event of context.meanwhile ?? []) all = { ...all, ...changed(all, event) }
  return all
}

/** The desk after a page of a list was loaded; one that was asked for before the list began anew counts no more. */
export function withPage(
  { book }: DeskContext,
  { wanted: { view, cursor }, ...page }: LoadedPage,
): Partial<DeskContext> {
  if (book.list(view).cursor === cursor) book.addPage(view, page)
  return { pageFault: undefined }
}

/** The desk after a conversation was loaded. */
export function withTalk(
  context: DeskContext,
  { thread, ...talk }: LoadedThread,
): Partial<DeskContext> {
  const before = context.talks[thread.id]
  const others = Object.entries(context.talks).filter(([id]) => id !== thread.id)
  const all = before ? withMessages(before.messages, talk.messages) : talk.messages
  // Where more was said than one page holds while the line was away, only that page is whole.
  const first = talk.messages[0]
  const isWhole = !talk.hasEarlier || !!before?.messages.some(({ id }) => id === first?.id)
  const messages = before && isWhole ? all : talk.messages
  const hasEarlier = before && isWhole && talk.hasEarlier ? before.hasEarlier : talk.hasEarlier
  context.book.put(thread)
  return {
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
