import * as v from 'valibot'
import { ApiError } from '../../../base/errors.js'
import { mailWayOf } from '../../../connections/ticket-mails.js'
import type { TicketEntry, TicketState } from '../../../store/index.js'
import type { Services } from '../../services/services.js'
import { jsonBody, noBody } from '../call/body.js'
import { nothing } from '../call/check.js'
import { defineCall, defineThreadCall, everyone } from '../call/define-call.js'
import { cursorField, cursorOf, limitField, nextCursor, placeOf } from '../cursor.js'
import { addressOrNone, count, date, list } from '../text.js'
import { agentOf, deskParams } from './agent.js'
import { sayAs } from './messages.js'
import {
  exampleTicket,
  ownTicket,
  recordOf,
  recordsOf,
  subject,
  ticketRecord,
  ticketState,
} from './ticket-record.js'

const about = { tag: 'Desk', roles: everyone } as const
const params = v.strictObject({
  number: v.pipe(
    v.string(),
    v.regex(/^[1-9]\d{0,14}$/, 'Expected the number of a ticket'),
    v.description('The number of a ticket of the account.'),
    v.examples(['42']),
  ),
})
const one = {
  ...about,
  path: '/tickets/{number}',
  params,
  query: nothing,
} as const

const answered = {
  data: v.strictObject({ ticket: ticketRecord }),
  example: { ticket: exampleTicket },
} as const
const due = v.pipe(v.nullable(date), v.description('Until when it is to be solved.'))

/** Makes a ticket of a thread. */
export const makeTicket = defineThreadCall({
  ...about,
  method: 'POST',
  path: '/desk/threads/{threadId}/ticket',
  id: 'makeTicket',
  summary: 'Make a ticket of a thread',
  description:
    'Gives the thread the next number of the account, and the caller has it unless another agent does. Where the visitor’s address is known, or `email` says it, and a bot of the account is connected with an address for e-mail, what agents say from then on goes there with the number in the subject, beginning with `message`, and answers come into the thread. A thread that is a ticket already keeps its number.',
  params: deskParams,
  query: nothing,
  body: jsonBody(
    v.strictObject({
      subject: v.optional(subject, ''),
      dueAt: v.optional(due, null),
      email: v.optional(addressOrNone, ''),
      message: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(20_000)), ''),
    }),
    { subject: 'Cake has not come', message: 'We are looking into it.' },
  ),
  ...answered,
  message: 'Ticket made',
  run: async (services, request) => {
    const { store, news } = services
    const { thread } = request
    const agent = agentOf(request)
    const { subject: title, dueAt, email, message } = request.body
    const made = await store.desk.tickets.make(thread, { subject: title, dueAt: timeOf(dueAt) })
    if (!made) throw new ApiError('THREAD_NOT_FOUND')
    if (thread.state !== 'taken' || thread.assignee === null)
      await store.threads.take(thread.id, agent, true)
    await goOnByMail(services, made, email)
    if (message !== '')
      await sayAs(
        services,
        thread,
        agent,
        { who: 'agent', text: message, agentName: agent.name },
        true,
      )
    news.changed((await store.threads.find(thread.id)) ?? thread)
    return { ticket: await recordOf(store, await ownTicket(store, thread.owner, made.number)) }
  },
})

/** Brings the ticket of a thread. */
export const fetchTicketOfThread = defineThreadCall({
  ...about,
  method: 'GET',
  path: '/desk/threads/{threadId}/ticket',
  id: 'fetchTicketOfThread',
  summary: 'Fetch the ticket of a thread',
  params: deskParams,
  query: nothing,
  body: noBody,
  data: v.strictObject({ ticket: v.nullable(ticketRecord) }),
  example: { ticket: exampleTicket },
  message: 'Ticket fetched',
  run: async ({ store }, { thread }) => {
    const ticket = await store.desk.tickets.ofThread(thread.id)
    return { ticket: ticket ? await recordOf(store, ticket) : null }
  },
})

const states: Readonly<Record<string, readonly TicketState[]>> = {
  unsolved: ['open', 'waiting'],
  open: ['open'],
  waiting: ['waiting'],
  solved: ['solved'],
  all: ['open', 'waiting', 'solved'],
}

