import { randomBytes } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import { isOnPostgres } from '../given-rows.js'
import type { Tables } from '../schema.js'
import { type ThreadEntry, threadColumns, threadOf } from '../threads/entry.js'

/** Whether somebody of the account has to act, the visitor has, or nobody. */
export type TicketState = 'open' | 'waiting' | 'solved'

/** A thread that is followed under a number; times in milliseconds since 1970. */
export interface TicketEntry {
  readonly number: number
  readonly subject: string
  readonly state: TicketState
  readonly dueAt: number | null
  readonly createdAt: number
  readonly updatedAt: number
  readonly thread: ThreadEntry
}

/** Which tickets are listed, the newest first. */
interface TicketChoice {
  readonly owner: string
  readonly states: readonly TicketState[]
  /** A member, or null for those that nobody has. */
  readonly assignee?: string | null | undefined
  /** They were due before this. */
  readonly dueBefore?: number | undefined
  /** In lower case: stands in the subject, or in what the visitor is called. */
  readonly text?: string | undefined
  /** Below this number. */
  readonly before?: number | undefined
  readonly limit: number
}

/** A person of a connection, to whom a thread goes on. */
interface NewWay {
  readonly channelId: string
  /** What the channel knows the person by. */
  readonly id: string
  readonly email: string
  /** The subject of its mails. */
  readonly note: string
}

/** Threads that are followed as tickets (decision 195). */
export interface TicketRepository {
  /** Gives a thread the next number of its account; one that has a number keeps it. */
  make(
    thread: Pick<ThreadEntry, 'id' | 'owner'>,
    ticket: { readonly subject: string; readonly dueAt: number | null },
  ): Promise<TicketEntry | undefined>
  find(owner: string, number: number): Promise<TicketEntry | undefined>
  ofThread(threadId: string): Promise<TicketEntry | undefined>
  list(choice: TicketChoice): Promise<readonly TicketEntry[]>
  change(
    threadId: string,
    change: {
      readonly state?: TicketState | undefined
      readonly subject?: string | undefined
      readonly dueAt?: number | null | undefined
    },
  ): Promise<void>
  /** What agents say goes out over a connection from now on; a thread that does already only gets the subject. */
  goOnBy(threadId: string, way: NewWay): Promise<void>
  /** Somebody writes to a ticket whose thread has ended: it is open again; undefined where it is none. */
  reopen(threadId: string): Promise<ThreadEntry | undefined>
}

