import * as v from 'valibot'
import { ApiError } from '../../../base/errors.js'
import { doors } from '../../../channels/index.js'
import { ticketSubject } from '../../../connections/ticket-mails.js'
import type { Store, TicketEntry } from '../../../store/index.js'
import type { Services } from '../../services/services.js'
import { count, date } from '../text.js'
import { threadRecord } from '../thread-record.js'

/** Who has to act, as the API says it. */
export const ticketState = v.pipe(
  v.picklist(['open', 'waiting', 'solved']),
  v.description(
    '`open`: somebody of yours has to act. `waiting`: the visitor has. `solved`: nobody. What the visitor says opens it again.',
  ),
)
/** What a ticket is about. */
export const subject = v.pipe(v.string(), v.trim(), v.maxLength(200))

/** A ticket as the API answers it. */
export const ticketRecord = v.strictObject({
  number: count,
  threadId: v.string(),
  chatbotId: v.string(),
  subject: v.string(),
  state: ticketState,
  dueAt: v.nullable(date),
  agentId: v.pipe(v.nullable(v.string()), v.description('The member who has it.')),
  agentName: v.nullable(v.string()),
  channel: threadRecord.entries.channel,
  visitor: v.strictObject({
    name: v.nullable(v.string()),
    email: v.nullable(v.string()),
    phone: v.nullable(v.string()),
  }),
  mailTo: v.pipe(
    v.nullable(v.string()),
    v.description(
      'To whom what agents say goes by mail, with the number in the subject; null: it does not.',
    ),
  ),
  createdAt: date,
  updatedAt: date,
})

/** What a ticket is like, for the reference. */
export const exampleTicket: v.InferOutput<typeof ticketRecord> = {
  number: 42,
  threadId: '9f86d081884c7d659a2feaa0c55ad015',
  chatbotId: 'shop',
  subject: 'Cake has not come',
  state: 'open',
  dueAt: '2026-12-03T09:00:00.000Z',
  agentId: 'm1',
  agentName: 'Mia',
  channel: doors.browser.name,
  visitor: { name: 'Ann', email: 'ann@example.org', phone: null },
  mailTo: 'ann@example.org',
  createdAt: '2026-11-20T09:00:00.000Z',
  updatedAt: '2026-11-20T09:00:00.000Z',
}
/** A ticket of the caller's; throws TICKET_NOT_FOUND for another account's too. */
export async function ownTicket(
  { desk }: Pick<Services['store'], 'desk'>,
  owner: string,
  number: number,
): Promise<TicketEntry> {
  const ticket = await desk.tickets.find(owner, number)
  if (!ticket) throw new ApiError('TICKET_NOT_FOUND')
  return ticket
}

/** A ticket as the API answers it. */
export async function recordOf(store: Pick<Services['store'], 'channels'>, ticket: TicketEntry) {
  const [record] = await recordsOf(store, [ticket])
  if (!record) throw new ApiError('TICKET_NOT_FOUND')
  return record
}

/** Tickets as the API answers them. */
export async function recordsOf(
  { channels }: { readonly channels: Pick<Store['channels'], 'persons'> },
  tickets: readonly TicketEntry[],
): Promise<v.InferOutput<typeof ticketRecord>[]> {
  const persons = await channels.persons.findAll(
    tickets.flatMap(({ thread }) => thread.personId ?? []),
  )
  const iso = (time: number) => new Date(time).toISOString()
  return tickets.map(({ number, subject: title, state, dueAt, createdAt, updatedAt, thread }) => ({
    number,
    threadId: thread.id,
    chatbotId: thread.botId,
    subject: title,
    state,
    dueAt: dueAt === null ? null : iso(dueAt),
    agentId: thread.assignee,
    agentName: thread.agentName,
    channel: thread.channel,
    visitor: { name: thread.name, email: thread.email, phone: thread.phone },
    mailTo:
      persons.find(
        ({ id, note }) => id === thread.personId && note?.includes(ticketSubject(number)),
      )?.email ?? null,
    createdAt: iso(createdAt),
    updatedAt: iso(updatedAt),
  }))
}
