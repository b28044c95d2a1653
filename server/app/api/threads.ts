import * as v from 'valibot'
import { ApiError } from '../../base/errors.js'
import type { ThreadState } from '../../store/index.js'
import { jsonBody, noBody } from './call/body.js'
import { nothing } from './call/check.js'
import { defineBotCall, everyone } from './call/define-call.js'
import { cursorField, cursorOf, limitField, nextCursor, placeOf } from './cursor.js'
import { exampleMessage, messageRecord, recordOf } from './message-record.js'
import { ownThread, threadParams } from './own-thread.js'
import { botParams } from './params.js'
import { count, line, list } from './text.js'
import { exampleThread, threadRecord, threadRecordOf, threadState } from './thread-record.js'

const about = { tag: 'Threads', errors: ['THREAD_NOT_FOUND'] } as const

const threadPlace = v.strictObject({
  updatedAt: count,
  id: v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/)),
})
const messagePlace = v.strictObject({ after: count })

/** Lists the threads of a bot. */
export const listThreads = defineBotCall({
  method: 'GET',
  path: '/chatbots/{chatbotId}/threads',
  id: 'listThreads',
  roles: everyone,
  tag: 'Threads',
  summary: 'List threads',
  description: 'Brings the threads of a bot, those first in which something happened last.',
  params: botParams,
  query: v.strictObject({
    state: v.optional(threadState),
    limit: limitField(100, 50),
    cursor: cursorField,
  }),
  body: noBody,
  data: v.strictObject({ threads: list(threadRecord), nextCursor }),
  example: { threads: [exampleThread], nextCursor: null },
  message: 'Threads fetched',
  run: async ({ store }, { bot, query: { state, limit, cursor } }) => {
    const after = placeOf(cursor, threadPlace)
    const found = await store.threads.list({
      botId: bot.id,
      owner: bot.owner,
      state,
      after,
      limit: limit + 1,
    })
    const shown = found.slice(0, limit)
    const last = found.length > limit ? shown.at(-1) : undefined
    return {
      threads: shown.map(threadRecordOf),
      nextCursor: last ? cursorOf({ updatedAt: last.updatedAt, id: last.id }) : null,
    }
  },
})

/** Brings one thread. */
export const fetchThread = defineBotCall({
  ...about,
  method: 'GET',
  path: '/chatbots/{chatbotId}/threads/{threadId}',
  id: 'fetchThread',
  roles: everyone,
  summary: 'Fetch a thread',
  params: threadParams,
  query: nothing,
  body: noBody,
  data: v.strictObject({ thread: threadRecord }),
  example: { thread: exampleThread },
  message: 'Thread fetched',
  run: async ({ store }, { bot, params }) => ({
    thread: threadRecordOf(await ownThread(store, bot, params.threadId)),
  }),
})

/** Lists what was said in a thread. */
export const listMessages = defineBotCall({
  ...about,
  method: 'GET',
  path: '/chatbots/{chatbotId}/threads/{threadId}/messages',
  id: 'listMessages',
  roles: everyone,
  summary: 'Read a thread',
  description:
    'Brings what was said in a thread, the oldest first, a record for each message: the visitor’s has a `question`, all others an `answer`.',
  params: threadParams,
  query: v.strictObject({ limit: limitField(200, 100), cursor: cursorField }),
  body: noBody,
  data: v.strictObject({
    messages: list(messageRecord),
    nextCursor: v.pipe(
      v.nullable(v.string()),
      v.description(
        'The `cursor` of what comes next, on the last page of what will be said next; null only where nothing was said.',
      ),
    ),
  }),
  example: { messages: [{ ...exampleMessage, question: null }], nextCursor: null },
  message: 'Messages fetched',
  run: async ({ store }, { bot, params, query: { limit, cursor } }) => {
    const thread = await ownThread(store, bot, params.threadId)
    const after = placeOf(cursor, messagePlace)?.after
    const found = await store.messages.list(thread.id, { after, limit })
    const last = found.at(-1)?.number ?? after
    return {
      messages: found.map(message => recordOf(bot.id, message)),
      nextCursor: last === undefined ? null : cursorOf({ after: last }),
    }
  },
})

