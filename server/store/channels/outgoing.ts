import { type Kysely, sql } from 'kysely'
import { wakeJob } from '../jobs/rows.js'
import type { Tables } from '../schema.js'
import { duePersons, waitFor } from './due.js'
import { type ChangedStatus, noteStatus, statusRanks } from './statuses.js'

/** Something that goes out to a person: a message of the person's thread, and how it is shown. */
export interface OutgoingEntry {
  readonly number: number
  readonly channelId: string
  readonly personId: string
  readonly threadId: string
  /** The tag of the thread's language; null: English. */
  readonly language: string | null
  /** The number of the message. */
  readonly message: number
  /** JSON text. */
  readonly data: string
  /** How many of its pieces went out. */
  readonly sent: number
  readonly attempts: number
  /** Since when it waits, in milliseconds since 1970. */
  readonly at: number
}

/** What goes out over connections; times in milliseconds. */
export interface OutgoingRepository {
  /** Shows a message of a person's thread once more, in another way; a key is taken once. */
  show(
    personId: string,
    shown: { readonly message: number; readonly key: string; readonly data: string },
  ): Promise<void>
  /** Persons to whom something is due, without those who are `busy`. */
  due(
    channelId: string,
    busy: ReadonlySet<string | null>,
    most: number,
  ): Promise<readonly (string | null)[]>
  /** What goes to a person first of all that waits; undefined where that is not due. */
  first(channelId: string, personId: string): Promise<OutgoingEntry | undefined>
  /** In how many milliseconds something is due; undefined where nothing waits. */
  wait(channelId: string): Promise<number | undefined>
  /** Notes a piece that went out, under the provider's id; `isLast` ends the message. */
  noteSent(
    entry: OutgoingEntry,
    piece: { readonly index: number; readonly providerId: string; readonly isLast: boolean },
  ): Promise<ChangedStatus | undefined>
  /** Notes that nothing of it had to go out. */
  noteNothing(entry: OutgoingEntry): Promise<void>
  /** Notes that it does not go out, and why. */
  noteFailed(
    entry: Pick<OutgoingEntry, 'number' | 'message'>,
    reason: string,
  ): Promise<ChangedStatus | undefined>
  /** Tries again in so many milliseconds; `isAttempt`: this try counts. */
  putOff(number: number, pause: number, isAttempt: boolean): Promise<void>
  /** How many messages wait on a connection. */
  waiting(channelId: string): Promise<number>
  /** Whether the last words of a message reached the person's provider: they did, wait for another try, or were refused for good. */
  standing(message: number): Promise<'said' | 'waiting' | 'refused'>
  /** Whether something is being sent to a person, so that nobody knows yet by what the provider knows it. */
  isUnderWay(personId: string): Promise<boolean>
  /** What has waited for `age` milliseconds or longer, the oldest first, at most 500. */
  overdue(age: number): Promise<readonly Pick<OutgoingEntry, 'number' | 'message'>[]>
  /** Deletes what went out `age` milliseconds ago or earlier; resolves to how much. */
  forget(age: number): Promise<number>
}

/** Milliseconds. */
const atOnce = 1000

