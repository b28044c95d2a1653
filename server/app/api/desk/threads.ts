import { type DeskFilter, deskFilters, deskOrders } from '@talkgraph/wire/desk'
import * as v from 'valibot'
import { answersIn } from '../../../conversations/live/answers-in.js'
import type { ThreadState } from '../../../store/index.js'
import { noBody } from '../call/body.js'
import { nothing } from '../call/check.js'
import { defineCall, defineThreadCall, everyone } from '../call/define-call.js'
import { cursorField, cursorOf, limitField, nextCursor, placeOf } from '../cursor.js'
import { count, list } from '../text.js'
import { threadRecord } from '../thread-record.js'
import { agentOf, deskParams } from './agent.js'
import { deskThreadRecord, deskThreadsOf, exampleDeskThread } from './records.js'

const place = v.strictObject({
  updatedAt: count,
  id: v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/)),
})
const linePlace = v.union([
  place,
  v.strictObject({
    id: place.entries.id,
    waitingSince: count,
    priority: threadRecord.entries.priority,
  }),
])
const short = (most: number, about: string) =>
  v.optional(v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(most), v.description(about)))

const states: Readonly<Record<DeskFilter, readonly ThreadState[]>> = {
  mine: ['waiting', 'taken'],
  waiting: ['waiting'],
  open: ['waiting', 'taken'],
  ended: ['handed-back', 'ended'],
}

/** Lists the threads of all bots of an account. */
export const listDeskThreads = defineCall({
  method: 'GET',
  path: '/desk/threads',
  id: 'listDeskThreads',
  tag: 'Desk',
  roles: everyone,
  summary: 'List the desk’s threads',
  description:
    'Brings the threads of all bots, those first in which something happened last. `mine`: open ones that the caller has, or is offered. In the order `line` who waits comes first, by urgency and then by time, and then what agents have; a search, and threads that are over, have no line. A search looks through 500 threads at a time: a page may have few of them, or none, and still a `nextCursor`.',
  params: nothing,
  query: v.strictObject({
    filter: v.optional(v.picklist(deskFilters), 'open'),
    order: v.optional(
      v.pipe(
        v.picklist(deskOrders),
        v.description('Whether what happened last comes first, or who waits.'),
      ),
      'recent',
    ),
    search: short(
      200,
      'Stands in the visitor’s name, address or number, in a label, or in what was said.',
    ),
    label: short(100, 'Only threads with this label.'),
    chatbotId: short(200, 'Only threads of this bot.'),
    limit: limitField(100, 50),
    cursor: cursorField,
  }),
  body: noBody,
  data: v.strictObject({ threads: list(deskThreadRecord), nextCursor }),
  example: { threads: [exampleDeskThread], nextCursor: null },
  message: 'Threads fetched',
  run: async ({ store }, request) => {
    const { filter, order, search, label, chatbotId: botId, limit, cursor } = request.query
    const { owner, member } = agentOf(request)
    const choice = { owner, label, botId, limit, ...(filter === 'mine' && { assignee: member }) }
    const { threads, next } =
      order === 'line' && filter !== 'ended' && search === undefined
        ? await store.desk.threads.line({
            ...choice,
            isTaken: filter !== 'waiting',
            after: placeOf(cursor, linePlace),
          })
        : await store.desk.threads.page({
            ...choice,
            states: states[filter],
            after: placeOf(cursor, place),
            text: search?.toLowerCase(),
          })
    return {
      threads: await deskThreadsOf(store, threads, member),
      nextCursor: next ? cursorOf({ ...next }) : null,
    }
  },
})

/** Brings one thread with what is known of its visitor. */
export const fetchDeskThread = defineThreadCall({
  method: 'GET',
  path: '/desk/threads/{threadId}',
  id: 'fetchDeskThread',
  tag: 'Desk',
  roles: everyone,
  summary: 'Fetch a thread and its visitor',
  description:
    '`answers`: what the bot asked before the thread began, and what the visitor answered. `earlier`: with a verified identity, the other threads of the same id; otherwise those of the same session that have none.',
  params: deskParams,
  query: nothing,
  body: noBody,
  data: v.strictObject({
    thread: deskThreadRecord,
    answers: list(v.strictObject({ question: v.string(), answer: v.string() })),
    earlier: list(deskThreadRecord),
  }),
  example: {
    thread: exampleDeskThread,
    answers: [{ question: 'What is your name?', answer: 'Ann' }],
    earlier: [],
  },
  message: 'Thread fetched',
  run: async ({ store }, request) => {
    const { member } = agentOf(request)
    const { thread: entry } = request
    const [others, said] = await Promise.all([
      store.desk.threads.others(entry),
      store.messages.list(entry.id, { limit: mostLookedAt, forVisitor: true }),
    ])
    const [thread, ...earlier] = await deskThreadsOf(store, [entry, ...others], member)
    return { thread: thread ?? exampleDeskThread, answers: answersIn(said), earlier }
  },
})

const mostLookedAt = 500
