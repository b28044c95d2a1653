import { randomBytes } from 'node:crypto'
import type { Kysely, Selectable } from 'kysely'
import type { Tables } from '../schema.js'

/** Somebody who writes over a connection; times in milliseconds since 1970. */
export interface PersonEntry {
  readonly id: string
  readonly channelId: string
  /** The thread that the person is in; null before the first one, and where it was deleted. */
  readonly threadId: string | null
  /** What the channel knows the person by; the first one counts. */
  readonly ids: readonly string[]
  readonly name: string | null
  /** What the channel wants back with the next answer. */
  readonly note: string | null
  /** When the person said something last; 0: never. */
  readonly lastIn: number
}

/** Whom a channel has told of. */
export interface GivenPerson {
  readonly ids: readonly string[]
  readonly name?: string | undefined
  readonly note?: string | undefined
}

/** Somebody who is known by other ids from now on. */
export interface Renamed {
  readonly was: GivenPerson
  readonly is: GivenPerson
}

/** Those who write over connections. */
export interface PersonRepository {
  find(id: string): Promise<PersonEntry | undefined>
  findAll(ids: readonly string[]): Promise<readonly PersonEntry[]>
  /** Deletes persons with all that came from them and goes to them; resolves to how many. */
  remove(ids: readonly string[]): Promise<number>
}

const atOnce = 500

/** The persons in a database. `now` in milliseconds. */
export function createPersonRepository(db: Kysely<Tables>): PersonRepository {
  return {
    find: async id => {
      const row = await db.selectFrom('channel_persons').selectAll().where('id', '=', id).executeTakeFirst()
      return row && personOf(row)
    },
    findAll: async ids => {
      if (ids.length === 0) return []
      const rows = db.selectFrom('channel_persons').selectAll().where('id', 'in', ids)
      return (await rows.execute()).map(personOf)
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
  }
}

/** Knows a person by other ids from now on; the earlier ones stay names of the same person. */
export async function renamePerson(
  trx: Kysely<Tables>,
  channelId: string,
  { was, is }: Renamed,
  at: number,
): Promise<void> {
  const person = await resolvePerson(trx, channelId, was, at)
  const ids = [...new Set([...is.ids, ...person.ids])]
  await nameBy(trx, channelId, person.id, ids)
  await trx
    .updateTable('channel_persons')
    .set({ ids: JSON.stringify(ids), ...(is.name && { name: is.name }) })
    .where('id', '=', person.id)
    .execute()
}

/**
 * Finds the person, or begins with one. The first id counts; by another one it is only who was known by nothing else so far:
 * a number that has passed to somebody else does not bring that one's conversation along.
 */
export async function resolvePerson(
  trx: Kysely<Tables>,
  channelId: string,
  given: GivenPerson,
  at: number,
): Promise<PersonEntry> {
  const [first = ''] = given.ids
  const found = await findPerson(trx, channelId, given)
  if (found) return adopt(trx, found, given)
  const id = randomBytes(12).toString('hex')
  const person = { id, channelId, threadId: null, ids: given.ids, ...toldOf(given), lastIn: 0 }
  await trx
    .insertInto('channel_persons')
    .values({
      ...{ id, channel_id: channelId, ids: JSON.stringify(given.ids) },
      ...{ ...toldOf(given), created_at: at },
    })
    .execute()
  // Where another has begun with the same person meanwhile, that one counts.
  const begun = await trx
    .insertInto('channel_aliases')
    .values({ channel_id: channelId, alias: first, person_id: id })
    .onConflict(conflict => conflict.columns(['channel_id', 'alias']).doNothing())
    .executeTakeFirst()
  if (begun.numInsertedOrUpdatedRows === 1n) {
    await nameBy(trx, channelId, id, given.ids)
    return person
  }
  await trx.deleteFrom('channel_persons').where('id', '=', id).execute()
  const [theirs] = await aliasesOf(trx, channelId, [first])
  return theirs?.person ?? person
}

/** Finds the person, in the same way, and leaves it as it is. */
export async function findPerson(
  trx: Kysely<Tables>,
  channelId: string,
  { ids }: GivenPerson,
): Promise<PersonEntry | undefined> {
  const known = await aliasesOf(trx, channelId, ids)
  const found =
    known.find(({ alias }) => alias === ids[0]) ??
    known.find(({ person }) => ids.includes(person.ids[0] ?? ''))
  return found?.person
}

const toldOf = ({ name, note }: GivenPerson) => ({ name: name ?? null, note: note ?? null })

async function adopt(trx: Kysely<Tables>, person: PersonEntry, given: GivenPerson): Promise<PersonEntry> {
  const ids = [...new Set([...given.ids, ...person.ids])]
  const { name = person.name, note = person.note } = given
  const isKnown = ids.length === person.ids.length && ids[0] === person.ids[0]
  if (!isKnown) await nameBy(trx, person.channelId, person.id, ids)
  if (!isKnown || name !== person.name || note !== person.note)
    await trx
      .updateTable('channel_persons')
      .set({ ids: JSON.stringify(ids), name, note })
      .where('id', '=', person.id)
      .execute()
  return { ...person, ids, name, note }
}

/** In one order for all, so that no two writers wait for each other. */
async function nameBy(trx: Kysely<Tables>, channelId: string, personId: string, ids: readonly string[]) {
  for (const alias of ids.toSorted())
    await trx
      .insertInto('channel_aliases')
      .values({ channel_id: channelId, alias, person_id: personId })
      .onConflict(conflict => conflict.columns(['channel_id', 'alias']).doUpdateSet({ person_id: personId }))
      .execute()
}

async function aliasesOf(trx: Kysely<Tables>, channelId: string, ids: readonly string[]) {
  const rows = await trx
    .selectFrom('channel_aliases')
    .innerJoin('channel_persons', 'channel_persons.id', 'channel_aliases.person_id')
    .selectAll('channel_persons')
    .select('alias')
    .where('channel_aliases.channel_id', '=', channelId)
    .where('alias', 'in', [...ids, ''])
    .execute()
  return rows.map(({ alias, ...row }) => ({ alias, person: personOf(row) }))
}

function personOf(row: Selectable<Tables['channel_persons']>): PersonEntry {
  return {
    id: row.id,
    channelId: row.channel_id,
    threadId: row.thread_id,
    // Only this module writes them.
    ids: JSON.parse(row.ids) as readonly string[],
    name: row.name,
    note: row.note,
    lastIn: row.last_in,
  }
}
