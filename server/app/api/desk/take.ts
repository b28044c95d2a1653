import * as v from 'valibot'
import { ApiError } from '../../../base/errors.js'
import type { Store, ThreadEntry } from '../../../store/index.js'
import { jsonBody, noBody } from '../call/body.js'
import { nothing } from '../call/check.js'
import { defineThreadCall, everyone } from '../call/define-call.js'
import { numberOf } from '../own-thread.js'
import { agentOf, deskParams } from './agent.js'
import { isOver } from './is-over.js'
import { deskThreadRecord, deskThreadsOf, exampleDeskThread } from './records.js'

const answered = {
  data: v.strictObject({ thread: deskThreadRecord }),
  example: { thread: { ...exampleDeskThread, state: 'taken', agentId: 'm1', agentName: 'Mia' } },
} as const

/** Takes a thread for the caller. */
export const takeThread = defineThreadCall({
  method: 'POST',
  path: '/desk/threads/{threadId}/take',
  id: 'takeThread',
  tag: 'Desk',
  roles: everyone,
  summary: 'Take a thread',
  description:
    'The thread is the caller’s from now on, whoever it was offered to, and the bot is silent. THREAD_TAKEN: another agent has it already.',
  params: deskParams,
  query: nothing,
  body: noBody,
  ...answered,
  message: 'Thread taken',
  errors: ['THREAD_TAKEN', 'THREAD_ENDED'],
  run: async ({ store, news }, request) => {
    const agent = agentOf(request)
    const { thread } = request
    if (isOver(thread)) throw new ApiError('THREAD_ENDED')
    const taken = await store.threads.take(thread.id, agent)
    if (taken) {
      news.changed(taken)
      return one(store, taken, agent.member)
    }
    const { state } = (await store.threads.find(thread.id)) ?? {}
    throw new ApiError(state === 'taken' ? 'THREAD_TAKEN' : 'THREAD_ENDED')
  },
})

/** Gives a thread to another agent. */
export const assignThread = defineThreadCall({
  method: 'POST',
  path: '/desk/threads/{threadId}/assign',
  id: 'assignThread',
  tag: 'Desk',
  roles: everyone,
  summary: 'Give a thread to an agent',
  description:
    'A thread that somebody has is that agent’s from now on, and the visitor is told. One that waits is offered to the agent.',
  params: deskParams,
  query: nothing,
  body: jsonBody(
    v.strictObject({ agentId: v.pipe(v.string(), v.maxLength(200)) }),
    { agentId: 'm1' },
    2000,
  ),
  ...answered,
  message: 'Thread given',
  errors: ['AGENT_NOT_FOUND', 'THREAD_STATE_NOT_POSSIBLE'],
  run: async ({ store, news }, request) => {
    const { owner, member } = agentOf(request)
    const { thread } = request
    const agents = await store.desk.agents.list(owner)
    const next = agents.find(agent => agent.member === request.body.agentId)
    if (!next) throw new ApiError('AGENT_NOT_FOUND')
    const to = { assignee: next.member, assignedAt: Date.now() }
    const given =
      (await store.threads.change(thread.id, { ...to, agentName: next.name, agentIcon: null }, [
        'taken',
      ])) ?? (await store.threads.change(thread.id, to, ['waiting']))
    if (!given) throw new ApiError('THREAD_STATE_NOT_POSSIBLE')
    news.changed(given)
    return one(store, given, member)
  },
})

/** Notes how far the caller has read. */
export const readDeskThread = defineThreadCall({
  method: 'POST',
  path: '/desk/threads/{threadId}/read',
  id: 'readDeskThread',
  tag: 'Desk',
  roles: everyone,
  summary: 'Mark as read, or unread',
  description:
    'The caller has read up to this message; what comes after it is unread, with null everything. Where the caller has the thread, the visitor sees what was read, and that never goes back.',
  params: deskParams,
  query: nothing,
  body: jsonBody(
    v.strictObject({ messageId: v.nullable(v.pipe(v.string(), v.regex(/^[1-9]\d{0,14}$/))) }),
    { messageId: '42' },
    1000,
  ),
  data: v.strictObject({ thread: deskThreadRecord }),
  example: { thread: { ...exampleDeskThread, unread: 0 } },
  message: 'Mark kept',
  errors: ['MESSAGE_NOT_FOUND'],
  run: async ({ store, news }, request) => {
    const { member } = agentOf(request)
    const { thread } = request
    const { messageId } = request.body
    const number = messageId === null ? 0 : (numberOf(messageId) ?? 0)
    if (number > 0 && !(await store.messages.find(thread.id, number)))
      throw new ApiError('MESSAGE_NOT_FOUND')
    if (number > 0 && thread.state === 'taken' && thread.assignee === member)
      await store.threads.mark(thread.id, 'agent', number)
    await store.desk.reads.mark(thread.id, member, number)
    news.read(thread)
    return one(store, (await store.threads.find(thread.id)) ?? thread, member)
  },
})

async function one(store: Store, thread: ThreadEntry, member: string) {
  const [record] = await deskThreadsOf(store, [thread], member)
  if (!record) throw new ApiError('THREAD_NOT_FOUND')
  return { thread: record }
}