/** The tickets in a database. `now` in milliseconds. */
export function createTicketRepository(
  db: Kysely<Tables>,
  now: () => number = Date.now,
): TicketRepository {
  const has = sql.raw(isOnPostgres(db) ? 'strpos' : 'instr')
  const entries = () =>
    db
      .selectFrom('tickets')
      .innerJoin('threads', 'threads.id', 'tickets.thread_id')
      .select(threadColumns.map(column => `threads.${column}` as const))
      .select([
        'tickets.number',
        'tickets.subject',
        'tickets.state as ticket_state',
        'tickets.due_at',
        'tickets.created_at as ticket_at',
        'tickets.updated_at as ticket_changed',
      ])
  type Row = Awaited<ReturnType<ReturnType<typeof entries>['executeTakeFirstOrThrow']>>
  const entryOf = (row: Row): TicketEntry => ({
    number: row.number,
    subject: row.subject,
    state: row.ticket_state,
    dueAt: row.due_at,
    createdAt: row.ticket_at,
    updatedAt: row.ticket_changed,
    thread: threadOf(row),
  })
  const one = async (query: ReturnType<typeof entries>) => {
    const row = await query.executeTakeFirst()
    return row && entryOf(row)
  }
  const ofThread = (threadId: string) => one(entries().where('tickets.thread_id', '=', threadId))
  return {
    make: async ({ id, owner }, { subject, dueAt }) => {
      await db.transaction().execute(async trx => {
        // Whoever numbers a ticket has the account's numbers to themselves until it is there.
        const { last } = await trx
          .insertInto('ticket_numbers')
          .values({ owner, last: 1 })
          .onConflict(conflict =>
            conflict.column('owner').doUpdateSet({ last: sql<number>`ticket_numbers.last + 1` }),
          )
          .returning('last')
          .executeTakeFirstOrThrow()
        const time = now()
        const known = await trx
          .selectFrom('tickets')
          .select('number')
          .where('thread_id', '=', id)
          .executeTakeFirst()
        if (known)
          await trx
            .updateTable('ticket_numbers')
            .set({ last: last - 1 })
            .where('owner', '=', owner)
            .execute()
        else
          await trx
            .insertInto('tickets')
            .values({
              thread_id: id,
              owner,
              number: last,
              subject,
              state: 'open',
              due_at: dueAt,
              created_at: time,
              updated_at: time,
            })
            .execute()
      })
      return ofThread(id)
    },
    find: (owner, number) =>
      one(entries().where('tickets.owner', '=', owner).where('tickets.number', '=', number)),
    ofThread,
    list: async ({ owner, states, assignee, dueBefore, text, before, limit }) => {
      let query = entries()
        .where('tickets.owner', '=', owner)
        .where('tickets.state', 'in', [...states])
      if (assignee === null) query = query.where('threads.assignee', 'is', null)
      else if (assignee !== undefined) query = query.where('threads.assignee', '=', assignee)
      if (dueBefore !== undefined) query = query.where('tickets.due_at', '<', dueBefore)
      if (before !== undefined) query = query.where('tickets.number', '<', before)
      if (text !== undefined)
        query = query.where(({ or }) =>
          or(
            (['tickets.subject', 'threads.name', 'threads.email', 'threads.phone'] as const).map(
              column => sql<boolean>`${has}(lower(${sql.ref(column)}), ${text}) > 0`,
            ),
          ),
        )
      const rows = await query.orderBy('tickets.number', 'desc').limit(limit).execute()
      return rows.map(entryOf)
    },
    change: async (threadId, { state, subject, dueAt }) => {
      await db
        .updateTable('tickets')
        .set({
          state,
          subject,
          due_at: dueAt,
          updated_at: now(),
        })
        .where('thread_id', '=', threadId)
        .execute()
    },
    goOnBy: (threadId, { channelId, id, email, note }) =>
      db.transaction().execute(async trx => {
        const { person_id } = await trx
          .selectFrom('threads')
          .select('person_id')
          .where('id', '=', threadId)
          .executeTakeFirstOrThrow()
        if (person_id !== null) {
          await trx
            .updateTable('channel_persons')
            .set({ note })
            .where('id', '=', person_id)
            .where('channel_id', '=', channelId)
            .execute()
          return
        }
        const person = randomBytes(12).toString('hex')
        await trx
          .insertInto('channel_persons')
          .values({
            id: person,
            channel_id: channelId,
            thread_id: threadId,
            ids: JSON.stringify([id]),
            email,
            note,
            created_at: now(),
          })
          .execute()
        await trx
          .insertInto('channel_aliases')
          .values({ channel_id: channelId, alias: id, person_id: person })
          .execute()
        await trx
          .updateTable('threads')
          .set({ person_id: person, email })
          .where('id', '=', threadId)
          .execute()
      }),
    reopen: async threadId => {
      const row = await db
        .updateTable('threads')
        .set({
          state: sql<
            'taken' | 'waiting'
          >`case when assignee is null then 'waiting' else 'taken' end`,
          waiting_since: now(),
          updated_at: now(),
        })
        .where('id', '=', threadId)
        .where('state', '=', 'ended')
        .where('id', 'in', ({ selectFrom }) => selectFrom('tickets').select('tickets.thread_id'))
        .returning(threadColumns)
        .executeTakeFirst()
      return row && threadOf(row)
    },
  }
}
