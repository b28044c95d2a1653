import * as v from 'valibot'
import { lastEventHeader } from '../../../wire/live.js'
import { ApiError } from '../../errors.js'
import { clientAddress } from '../../http/client-address.js'
import { playToDesk } from '../../live/desk-stream.js'
import { answerEvents } from '../../live/event-stream.js'
import { jsonBody, noBody } from './call/body.js'
import { nothing } from './call/check.js'
import { defineBotCall, defineCall } from './call/define-call.js'
import { exampleMessage, messageRecord, recordOf } from './message-record.js'
import { numberOf, ownThread, threadParams } from './own-thread.js'
import { exampleThread, threadRecord, threadRecordOf } from './thread-record.js'

/** An event of the stream, without what server-sent events write around it. */
const deskEvent = v.variant('type', [
  v.strictObject({ type: v.literal('thread'), thread: threadRecord }),
  v.strictObject({ type: v.literal('message'), message: messageRecord }),
  v.strictObject({ type: v.literal('reaction'), message: messageRecord }),
  v.strictObject({ type: v.literal('typing'), threadId: v.string(), on: v.boolean() }),
])

/** Tells a desk what happens in the threads of all its bots, as it happens. */
export const followThreads = defineCall({
  method: 'GET',
  path: '/threads/live',
  id: 'followThreads',
  tag: 'Threads',
  summary: 'Follow all threads',
  description:
    'A stream of server-sent events, whose `data` is one of the objects below: a `thread` that is new or has changed, a `message` that was said, a `reaction` to one, and a visitor’s `typing`. It begins with what comes now. A `message` has the id of its record as the event’s `id`: with `Last-Event-ID` a stream goes on behind it, and tells some messages before it once more. A comment every 20 seconds keeps the line open.',
  params: nothing,
  query: nothing,
  body: noBody,
  data: deskEvent,
  example: { type: 'message', message: { ...exampleMessage, answer: null, messageType: 'USER_MESSAGE' } },
  message: 'Events',
  produces: 'text/event-stream',
  run: async (services, { owner, context }) => {
    const { store, hub, streams, log, trustedProxies, liveTiming: timing } = services
    const given = context.req.header(lastEventHeader)
    const after = given === undefined ? undefined : numberOf(given)
    if (given !== undefined && after === undefined)
      throw new ApiError('REQUEST_VALIDATION_FAILED', {
        details: [{ path: 'Last-Event-ID', message: 'Expected the id of a message' }],
      })
    const stream = streams.open(`desk ${owner}`, clientAddress(context, trustedProxies), mostDesks)
    if (!stream) throw new ApiError('RATE_LIMITED', { headers: { 'Retry-After': '5' } })
    const show = {
      thread: (entry: Parameters<typeof threadRecordOf>[0]) => threadRecordOf(entry),
      message: (entry: Parameters<typeof recordOf>[1], botId: string) => recordOf(botId, entry),
    }
    return answerEvents(context, stream, (writer, signal) =>
      playToDesk({ store, hub, log, owner, after, timing, show, writer, signal }),
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
  summary: 'Say that an agent types',
  description: 'The visitor sees it for ten seconds, unless it is said again or taken back.',
  params: threadParams,
  query: nothing,
  body: jsonBody(v.strictObject({ on: v.boolean() }), { on: true }, 1000),
  data: v.strictObject({ threadId: v.string(), on: v.boolean() }),
  example: { threadId: exampleThread.id, on: true },
  message: 'Visitor told',
  run: async ({ store, hub }, { bot, params, body: { on } }) => {
    const { id: thread, owner } = await ownThread(store, bot, params.threadId)
    hub.tell({ thread, owner, typing: { by: 'agent', on } })
    return { threadId: thread, on }
  },
})

/** Notes how far the agent of a thread has read. */
export const readThread = defineBotCall({
  tag: 'Threads',
  method: 'POST',
  path: '/chatbots/{chatbotId}/threads/{threadId}/read',
  id: 'readThread',
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
  run: async ({ store }, { bot, params, body: { messageId } }) => {
    const thread = await ownThread(store, bot, params.threadId)
    const number = numberOf(messageId)
    if (number === undefined || !(await store.messages.find(thread.id, number)))
      throw new ApiError('MESSAGE_NOT_FOUND')
    await store.threads.mark(thread.id, 'agent', number)
    return { thread: threadRecordOf((await store.threads.find(thread.id)) ?? thread) }
  },
})
