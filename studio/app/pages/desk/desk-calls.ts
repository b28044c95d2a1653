import type {
  DeskAgent,
  DeskFilter,
  DeskLabel,
  DeskMessage,
  DeskThread,
  DeskVisitor,
} from '@talkgraph/wire/desk'
import { ApiProblem, wordsOf } from '../../api/problem.js'
import { request } from '../../api/request.js'
import type { LoadedDesk, LoadedThread, Outcome } from './chart/desk-context.js'
import type { Outgoing } from './chart/talk.js'

const pageSize = 50
const mostPages = 3

interface Page {
  readonly threads: readonly DeskThread[]
  readonly nextCursor: string | null
}

/** Loads what a desk shows: agents, labels and at most 300 open threads. */
export async function loadDesk(signal?: AbortSignal): Promise<LoadedDesk> {
  const [desk, threads] = await Promise.all([
    request<{ agentId: string; agents: readonly DeskAgent[]; labels: readonly DeskLabel[] }>('GET', '/desk', {
      signal,
    }),
    loadOpen(signal),
  ])
  const { agentId, agents, labels } = desk
  return { agentId, agents, labels, threads }
}

async function loadOpen(signal?: AbortSignal): Promise<readonly DeskThread[]> {
  const threads: DeskThread[] = []
  let cursor = ''
  for (let page = 0; page < mostPages; page++) {
    const found = await request<Page>('GET', `/desk/threads?filter=open&limit=100${cursor}`, { signal })
    threads.push(...found.threads)
    if (found.nextCursor === null) break
    cursor = `&cursor=${encodeURIComponent(found.nextCursor)}`
  }
  return threads
}

/** Searches threads; `cursor` leads on from the page before. */
export function findThreads(
  filter: DeskFilter,
  search: string,
  cursor: string,
  signal?: AbortSignal,
): Promise<Page> {
  const query = new URLSearchParams({
    ...{ filter, limit: String(pageSize) },
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
export async function sendOutgoing(item: Outgoing, signal?: AbortSignal): Promise<Outcome<DeskMessage>> {
  const { threadId, kind, text, prompts, file, key } = item
  const form = new FormData()
  if (file) form.set('file', file)
  const body = file ? form : { message: text, isNote: kind === 'note', prompts }
  const headers = { 'Idempotency-Key': key }
  try {
    const path = `/desk/threads/${threadId}/${file ? 'files' : 'messages'}`
    const { message } = await request<{ message: DeskMessage }>('POST', path, { body, headers, signal })
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
  request('POST', `/chatbots/${encodeURIComponent(chatbotId)}/threads/${id}/typing`, { body: { on } })

/** Says whether the agent is offered threads. */
export const setAvailable = (isAvailable: boolean) =>
  request('PUT', '/desk/availability', { body: { isAvailable } })

/** Adds a label to the account's. */
export const putLabel = (label: DeskLabel) => request('PUT', '/desk/labels', { body: label })
