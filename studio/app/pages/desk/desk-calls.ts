import type { DeskFilter, DeskLabel, DeskMessage, DeskThread } from '#api/records.js'
import { api } from '../../api/client.js'
import { ApiProblem, wordsOf } from '../../api/problem.js'
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

/** Loads what a desk shows: agents, labels, counts, and of a list so many threads at least. */
export async function loadDesk(
  { view, atLeast }: { readonly view: OpenView; readonly atLeast: number },
  signal?: AbortSignal,
): Promise<LoadedDesk> {
  const [{ agentId, agents, labels, counts, at }, page] = await Promise.all([
    api.fetchDesk({}, { signal }),
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
  const page = { filter: view, order: 'line', limit: listSize, ...(cursor && { cursor }) } as const
  return { ...(await api.listDeskThreads(page, { signal })), wanted }
}

/** The waiting thread in which something happened last, beside the one that is open. */
export async function findNewestWaiting(openId: string | null): Promise<DeskThread | undefined> {
  const { threads } = await api.listDeskThreads({ filter: 'waiting', limit: 2 })
  return threads.find(({ id }) => id !== openId) ?? threads[0]
}

/** Searches threads; `cursor` leads on from the page before. */
export function findThreads(
  filter: DeskFilter,
  search: string,
  cursor: string,
  signal?: AbortSignal,
): Promise<ThreadPage> {
  return api.listDeskThreads(
    { filter, limit: pageSize, ...(search && { search }), ...(cursor && { cursor }) },
    { signal },
  )
}

/** Loads a conversation with its newest messages. */
export async function loadThread(id: string, signal?: AbortSignal): Promise<LoadedThread> {
  const [{ thread, answers, earlier }, { messages, hasEarlier }] = await Promise.all([
    api.fetchDeskThread({ threadId: id }, { signal }),
    loadMessages(id, undefined, signal),
  ])
  return { thread, messages, hasEarlier, visitor: { answers, earlier } }
}

/** Loads the newest messages, or those before one. */
export function loadMessages(id: string, before?: string, signal?: AbortSignal) {
  return api.listDeskMessages(
    { threadId: id, limit: pageSize, ...(before && { before }) },
    { signal },
  )
}

/** Sends what an agent has written; with its key it arrives once. */
export async function sendOutgoing(
  item: Outgoing,
  signal?: AbortSignal,
): Promise<Outcome<DeskMessage>> {
  const { threadId, kind, text, prompts, file, key } = item
  const how = { idempotencyKey: key, signal }
  const words = {
    message: text,
    isNote: kind === 'note',
    prompts: prompts.map(option => ({ id: option.id, title: option.title })),
  }
  try {
    const { message } = await (file
      ? api.sendDeskFile({ threadId, body: { file } }, how)
      : api.sendDeskMessage({ threadId, body: words }, how))
    return { value: message }
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error
    return { failure: { status: error.status, code: error.code, words: wordsOf(error) } }
  }
}

type Threaded = Promise<{ readonly thread: DeskThread }>

/** Takes a thread. */
export const takeThread = (id: string): Threaded => api.takeThread({ threadId: id })

/** Gives a thread to another agent. */
export const assignThread = (id: string, agentId: string): Threaded =>
  api.assignThread({ threadId: id, body: { agentId } })

/** Notes how far the agent has read; null: nothing of it. */
export const markRead = (id: string, messageId: string | null): Threaded =>
  api.readDeskThread({ threadId: id, body: { messageId } })

/** Changes who has a thread, or its labels. */
export const changeThread = (
  { id, chatbotId }: DeskThread,
  change: { readonly state?: 'handed-back' | 'ended'; readonly labels?: readonly string[] },
) => api.changeThread({ chatbotId, threadId: id, body: change })

/** Tells the visitor that the agent types. */
export const tellTyping = ({ id, chatbotId }: DeskThread, on: boolean) =>
  api.typeInThread({ chatbotId, threadId: id, body: { on } })

/** Says whether the agent is offered threads. */
export const setAvailable = (isAvailable: boolean) => api.setAvailability({ body: { isAvailable } })

/** Adds a label to the account's. */
export const putLabel = (label: DeskLabel) => api.putLabel({ body: label })