/** Lists tickets. */
export const listTickets = defineCall({
  ...about,
  method: 'GET',
  path: '/tickets',
  id: 'listTickets',
  summary: 'List tickets',
  description: 'Brings the tickets of the account, the newest first.',
  params: nothing,
  query: v.strictObject({
    state: v.optional(
      v.pipe(
        v.picklist(['unsolved', 'open', 'waiting', 'solved', 'all']),
        v.description('Default: unsolved, which is open and waiting.'),
      ),
      'unsolved',
    ),
    agent: v.optional(
      v.pipe(
        v.string(),
        v.nonEmpty(),
        v.maxLength(200),
        v.description('The id of a member, `me`, or `nobody`.'),
      ),
    ),
    overdue: v.optional(
      v.pipe(v.literal('true'), v.description('Only those that were due before now.')),
    ),
    search: v.optional(
      v.pipe(
        v.string(),
        v.trim(),
        v.nonEmpty(),
        v.maxLength(200),
        v.description('Stands in the subject, or in the visitor’s name, address or number.'),
      ),
    ),
    limit: limitField(200, 50),
    cursor: cursorField,
  }),
  body: noBody,
  data: v.strictObject({ tickets: list(ticketRecord), nextCursor }),
  example: { tickets: [exampleTicket], nextCursor: null },
  message: 'Tickets fetched',
  run: async ({ store }, request) => {
    const { state, agent, overdue, search, limit, cursor } = request.query
    const { owner, member } = agentOf(request)
    const found = await store.desk.tickets.list({
      owner,
      states: states[state] ?? [],
      assignee: agent === 'nobody' ? null : agent === 'me' ? member : agent,
      dueBefore: overdue && Date.now(),
      text: search?.toLowerCase(),
      before: placeOf(cursor, v.strictObject({ number: count }))?.number,
      limit: limit + 1,
    })
    const shown = found.slice(0, limit)
    const last = found.length > limit ? shown.at(-1) : undefined
    return {
      tickets: await recordsOf(store, shown),
      nextCursor: last ? cursorOf({ number: last.number }) : null,
    }
  },
})

/** Brings a ticket by its number. */
export const fetchTicket = defineCall({
  ...one,
  method: 'GET',
  id: 'fetchTicket',
  summary: 'Fetch a ticket',
  body: noBody,
  ...answered,
  message: 'Ticket fetched',
  errors: ['TICKET_NOT_FOUND'],
  run: async ({ store }, { owner, params: { number } }) => ({
    ticket: await recordOf(store, await ownTicket(store, owner, Number(number))),
  }),
})

/** Changes a ticket. */
export const changeTicket = defineCall({
  ...one,
  method: 'PATCH',
  id: 'changeTicket',
  summary: 'Change a ticket',
  description:
    'Changes what is given. `agentId` gives the ticket with its thread to another agent; `email` has what agents say from then on go there.',
  body: jsonBody(
    v.pipe(
      v.strictObject({
        state: v.optional(ticketState),
        subject: v.optional(subject),
        dueAt: v.optional(due),
        agentId: v.optional(v.pipe(v.string(), v.maxLength(200))),
        email: v.optional(addressOrNone),
      }),
      v.check(given => Object.keys(given).length > 0, 'Nothing to change'),
    ),
    { state: 'solved' },
    10_000,
  ),
  ...answered,
  message: 'Ticket changed',
  errors: ['TICKET_NOT_FOUND', 'AGENT_NOT_FOUND'],
  run: async (services, { owner, params: { number }, body }) => {
    const { store, news } = services
    const ticket = await ownTicket(store, owner, Number(number))
    const { state, subject: title, dueAt, agentId, email } = body
    const agents = agentId === undefined ? [] : await store.desk.agents.list(owner)
    const agent = agents.find(each => each.member === agentId)
    if (agentId !== undefined && !agent) throw new ApiError('AGENT_NOT_FOUND')
    await store.desk.tickets.change(ticket.thread.id, {
      state,
      subject: title,
      ...(dueAt !== undefined && { dueAt: timeOf(dueAt) }),
    })
    if (agent)
      await store.threads.change(ticket.thread.id, {
        assignee: agent.member,
        assignedAt: Date.now(),
        agentName: agent.name,
        agentIcon: null,
        state: 'taken',
      })
    const changed = await ownTicket(store, owner, Number(number))
    if (email || title !== undefined) await goOnByMail(services, changed, email ?? '')
    news.changed(changed.thread)
    return { ticket: await recordOf(store, await ownTicket(store, owner, Number(number))) }
  },
})

/** What agents say goes to the visitor by mail from now on, where the account has an address for that. */
async function goOnByMail(
  { store }: Pick<Services, 'store'>,
  ticket: TicketEntry,
  given: string,
): Promise<void> {
  const way = await mailWayOf(store, ticket, given)
  if (way) await store.desk.tickets.goOnBy(ticket.thread.id, way)
}

const timeOf = (given: string | null) => (given === null ? null : Date.parse(given))