const from: Readonly<Record<'taken' | 'handed-back' | 'ended', readonly ThreadState[]>> = {
  taken: ['bot', 'waiting', 'handed-back', 'taken'],
  'handed-back': ['waiting', 'taken'],
  ended: ['bot', 'waiting', 'taken', 'handed-back'],
}

/** Changes who has a thread, and what an agent notes of it. */
export const changeThread = defineBotCall({
  ...about,
  method: 'PATCH',
  path: '/chatbots/{chatbotId}/threads/{threadId}',
  id: 'changeThread',
  roles: everyone,
  summary: 'Take, hand back or end a thread',
  description:
    '`taken`: an agent has it from now on, and the bot is silent. `handed-back`: the bot goes on, behind the step that asked for a person. `ended`: nobody answers any more. THREAD_STATE_NOT_POSSIBLE: the thread is in a state from which this does not lead.',
  params: threadParams,
  query: nothing,
  body: jsonBody(
    v.pipe(
      v.strictObject({
        state: v.optional(v.picklist(['taken', 'handed-back', 'ended'])),
        agentName: v.optional(v.nullable(line(100))),
        agentIconUrl: v.optional(
          v.nullable(v.pipe(v.string(), v.maxLength(2000), v.regex(/^https?:\/\/[^\s"'<>\\]+$/))),
        ),
        labels: v.optional(v.pipe(v.array(line(100)), v.maxLength(50), v.readonly())),
      }),
      v.check(given => Object.keys(given).length > 0, 'Nothing to change'),
    ),
    { state: 'taken', agentName: 'Mia' },
    20_000,
  ),
  data: v.strictObject({ thread: threadRecord }),
  example: { thread: { ...exampleThread, state: 'taken', agentName: 'Mia' } },
  message: 'Thread updated',
  errors: ['THREAD_NOT_FOUND', 'THREAD_STATE_NOT_POSSIBLE', 'THREAD_BUSY'],
  run: async ({ store, news, player, results, hooks }, { bot, params, body }) => {
    const before = await ownThread(store, bot, params.threadId)
    const { id } = before
    const { state, agentIconUrl, ...rest } = body
    const changed = await store.threads.change(
      id,
      {
        ...rest,
        ...(state && { state, waitingUntil: null }),
        agentIcon: agentIconUrl,
      },
      state && from[state],
    )
    if (!changed) throw new ApiError(state ? 'THREAD_STATE_NOT_POSSIBLE' : 'THREAD_NOT_FOUND')
    news.changed(changed)
    if (rest.labels) await hooks.labelled(changed, before.labels)
    if (state === 'handed-back')
      await player.goOn(changed, before.state === 'taken').catch(async error => {
        const { state: was, waitingUntil } = before
        const back = await store.threads.change(id, { state: was, waitingUntil }, ['handed-back'])
        if (back) news.changed(back)
        throw error
      })
    if (state === 'ended') await results.noteTalk(id)
    return { thread: threadRecordOf((await store.threads.find(id)) ?? changed) }
  },
})

/** Deletes a thread with all that was said in it. */
export const deleteThread = defineBotCall({
  ...about,
  method: 'DELETE',
  path: '/chatbots/{chatbotId}/threads/{threadId}',
  id: 'deleteThread',
  summary: 'Delete a thread',
  params: threadParams,
  query: nothing,
  body: noBody,
  data: v.strictObject({ chatbotId: v.string(), threadId: v.string() }),
  example: { chatbotId: 'shop', threadId: exampleThread.id },
  message: 'Thread deleted',
  run: async ({ store, news }, { bot, params }) => {
    const { id, owner } = await ownThread(store, bot, params.threadId)
    await store.threads.remove([id])
    news.removed({ id, owner })
    return { chatbotId: bot.id, threadId: id }
  },
})
