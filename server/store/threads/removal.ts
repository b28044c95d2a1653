import { type Expression, type ExpressionBuilder, type Kysely, type SqlBool, sql } from 'kysely'
import { removeIdlePersons } from '../channels/idle.js'
import { type ChannelPerson, personsKnownBy } from '../channels/persons.js'
import { isOnPostgres } from '../given-rows.js'
import type { Tables } from '../schema.js'
import type { ThreadEntry } from './entry.js'

/** Whose threads are meant: those of sessions, or those that hold a text, in lower case. */
interface VisitorChoice {
  readonly text?: string | undefined
  readonly session?: string | undefined
  /** As +4930123456: those in which a channel has confirmed it. */
  readonly phone?: string | undefined
  /** What a channel knows somebody by; of visitors of pages, the verified id. */
  readonly person?: ChannelPerson | undefined
  readonly botId?: string | undefined
}

/** A thread of a visitor, and by what the visitor is known. */
type FoundThread = Pick<ThreadEntry, 'id' | 'owner' | 'session' | 'personId'>

/** What forgets threads, and finds those that a visitor wants forgotten. */
export interface ThreadRemoval {
  /** Deletes threads, and those who wrote in them over a connection, where no other thread of theirs is left. */
  remove(ids: readonly string[]): Promise<number>
  /** Deletes threads in which nothing happened for `age` milliseconds; resolves to how many. */
  removeOld(age: number): Promise<number>
  ofVisitor(choice: VisitorChoice): Promise<readonly FoundThread[]>
  /** Threads of the same accounts whose visitors are the same people: verified, or who write over the same connection. */
  ofSamePeople(ids: readonly string[], botId?: string): Promise<readonly FoundThread[]>
}

const atOnce = 500

/** Removes threads from a database. `now` in milliseconds. */
export function createThreadRemoval(db: Kysely<Tables>, now: () => number): ThreadRemoval {
  const has = isOnPostgres(db) ? sql.raw('strpos') : sql.raw('instr')
  const holds = (column: string, text: string) =>
    sql<boolean>`${has}(lower(${sql.ref(column)}), ${text}) > 0`
  return {
    remove: async ids => {
      let removed = 0
      for (let from = 0; from < ids.length; from += atOnce) {
        const some = ids.slice(from, from + atOnce)
        removed += await db.transaction().execute(trx => removeBy(trx, eb => eb('id', 'in', some)))
      }
      return removed
    },
    removeOld: age =>
      db.transaction().execute(trx => removeBy(trx, eb => eb('updated_at', '<=', now() - age))),
    ofVisitor: ({ text, session, phone, person, botId }) => {
      const query = db
        .selectFrom('threads')
        .select(['id', 'owner', 'session', 'person_id as personId'])
        .where(({ eb, or, exists, selectFrom }) =>
          or([
            ...(session === undefined ? [] : [eb('session', '=', session)]),
            ...(phone === undefined
              ? []
              : [
                  eb('verified_id', '=', phone),
                  eb(
                    'person_id',
                    'in',
                    selectFrom('channel_persons').select('id').where('phone', '=', phone),
                  ),
                ]),
            ...(person === undefined
              ? []
              : [
                  eb.and([
                    eb('threads.channel', '=', person.channel),
                    eb('verified_id', '=', person.id),
                  ]),
                  eb('person_id', 'in', personsKnownBy(db, person)),
                ]),
            ...(text === undefined
              ? []
              : [
                  holds('threads.email', text),
                  eb(
                    'person_id',
                    'in',
                    selectFrom('channel_persons').select('id').where('email', '=', text),
                  ),
                  holds('threads.saved', inJson(text)),
                  exists(
                    selectFrom('messages')
                      .select('number')
                      .whereRef('messages.thread_id', '=', 'threads.id')
                      .where(holds('messages.text', text)),
                  ),
                ]),
          ]),
        )
      return (botId === undefined ? query : query.where('bot_id', '=', botId)).execute()
    },
    ofSamePeople: async (ids, botId) => {
      const found: FoundThread[] = []
      for (let from = 0; from < ids.length; from += atOnce) {
        const query = db
          .selectFrom('threads as known')
          .innerJoin('threads as other', join =>
            join
              .onRef('other.owner', '=', 'known.owner')
              .on(({ or, eb, ref }) =>
                or([
                  eb('other.person_id', '=', ref('known.person_id')),
                  eb('other.verified_id', '=', ref('known.verified_id')),
                ]),
              ),
          )
          .select(['other.id', 'other.owner', 'other.session', 'other.person_id as personId'])
          .distinct()
          .where('known.id', 'in', ids.slice(from, from + atOnce))
        found.push(
          ...(await (botId === undefined
            ? query
            : query.where('other.bot_id', '=', botId)
          ).execute()),
        )
      }
      return found
    },
  }
}

type ThreadCondition = (eb: ExpressionBuilder<Tables, 'threads'>) => Expression<SqlBool>

async function removeBy(trx: Kysely<Tables>, condition: ThreadCondition): Promise<number> {
  const rows = await trx.deleteFrom('threads').where(condition).returning('person_id').execute()
  await removeIdlePersons(trx, [...new Set(rows.flatMap(({ person_id }) => person_id ?? []))])
  return rows.length
}

/** A text as it stands inside a JSON text. */
const inJson = (text: string) => JSON.stringify(text).slice(1, -1)
