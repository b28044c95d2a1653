import { type Kysely, sql } from 'kysely'
import { relaxed } from '../database/relaxed.js'
import type { Tables } from '../schema.js'
import { duePersons, waitFor } from './due.js'
import { createIncomingKeeper, type IncomingKeeper } from './keep-incoming.js'

/** What waits to be worked on. */
export interface IncomingEntry {
  readonly number: number
  readonly channelId: string
  readonly personId: string | null
  readonly providerId: string
  /** JSON text. */
  readonly data: string
  readonly attempts: number
  readonly at: number
  /** The name of the file that comes with it, without its ending, once the limits have let it in. */
  readonly upload: string | null
  /** JSON text: that file, once it is kept. */
  readonly file: string | null
}

/** What came once; `at` is the message that it became. */
interface CameEntry {
  readonly personId: string | null
  readonly isWaiting: boolean
  readonly at?: { readonly message: number; readonly threadId: string } | undefined
}

/** What came over connections; times in milliseconds. */
export interface IncomingRepository extends IncomingKeeper {
  /** Persons for whom something is due, and null where that is nobody's; without those who are `busy`. */
  due(
    channelId: string,
    busy: ReadonlySet<string | null>,
    most: number,
  ): Promise<readonly (string | null)[]>
  /** What a person said first of all that waits; undefined where that is not due. */
  first(channelId: string, personId: string | null): Promise<IncomingEntry | undefined>
  /** In how many milliseconds something is due; undefined where nothing waits. */
  wait(channelId: string): Promise<number | undefined>
  /** Notes that it was worked on, and the message that it became; its content is forgotten. */
  done(number: number, message?: number): Promise<void>
  /** Tries again in so many milliseconds. */
  putOff(number: number, pause: number): Promise<void>
  /** Notes the name under which its file will be kept, and then that file, as JSON text. */
  noteFile(
    number: number,
    noted: { readonly upload: string } | { readonly file: string },
  ): Promise<void>
  /** What came with these ids of the provider. */
  came(channelId: string, providerIds: readonly string[]): Promise<readonly CameEntry[]>
  /** Deletes what is known of requests that came `age` milliseconds ago or earlier; resolves to how much. */
  forget(age: number): Promise<number>
}

/** The incoming in a database. `now` in milliseconds. */
export function createIncomingRepository(
  db: Kysely<Tables>,
  now: () => number,
): IncomingRepository {
  return {
    ...createIncomingKeeper(db, now),
    due: (channelId, busy, most) =>
      duePersons(db, 'channel_incoming', channelId, busy, most, now()),
    first: async (channelId, personId) => {
      const row = await db
        .selectFrom('channel_incoming')
        .select([
          'number',
          'data',
          'attempts',
          'at',
          'due_at',
          'upload',
          'file',
          'channel_id as channelId',
          'person_id as personId',
          'provider_id as providerId',
        ])
        .where('channel_id', '=', channelId)
        .where('person_id', personId === null ? 'is' : '=', personId)
        .where('state', '=', 'waiting')
        // What is nobody's has no order.
        .$if(personId === null, query => query.where('due_at', '<=', now()))
        .orderBy('said_at')
        .orderBy('number')
        .limit(1)
        .executeTakeFirst()
      if (!row || row.due_at > now()) return undefined
      const { due_at: _, ...entry } = row
      return entry
    },
    wait: channelId => waitFor(db, 'channel_incoming', channelId, now()),
    // Where a power cut takes it, the message is found in its thread.
    done: async (number, message) => {
      await relaxed(db, on =>
        on
          .updateTable('channel_incoming')
          .set({
            state: 'done',
            data: '',
            upload: null,
            file: null,
            message,
          })
          .where('number', '=', number)
          .execute(),
      )
    },
    putOff: async (number, pause) => {
      await db
        .updateTable('channel_incoming')
        .set({ due_at: Math.ceil(now() + pause), attempts: sql<number>`attempts + 1` })
        .where('number', '=', number)
        .execute()
    },
    noteFile: async (number, noted) => {
      await db.updateTable('channel_incoming').set(noted).where('number', '=', number).execute()
    },
    came: async (channelId, providerIds) => {
      const rows = await db
        .selectFrom('channel_incoming')
        .leftJoin('messages', 'messages.number', 'channel_incoming.message')
        .select([
          'person_id as personId',
          'state',
          'messages.number as message',
          'thread_id as threadId',
        ])
        .where('channel_id', '=', channelId)
        .where('provider_id', 'in', [...providerIds])
        .orderBy('channel_incoming.number')
        .execute()
      return rows.map(({ personId, state, message, threadId }) => ({
        personId,
        isWaiting: state === 'waiting',
        ...(message !== null && threadId !== null && { at: { message, threadId } }),
      }))
    },
    forget: async age => {
      const { numDeletedRows } = await db
        .deleteFrom('channel_incoming')
        .where('at', '<=', now() - age)
        .executeTakeFirst()
      await db
        .deleteFrom('channel_renames')
        .where('at', '<=', now() - age)
        .execute()
      return Number(numDeletedRows)
    },
  }
}