/** The outgoing in a database. `now` in milliseconds. */
export function createOutgoingRepository(
  db: Kysely<Tables>,
  now: () => number,
): OutgoingRepository {
  const end = (
    trx: Kysely<Tables>,
    { number }: Pick<OutgoingEntry, 'number'>,
    state: 'sent' | 'failed',
  ) => trx.updateTable('channel_outgoing').set({ state }).where('number', '=', number).execute()
  return {
    show: (personId, { message, key, data }) =>
      db.transaction().execute(async trx => {
        const person = await trx
          .selectFrom('channel_persons')
          .innerJoin('channels', 'channels.id', 'channel_persons.channel_id')
          .select(['channel_id', 'thread_id', 'bot_id'])
          .where('channel_persons.id', '=', personId)
          .executeTakeFirst()
        if (!person?.thread_id) return
        await trx
          .insertInto('channel_outgoing')
          .values({
            channel_id: person.channel_id,
            person_id: personId,
            thread_id: person.thread_id,
            message,
            key,
            data,
            state: 'waiting',
            due_at: now(),
            at: now(),
          })
          .onConflict(conflict => conflict.columns(['channel_id', 'key']).doNothing())
          .execute()
        await wakeOutgoing(trx, person.channel_id, person.bot_id, now())
      }),
    due: (channelId, busy, most) =>
      duePersons(db, 'channel_outgoing', channelId, busy, most, now()),
    first: async (channelId, personId) => {
      const row = await db
        .selectFrom('channel_outgoing')
        .innerJoin('threads', 'threads.id', 'channel_outgoing.thread_id')
        .select([
          'number',
          'message',
          'data',
          'sent',
          'attempts',
          'at',
          'due_at',
          'channel_id as channelId',
          'channel_outgoing.person_id as personId',
          'thread_id as threadId',
          'language',
        ])
        .where('channel_id', '=', channelId)
        .where('channel_outgoing.person_id', '=', personId)
        .where('channel_outgoing.state', '=', 'waiting')
        .orderBy('number')
        .limit(1)
        .executeTakeFirst()
      if (!row || row.due_at > now()) return undefined
      const { due_at: _, ...entry } = row
      return entry
    },
    wait: channelId => waitFor(db, 'channel_outgoing', channelId, now()),
    noteSent: (entry, { index, providerId, isLast }) =>
      db.transaction().execute(async trx => {
        const { number, channelId, message } = entry
        await trx
          .insertInto('channel_pieces')
          .values({
            outgoing: number,
            piece: index,
            channel_id: channelId,
            provider_id: providerId,
            message,
            rank: statusRanks.indexOf('sent'),
          })
          .onConflict(conflict => conflict.columns(['outgoing', 'piece']).doNothing())
          .execute()
        await trx
          .updateTable('channel_outgoing')
          .set({ sent: index + 1, ...(isLast && { state: 'sent' }) })
          .where('number', '=', number)
          .execute()
        return isLast ? noteStatus(trx, message, null) : undefined
      }),
    noteNothing: async entry => {
      await end(db, entry, 'sent')
    },
    noteFailed: (entry, reason) =>
      db.transaction().execute(async trx => {
        await end(trx, entry, 'failed')
        return noteStatus(trx, entry.message, reason)
      }),
    putOff: async (number, pause, isAttempt) => {
      await db
        .updateTable('channel_outgoing')
        .set({
          due_at: Math.ceil(now() + pause),
          ...(isAttempt && { attempts: sql<number>`attempts + 1` }),
        })
        .where('number', '=', number)
        .execute()
    },
    waiting: async channelId => {
      const { count } = await db
        .selectFrom('channel_outgoing')
        .select(({ fn }) => fn.countAll().as('count'))
        .where('channel_id', '=', channelId)
        .where('state', '=', 'waiting')
        .executeTakeFirstOrThrow()
      return Number(count)
    },
    standing: async message => {
      const row = await db
        .selectFrom('channel_outgoing')
        .innerJoin('channels', 'channels.id', 'channel_outgoing.channel_id')
        .select(['number', 'channel_outgoing.state', 'attempts', 'due_at', 'withdrawn_at'])
        .where('message', '=', message)
        .orderBy('number')
        .limit(1)
        .executeTakeFirst()
      if (!row) return 'said'
      if (row.state === 'failed') return 'refused'
      if (row.state === 'waiting')
        // Under way it may have reached the person, who answers before that is noted; what is tried again at once is under way.
        return row.withdrawn_at !== null || (row.attempts > 0 && row.due_at > now() + atOnce)
          ? 'waiting'
          : 'said'
      const last = await db
        .selectFrom('channel_pieces')
        .select('rank')
        .where('outgoing', '=', row.number)
        .orderBy('piece', 'desc')
        .limit(1)
        .executeTakeFirst()
      return last?.rank === statusRanks.indexOf('failed') ? 'refused' : 'said'
    },
    isUnderWay: async personId => {
      const row = await db
        .selectFrom('channel_outgoing')
        .innerJoin('channels', 'channels.id', 'channel_outgoing.channel_id')
        .select('number')
        .where('person_id', '=', personId)
        .where('channel_outgoing.state', '=', 'waiting')
        .where('due_at', '<=', now())
        .where('withdrawn_at', 'is', null)
        .limit(1)
        .executeTakeFirst()
      return row !== undefined
    },
    overdue: age =>
      db
        .selectFrom('channel_outgoing')
        .select(['number', 'message'])
        .where('state', '=', 'waiting')
        .where('at', '<=', now() - age)
        .orderBy('number')
        .limit(500)
        .execute(),
    forget: async age => {
      const { numDeletedRows } = await db
        .deleteFrom('channel_outgoing')
        .where('state', '<>', 'waiting')
        .where('at', '<=', now() - age)
        .executeTakeFirst()
      return Number(numDeletedRows)
    },
  }
}

/** Lets what a bot or an agent says in a thread go out, where its visitor writes over a connection. */
export async function queueOutgoing(
  trx: Kysely<Tables>,
  threadId: string,
  messages: readonly { readonly number: number; readonly data?: string | undefined }[],
  at: number,
): Promise<void> {
  const person = await trx
    .selectFrom('threads')
    .innerJoin('channel_persons', 'channel_persons.id', 'threads.person_id')
    .innerJoin('channels', 'channels.id', 'channel_persons.channel_id')
    .select(['channel_persons.id', 'channel_id', 'channels.bot_id'])
    .where('threads.id', '=', threadId)
    .executeTakeFirst()
  if (!person) return
  await trx
    .insertInto('channel_outgoing')
    .values(
      messages.map(({ number, data = '{}' }) => ({
        channel_id: person.channel_id,
        person_id: person.id,
        thread_id: threadId,
        message: number,
        key: `message ${number}`,
        data,
        state: 'waiting' as const,
        due_at: at,
        at,
      })),
    )
    .execute()
  await wakeOutgoing(trx, person.channel_id, person.bot_id, at)
}

/** Has what waits on a connection sent. */
export const wakeOutgoing = (trx: Kysely<Tables>, id: string, botId: string, at: number) =>
  wakeJob(trx, { handler: 'channel-out', key: id, botId, data: JSON.stringify({ id }) }, at)
