import type { Kysely } from 'kysely'
import type { Tables } from '../schema.js'

/** What somebody wants who has no account yet. Dates are ISO 8601. */
export interface SignUpEntry {
  readonly id: string
  readonly email: string
  readonly name: string
  /** What they wrote to who runs the server. */
  readonly note: string | null
  /** The template and the plan that they came with. */
  readonly template: string | null
  readonly plan: string | null
  /** Hashed; null where it is chosen once the link is opened. */
  readonly password: string | null
  /** A hash of what the browser keeps that the form was sent with. */
  readonly browser: string | null
  readonly createdAt: string
}

/** Those who want an account: with a link in their mail, or waiting for an answer. */
export interface SignUpRepository {
  /** Keeps one with the hash of its link, for `lasts` milliseconds. */
  put(entry: Omit<SignUpEntry, 'createdAt'>, hash: string, lasts: number): Promise<void>
  /** Keeps a request in the place of an earlier one of the same address. */
  ask(entry: Omit<SignUpEntry, 'createdAt' | 'password' | 'browser'>, lasts: number): Promise<void>
  /** The one with this link, while it is good. */
  find(hash: string): Promise<SignUpEntry | undefined>
  /** Uses a link up; resolves to false when somebody else has. */
  take(hash: string): Promise<boolean>
  /** The requests that wait for an answer, the oldest first. */
  requests(): Promise<readonly SignUpEntry[]>
  /** Gives a request a link; undefined: it was answered already, or is too old. */
  accept(id: string, hash: string, lasts: number): Promise<SignUpEntry | undefined>
  /** Takes a request out; undefined: it was answered already. */
  decline(id: string): Promise<SignUpEntry | undefined>
}

const columns = [
  'id',
  'email',
  'name',
  'note',
  'template',
  'plan',
  'password',
  'browser',
  'created_at as createdAt',
] as const

/** Those who want an account, in a database. `now` in milliseconds. */
export function createSignUpRepository(
  db: Kysely<Tables>,
  now: () => number = Date.now,
): SignUpRepository {
  const time = () => new Date(now()).toISOString()
  const good = () => db.selectFrom('sign_ups').select(columns).where('ends_at', '>', now())
  return {
    put: async (entry, hash, lasts) => {
      const values = { ...entry, hash, created_at: time(), ends_at: now() + lasts }
      await db.insertInto('sign_ups').values(values).execute()
    },
    ask: async (entry, lasts) => {
      const values = {
        ...entry,
        password: null,
        browser: null,
        hash: null,
        created_at: time(),
        ends_at: now() + lasts,
      }
      await db.transaction().execute(async trx => {
        await trx
          .deleteFrom('sign_ups')
          .where('email', '=', entry.email)
          .where('hash', 'is', null)
          .execute()
        await trx.insertInto('sign_ups').values(values).execute()
      })
    },
    find: hash => good().where('hash', '=', hash).executeTakeFirst(),
    take: async hash => {
      const { numDeletedRows } = await db
        .deleteFrom('sign_ups')
        .where('hash', '=', hash)
        .where('ends_at', '>', now())
        .executeTakeFirst()
      return numDeletedRows > 0n
    },
    requests: () => good().where('hash', 'is', null).orderBy('created_at').orderBy('id').execute(),
    accept: (id, hash, lasts) =>
      db
        .updateTable('sign_ups')
        .set({ hash, ends_at: now() + lasts })
        .where('id', '=', id)
        .where('hash', 'is', null)
        .where('ends_at', '>', now())
        .returning(columns)
        .executeTakeFirst(),
    decline: id =>
      db
        .deleteFrom('sign_ups')
        .where('id', '=', id)
        .where('hash', 'is', null)
        .returning(columns)
        .executeTakeFirst(),
  }
}
