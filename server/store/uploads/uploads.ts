import type { Kysely } from 'kysely'
import type { Room } from '../budgets/room.js'
import type { Tables } from '../schema.js'

/** Whose an uploaded file is. */
interface UploadEntry {
  readonly name: string
  readonly botId: string
  /** The session's id, hashed with a key. */
  readonly session: string
  /** Bytes. */
  readonly size: number
}

/** Whose files are meant: all of a bot, those of sessions, or those that are `age` milliseconds old or older. */
export type UploadChoice =
  | {
      readonly botId: string
      readonly sessions?: readonly string[]
      /** Only the file of this name. */
      readonly name?: string
    }
  | { readonly sessions: readonly string[]; readonly botId?: undefined; readonly name?: undefined }
  | { readonly age: number }

/** Which uploaded files there are; the files themselves are in a storage. */
export interface UploadRepository {
  /** Puts a file on the bill of its bot's account; one that is noted already stays as it is. Throws BUDGET_REACHED where `isBounded`. */
  note(upload: UploadEntry, isBounded?: boolean): Promise<void>
  /** The names of at most 1,000 files. */
  names(choice: UploadChoice): Promise<readonly string[]>
  forget(names: readonly string[]): Promise<void>
}

const atOnce = 1000

/** The uploads in a database. `now` in milliseconds. */
export function createUploadRepository(
  db: Kysely<Tables>,
  room: Room,
  now: () => number = Date.now,
): UploadRepository {
  return {
    note: ({ name, botId, session, size }, isBounded = false) =>
      room.within(async trx => {
        const { numInsertedOrUpdatedRows } = await trx
          .insertInto('uploads')
          .values({ name, bot_id: botId, session, size, created_at: now() })
          .onConflict(conflict => conflict.column('name').doNothing())
          .executeTakeFirst()
        if (numInsertedOrUpdatedRows) await room.grow(trx, { botId }, size, isBounded)
      }),
    names: async choice => {
      let query = db.selectFrom('uploads').select('name').orderBy('created_at').limit(atOnce)
      if ('age' in choice) query = query.where('created_at', '<=', now() - choice.age)
      else {
        const { botId, sessions, name } = choice
        if (botId !== undefined) query = query.where('bot_id', '=', botId)
        if (name !== undefined) query = query.where('name', '=', name)
        if (sessions !== undefined) query = query.where('session', 'in', [...sessions, ''])
      }
      return (await query.execute()).map(({ name }) => name)
    },
    forget: async names => {
      if (names.length > 0) await db.deleteFrom('uploads').where('name', 'in', names).execute()
    },
  }
}
