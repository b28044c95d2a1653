import type {
  DeskAgent,
  DeskCounts,
  DeskFilter,
  DeskLabel,
  DeskMessage,
  DeskThread,
  DeskVisitor,
} from '@talkgraph/wire/desk'
import { ApiProblem, wordsOf } from '../../api/problem.js'
import { request } from '../../api/request.js'
import type {
  LoadedDesk,
  LoadedPage,
  LoadedThread,
  Outcome,
  WantedPage,
} from './chart/desk-context.js'
import type { Outgoing } from './chart/talk.js'
import type { ThreadPage } from './chart/thread-list.js'
import type { OpenView } from './chart/thread-order.js'

const pageSize = 50
const listSize = 100

interface AroundDesk {
  readonly agentId: string
  readonly agents: readonly DeskAgent[]
  readonly labels: readonly DeskLabel[]
  readonly counts: DeskCounts
  readonly at: string
}

/** Loads what a desk shows: agents, labels, counts, and of a list so many threads at least. */
export async function loadDesk(
  { view, atLeast }: { readonly view: OpenView; readonly atLeast: number },
  signal?: AbortSignal,
): Promise<LoadedDesk> {
  const [{ agentId, agents, labels, counts, at }, page] = await Promise.all([
    request<AroundDesk>('GET', '/desk', { signal }),
    loadBeginning(view, atLeast, signal),
  ])
  return { agentId, agents, labels, counts, at, page }
}

async function loadBeginning(
  view: OpenView,
  atLeast: number,
  signal?: AbortSignal,
): Promise<ThreadPage> {
  const threads: DeskThread[] = []
  let cursor: string | null | undefined
  do {
    const page = await loadPage({ view, cursor }, signal)
    threads.push(...page.threads)
    cursor = page.nextCursor
  } while (cursor !== null && threads.length < atLeast)
  return { threads, nextCursor: cursor }
}

/** Loads a page of a list of open threads, in the order in which they are worked on. */
export async function loadPage(wanted: WantedPage, signal?: AbortSignal): Promise<LoadedPage> {
  const { view, cursor } = wanted
  const query = new URLSearchParams({ filter: view, order: 'line', limit: String(listSize) })
  if (cursor) query.set('cursor', cursor)
  return { ...(await request<ThreadPage>('GET', `/desk/threads?${query}`, { signal })), wanted }
}

/** The waiting thread in which something happened last, beside the one that is open. */
export async function findNewestWaiting(openId: string | null): Promise<DeskThread | undefined> {
  const { threads } = await request<ThreadPage>('GET', '/desk/threads?filter=waiting&limit=2')
  return threads.find(({ id }) => id !== openId) ?? threads[0]
}

/** Searches threads; `cursor` leads on from the page before. */
export function findThreads(
  filter: DeskFilter,
  search: string,
  cursor: string,
  signal?: AbortSignal,
): Promise<ThreadPage> {
  const query = new URLSearchParams({
    filter,
    limit: String(pageSize),
    ...(search && { search }),
    ...(cursor && { cursor }),
  })
  return request('GET', `/desk/threads?${query}`, { signal })
}

/** Loads a conversation with its newest messages. */
export async function loadThread(id: string, signal?: AbortSignal): Promise<LoadedThread> {
  const [{ thread, answers, earlier }, { messages, hasEarlier }] = await Promise.all([
    request<{ thread: DeskThread } & DeskVisitor>('GET', `/desk/threads/${id}`, { signal }),
    loadMessages(id, undefined, signal),
  ])
  return { thread, messages, hasEarlier, visitor: { answers, earlier } }
}

/** Loads the newest messages, or those before one. */
export function loadMessages(id: string, before?: string, signal?: AbortSignal) {
  const query = `limit=${pageSize}${before ? `&before=${before}` : ''}`
  return request<{ messages: readonly DeskMessage[]; hasEarlier: boolean }>(
    'GET',
    `/desk/threads/${id}/messages?${query}`,
    { signal },
  )
}

/** Sends what an agent has written; with its key it arrives once. */
export async function sendOutgoing(
  item: Outgoing,
  signal?: AbortSignal,
): Promise<Outcome<DeskMessage>> {
  const { threadId, kind, text, prompts, file, key } = item
  const form = new FormData()
  if (file) form.set('file', file)
  const body = file ? form : { message: text, isNote: kind === 'note', prompts }
  const headers = { 'Idempotency-Key': key }
  try {
    const path = `/desk/threads/${threadId}/${file ? 'files' : 'messages'}`
    const { message } = await request<{ message: DeskMessage }>('POST', path, {
      body,
      headers,
      signal,
    })
    return { value: message }
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error
    return { failure: { status: error.status, code: error.code, words: wordsOf(error) } }
  }
}

type Threaded = Promise<{ readonly thread: DeskThread }>

/** Takes a thread. */
export const takeThread = (id: string): Threaded => request('POST', `/desk/threads/${id}/take`)

/** Gives a thread to another agent. */
export const assignThread = (id: string, agentId: string): Threaded =>
  request('POST', `/desk/threads/${id}/assign`, { body: { agentId } })

/** Notes how far the agent has read; null: nothing of it. */
export const markRead = (id: string, messageId: string | null): Threaded =>
  request('POST', `/desk/threads/${id}/read`, { body: { messageId } })

/** Changes who has a thread, or its labels. */
export const changeThread = (
  { id, chatbotId }: DeskThread,
  change: { readonly state?: 'handed-back' | 'ended'; readonly labels?: readonly string[] },
) => request('PATCH', `/chatbots/${encodeURIComponent(chatbotId)}/threads/${id}`, { body: change })

/** Tells the visitor that the agent types. */
export const tellTyping = ({ id, chatbotId }: DeskThread, on: boolean) =>
  request('POST', `/chatbots/${encodeURIComponent(chatbotId)}/threads/${id}/typing`, {
    body: { on },
  })

/** Says whether the agent is offered threads. */
export const setAvailable = (isAvailable: boolean) =>
  request('PUT', '/desk/availability', { body: { isAvailable } })

/** Adds a label to the account's. */
export const putLabel = (label: DeskLabel) => request('PUT', '/desk/labels', { body: label })
