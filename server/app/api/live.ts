import { lastEventHeader } from '@talkgraph/wire/live'
import * as v from 'valibot'
import { ApiError } from '../../base/errors.js'
import { playToDesk } from '../../conversations/live/desk-stream.js'
import { clientAddress } from '../../platform/http/client-address.js'
import { answerEvents, whileAllowed } from '../../platform/streams/event-stream.js'
import type { MessageEntry, ThreadEntry } from '../../store/index.js'
import { jsonBody, noBody } from './call/body.js'
import { nothing } from './call/check.js'
import { defineBotCall, defineCall, everyone } from './call/define-call.js'
import { agentOf, agentRecord, agentRecordOf } from './desk/agent.js'
import { labelRecord } from './desk/labels.js'
import { countsRecord } from './desk/overview.js'
import {
  deskMessageOf,
  deskMessageRecord,
  deskThreadRecord,
  deskThreadsOf,
  exampleDeskMessage,
} from './desk/records.js'
import { numberOf, ownThread, threadParams } from './own-thread.js'
import { isStillAllowed } from './still-allowed.js'
import { list } from './text.js'
import { exampleThread, threadRecord, threadRecordOf } from './thread-record.js'

/** An event of the stream, without what server-sent events write around it. */
const deskEvent = v.variant('type', [
  v.strictObject({ type: v.literal('thread'), thread: deskThreadRecord }),
  v.strictObject({ type: v.literal('gone'), threadId: v.string() }),
  v.strictObject({ type: v.literal('message'), message: deskMessageRecord }),
  v.strictObject({ type: v.literal('reaction'), message: deskMessageRecord }),
  v.strictObject({ type: v.literal('typing'), threadId: v.string(), on: v.boolean() }),
  v.strictObject({ type: v.literal('counts'), ...countsRecord.entries }),
  v.strictObject({ type: v.literal('desk'), agents: list(agentRecord), labels: list(labelRecord) }),
])

/** Tells a desk what happens in the threads of all its bots, as it happens. */
export const followThreads = defineCall({
  method: 'GET',
  path: '/threads/live',
  id: 'followThreads',
  roles: everyone,
  tag: 'Threads',
  summary: 'Follow all threads',
  description:
    'A stream of server-sent events, whose `data` is one of the objects below: a `thread` that is new or has changed, one that is `gone` because it was deleted, a `message` that was said, a `reaction` to one, a visitor’s `typing`, the `counts` of open threads, once for each change of them, and the `desk`’s agents and labels. It begins with what comes now. A `message` has the id of its record as the event’s `id`: with `Last-Event-ID` a stream goes on behind it, and tells some messages before it once more. A comment every 20 seconds keeps the line open. While a member follows, the member is there to be offered threads.',
  params: nothing,
  query: nothing,
  body: noBody,
  data: deskEvent,
  example: { type: 'message', message: exampleDeskMessage },
  message: 'Events',
  produces: 'text/event-stream',
  run: async (services, { owner, member, context }) => {
    const {
      store,
      hub,
      news,
      deskReads,
      streams,
      log,
      trustedProxies,
      liveTiming: timing,
    } = services
    const given = context.req.header(lastEventHeader)
    const after = given === undefined ? undefined : numberOf(given)
    if (given !== undefined && after === undefined)
      throw new ApiError('REQUEST_VALIDATION_FAILED', {
        details: [{ path: 'Last-Event-ID', message: 'Expected the id of a message' }],
      })
    const reader = member ? `desk ${owner} ${member.id}` : `desk ${owner}`
    const stream = streams.open(reader, clientAddress(context, trustedProxies), mostDesks)
    if (!stream) throw new ApiError('RATE_LIMITED', { headers: { 'Retry-After': '5' } })
    const agent = agentOf({ owner, member })
    const show = {
      thread: async (entry: ThreadEntry) =>
        (
          await deskThreadsOf(
            { desk: { ...store.desk, threads: deskReads }, channels: store.channels },
            [entry],
            agent.member,
          )
        )[0] ?? {},
      counts: async () => (await deskReads.counts(owner))(agent.member),
      message: (entry: MessageEntry, botId: string) => deskMessageOf(botId, entry),
      desk: async () => {
        const [agents, labels] = await Promise.all([
          store.desk.agents.list(owner),
          store.desk.labels.list(owner),
        ])
        return { agents: agents.map(agentRecordOf), labels }
      },
    }
    const beThere =
      member &&
      (async () => {
        if (await store.desk.agents.seen(agent)) news.agentsChanged(owner)
      })
    return answerEvents(context, stream, (writer, signal) =>
      playToDesk({
        store: {
          threads: { list: store.threads.list, find: deskReads.find },
          messages: store.messages,
        },
        hub,
        log,
        owner,
        after,
        timing,
        show,
        writer: whileAllowed(writer, stream, () => isStillAllowed(services, context)),
        signal,
        beThere,
      }),
    )
  },
})

/** So many programs of one account may follow at once. */
const mostDesks = 50

/** Tells the visitor of a thread that its agent types. */
export const typeInThread = defineBotCall({
  tag: 'Threads',
  errors: ['THREAD_NOT_FOUND'],
  method: 'POST',
  path: '/chatbots/{chatbotId}/threads/{threadId}/typing',
  id: 'typeInThread',
  roles: everyone,
  summary: 'Say that an agent types',
  description: 'The visitor sees it for ten seconds, unless it is said again or taken back.',
  params: threadParams,
  query: nothing,
  body: jsonBody(v.strictObject({ on: v.boolean() }), { on: true }, 1000),
  data: v.strictObject({ threadId: v.string(), on: v.boolean() }),
  example: { threadId: exampleThread.id, on: true },
  message: 'Visitor told',
  run: async ({ store, news }, { bot, params, body: { on } }) => {
    const thread = await ownThread(store, bot, params.threadId)
    news.typed(thread, 'agent', on)
    return { threadId: thread.id, on }
  },
})

/** Notes how far the agent of a thread has read. */
export const readThread = defineBotCall({
  tag: 'Threads',
  method: 'POST',
  path: '/chatbots/{chatbotId}/threads/{threadId}/read',
  id: 'readThread',
  roles: everyone,
  summary: 'Mark messages as read',
  description: 'An agent has read the messages of a thread up to this one. A mark never goes back.',
  params: threadParams,
  query: nothing,
  body: jsonBody(
    v.strictObject({ messageId: v.pipe(v.string(), v.regex(/^[1-9]\d{0,14}$/)) }),
    { messageId: '42' },
    1000,
  ),
  data: v.strictObject({ thread: threadRecord }),
  example: { thread: { ...exampleThread, agentReadId: '42' } },
  message: 'Messages marked as read',
  errors: ['THREAD_NOT_FOUND', 'MESSAGE_NOT_FOUND'],
  run: async ({ store, news }, { bot, params, body: { messageId } }) => {
    const thread = await ownThread(store, bot, params.threadId)
    const number = numberOf(messageId)
    if (number === undefined || !(await store.messages.find(thread.id, number)))
      throw new ApiError('MESSAGE_NOT_FOUND')
    await store.threads.mark(thread.id, 'agent', number)
    news.read(thread)
    return { thread: threadRecordOf((await store.threads.find(thread.id)) ?? thread) }
  },
})
