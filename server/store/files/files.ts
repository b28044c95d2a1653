import type { Kysely } from 'kysely'
import { noteRoom, type Room } from '../budgets/room.js'
import type { Tables } from '../schema.js'
import { isFileUsed } from './used.js'

/** A file that an owner put into a bot; `title` and `extension` are what it is called in its address. */
export interface FileEntry {
  readonly id: string
  readonly owner: string
  readonly title: string
  readonly extension: string
  readonly type: string
  /** In bytes. */
  readonly size: number
  /** ISO 8601. */
  readonly createdAt: string
}

/** A file of an account as it is noted. */
interface NewFile extends Omit<FileEntry, 'createdAt'> {
  /** SHA-256, in hexadecimal. */
  readonly hash: string
}

/** Which files owners have put into their bots; the files themselves are in a storage. */
export interface FileRepository {
  /** Notes a file; resolves to how many bytes the account's files have with it. Throws BUDGET_REACHED. */
  note(file: NewFile): Promise<number>
  find(owner: string, id: string): Promise<FileEntry | undefined>
  /** The account's file of this content. */
  same(owner: string, hash: string): Promise<FileEntry | undefined>
  /** The account's newest files, at most 200. */
  list(owner: string): Promise<readonly FileEntry[]>
  /** How many bytes the account's files have. */
  size(owner: string): Promise<number>
  /** Whether a bot of the account, its draft, a named one, a version of it or a template says this file's address. */
  isUsed(owner: string, id: string): Promise<boolean>
  /** At most 500 files at which nobody has looked for `age` milliseconds, each with since when none uses it. */
  unchecked(age: number): Promise<readonly (FileEntry & { readonly unusedSince: string | null })[]>
  /** Notes that it was looked at a file. */
  checked(id: string, isUsed: boolean): Promise<void>
  forget(ids: readonly string[]): Promise<void>
}

const mostListed = 200
const atOnce = 500

/** The files in a database. `now` in milliseconds. */
export function createFileRepository(
  db: Kysely<Tables>,
  room: Room,
  now: () => number = Date.now,
): FileRepository {
  const entries = () =>
    db
      .selectFrom('files')
      .select(['id', 'owner', 'title', 'extension', 'type', 'size', 'created_at as createdAt'])
  const size = async (owner: string) => {
    const sum = db.selectFrom('files').where('owner', '=', owner)
    const row = await sum.select(({ fn }) => fn.sum('size').as('size')).executeTakeFirst()
    return Number(row?.size ?? 0)
  }
  const date = (time: number) => new Date(time).toISOString()
  return {
    note: async file => {
      const at = date(now())
      await room.within(async trx => {
        await room.grow(trx, file, file.size)
        await trx
          .insertInto('files')
          .values({ ...file, created_at: at, checked_at: at })
          .execute()
      })
      return size(file.owner)
    },
    find: (owner, id) =>
      entries().where('owner', '=', owner).where('id', '=', id).executeTakeFirst(),
    same: (owner, hash) =>
      entries().where('owner', '=', owner).where('hash', '=', hash).limit(1).executeTakeFirst(),
    list: owner =>
      entries()
        .where('owner', '=', owner)
        .orderBy('created_at', 'desc')
        .limit(mostListed)
        .execute(),
    size,
    isUsed: (owner, id) => isFileUsed(db, owner, id),
    unchecked: age =>
      entries()
        .select('unused_since as unusedSince')
        .where('checked_at', '<=', date(now() - age))
        .orderBy('checked_at')
        .limit(atOnce)
        .execute(),
    checked: async (id, isUsed) => {
      const at = date(now())
      await db
        .updateTable('files')
        .set(({ fn, val }) => ({
          checked_at: at,
          unused_since: isUsed ? null : fn.coalesce('unused_since', val(at)),
        }))
        .where('id', '=', id)
        .execute()
    },
    forget: async ids => {
      if (ids.length === 0) return
      const gone = await db.deleteFrom('files').where('id', 'in', ids).returning('owner').execute()
      for (const owner of new Set(gone.map(file => file.owner))) await noteRoom(db, owner)
    },
  }
}
