import type { Kysely, Selectable } from 'kysely'
import { readStored } from '../../base/read-stored.js'
import type { Tables } from '../schema.js'
import { removeIdlePersons } from './idle.js'

/** Somebody who writes over a connection; times in milliseconds since 1970. */
export interface PersonEntry {
  readonly id: string
  readonly channelId: string
  /** The thread that the person is in; null before the first one, and where it was deleted. */
  readonly threadId: string | null
  /** What the channel knows the person by now; the first one counts. */
  readonly ids: readonly string[]
  readonly name: string | null
  /** What the channel wants back with the next answer. */
  readonly note: string | null
  /** When the person said something last; 0: never. */
  readonly lastIn: number
  /** The number that the channel has confirmed, as +4930123456. */
  readonly phone: string | null
  /** The address that the person gives, in lower case. */
  readonly email: string | null
  /** Since when the person wants to hear nothing more; null: they do. */
  readonly stoppedAt: number | null
  /** When the person said something first. */
  readonly createdAt: number
}

/** Whom a channel has told of. */
export interface GivenPerson {
  readonly ids: readonly string[]
  readonly name?: string | undefined
  readonly note?: string | undefined
  /** The number that the channel has confirmed, as +4930123456. */
  readonly phone?: string | undefined
  /** The address that the person gives, in lower case. */
  readonly email?: string | undefined
}

/** What a channel knows somebody by. */
export interface ChannelPerson {
  /** The channel's name. */
  readonly channel: string
  readonly id: string
}

/** Which visitor is meant; of all bots, unless one is named. */
interface PersonChoice {
  readonly person?: ChannelPerson | undefined
  readonly email?: string | undefined
  readonly phone?: string | undefined
  readonly botId?: string | undefined
}

/** Those who write over connections. */
export interface PersonRepository {
  find(id: string): Promise<PersonEntry | undefined>
  findAll(ids: readonly string[]): Promise<readonly PersonEntry[]>
  /** Which of these ids belong to somebody whose thread is open. */
  talking(channelId: string, ids: readonly string[]): Promise<ReadonlySet<string>>
  /** Who said what came under this number; undefined where that is nobody's, or the person was forgotten. */
  ofIncoming(number: number): Promise<PersonEntry | undefined>
  /** To whom goes what goes out under this number. */
  ofOutgoing(number: number): Promise<PersonEntry | undefined>
  /** The ids of those who have this address, in lower case, this number, or this id of a channel. */
  ofVisitor(choice: PersonChoice): Promise<readonly string[]>
  /** Notes that a person wants to hear nothing more, or wants to again. */
  stop(id: string, isStopped: boolean): Promise<void>
  /** Deletes persons with all that came from them and goes to them; resolves to how many. */
  remove(ids: readonly string[]): Promise<number>
  /** Deletes those who have no thread and for whom nothing waits; resolves to how many. */
  removeIdle(): Promise<number>
}

const atOnce = 500

/** The persons in a database. `now` in milliseconds. */
export function createPersonRepository(db: Kysely<Tables>, now: () => number): PersonRepository {
  const behind = async (queue: 'channel_incoming' | 'channel_outgoing', number: number) => {
    const row = await db
      .selectFrom('channel_persons')
      .selectAll()
      .where('id', '=', ({ selectFrom }) =>
        selectFrom(queue).select(`${queue}.person_id`).where(`${queue}.number`, '=', number),
      )
      .executeTakeFirst()
    return row && personOf(row)
  }
  return {
    find: async id => {
      const row = await db
        .selectFrom('channel_persons')
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirst()
      return row && personOf(row)
    },
    findAll: async ids => {
      if (ids.length === 0) return []
      const rows = db.selectFrom('channel_persons').selectAll().where('id', 'in', ids)
      return (await rows.execute()).map(personOf)
    },
    talking: async (channelId, ids) => {
      const rows = await db
        .selectFrom('channel_aliases')
        .innerJoin('channel_persons', 'channel_persons.id', 'channel_aliases.person_id')
        .innerJoin('threads', 'threads.id', 'channel_persons.thread_id')
        .select('alias')
        .where('channel_aliases.channel_id', '=', channelId)
        .where('alias', 'in', [...ids, ''])
        .where('threads.state', '<>', 'ended')
        .execute()
      return new Set(rows.map(({ alias }) => alias))
    },
    ofIncoming: number => behind('channel_incoming', number),
    ofOutgoing: number => behind('channel_outgoing', number),
    ofVisitor: async ({ email, phone, person, botId }) => {
      const query = db
        .selectFrom('channel_persons')
        .innerJoin('channels', 'channels.id', 'channel_persons.channel_id')
        .select('channel_persons.id')
        .where(({ or, eb }) =>
          or([
            ...(email === undefined ? [] : [eb('email', '=', email)]),
            ...(phone === undefined ? [] : [eb('phone', '=', phone)]),
            ...(person === undefined
              ? []
              : [eb('channel_persons.id', 'in', personsKnownBy(db, person))]),
          ]),
        )
      const rows = await (botId === undefined ? query : query.where('bot_id', '=', botId)).execute()
      return rows.map(({ id }) => id)
    },
    stop: async (id, isStopped) => {
      await db
        .updateTable('channel_persons')
        .set({ stopped_at: isStopped ? now() : null })
        .where('id', '=', id)
        .execute()
    },
    remove: async ids => {
      let removed = 0
      for (let from = 0; from < ids.length; from += atOnce) {
        const { numDeletedRows } = await db
          .deleteFrom('channel_persons')
          .where('id', 'in', ids.slice(from, from + atOnce))
          .executeTakeFirst()
        removed += Number(numDeletedRows)
      }
      return removed
    },
    removeIdle: () =>
      db.transaction().execute(async trx => {
        const rows = await trx
          .selectFrom('channel_persons')
          .select('id')
          .where('thread_id', 'is', null)
          .execute()
        return removeIdlePersons(
          trx,
          rows.map(({ id }) => id),
        )
      }),
  }
}

/** The ids of those whom a channel knows by this id now. */
export function personsKnownBy(db: Kysely<Tables>, { channel, id }: ChannelPerson) {
  return db
    .selectFrom('channel_aliases')
    .innerJoin('channels', 'channels.id', 'channel_aliases.channel_id')
    .select('channel_aliases.person_id')
    .where('channels.channel', '=', channel)
    .where('alias', '=', id)
}

/** A row as an entry. */
export function personOf(row: Selectable<Tables['channel_persons']>): PersonEntry {
  return {
    id: row.id,
    channelId: row.channel_id,
    threadId: row.thread_id,
    ids: readStored<readonly string[]>(row.ids, [], `ids of person ${row.id}`),
    name: row.name,
    note: row.note,
    lastIn: row.last_in,
    phone: row.phone,
    email: row.email,
    stoppedAt: row.stopped_at,
    createdAt: row.created_at,
  }
}
