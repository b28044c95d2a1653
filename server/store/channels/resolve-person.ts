import { randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Tables } from '../schema.js'
import { aliasesOf, type HeldAlias, identify, loseAliases, nameBy } from './aliases.js'
import type { GivenPerson, PersonEntry } from './persons.js'
import { currentOf } from './renames.js'

/**
 * Finds the person who said something at a time, or begins with one. The first id counts; by another one it is only who was
 * known by nothing else so far: a number that has passed to somebody else does not bring that one's conversation along. What
 * was said under an id before it changed is the same person's.
 */
export async function resolvePerson(
  trx: Kysely<Tables>,
  channelId: string,
  told: GivenPerson,
  saidAt: number,
): Promise<PersonEntry> {
  const { given, since, known, found, isMoved } = await lookFor(trx, channelId, told, saidAt)
  if (found) return isMoved ? found : adopt(trx, found, { given, known, saidAt })
  const [first = ''] = given.ids
  const id = randomBytes(12).toString('hex')
  const person = {
    id,
    channelId,
    threadId: null,
    ids: given.ids,
    ...toldOf(given),
    lastIn: 0,
    stoppedAt: null,
  }
  await trx
    .insertInto('channel_persons')
    .values({
      id,
      channel_id: channelId,
      ids: JSON.stringify(given.ids),
      ...toldOf(given),
      created_at: saidAt,
    })
    .execute()
  // Where another has begun with the same person meanwhile, that one counts.
  const begun = await trx
    .insertInto('channel_aliases')
    .values({ channel_id: channelId, alias: first, person_id: id, since })
    .onConflict(conflict => conflict.columns(['channel_id', 'alias']).doNothing())
    .executeTakeFirst()
  if (begun.numInsertedOrUpdatedRows === 1n) {
    await nameBy(trx, person, given.ids, since)
    await loseAliases(trx, known, given)
    return { ...person, createdAt: saidAt }
  }
  await trx.deleteFrom('channel_persons').where('id', '=', id).execute()
  const [theirs] = await aliasesOf(trx, channelId, [first])
  return theirs?.person ?? { ...person, createdAt: saidAt }
}

/** Finds the person, in the same way, and leaves it as it is. */
export async function findPerson(
  trx: Kysely<Tables>,
  channelId: string,
  told: GivenPerson,
  saidAt: number,
): Promise<PersonEntry | undefined> {
  return (await lookFor(trx, channelId, told, saidAt)).found
}

async function lookFor(trx: Kysely<Tables>, channelId: string, told: GivenPerson, saidAt: number) {
  const moved = await currentOf(trx, channelId, told.ids, saidAt)
  const given: GivenPerson = moved
    ? { ...moved.is, name: moved.is.name ?? told.name, note: told.note, email: told.email }
    : told
  const known = await aliasesOf(trx, channelId, given.ids)
  const found =
    known.find(({ alias }) => alias === given.ids[0]) ??
    known.find(({ person }) => given.ids.includes(person.ids[0] ?? ''))
  const isMoved = moved !== undefined
  return { given, known, isMoved, since: moved?.at ?? saidAt, found: found?.person }
}

const toldOf = ({ name, note, phone, email }: GivenPerson) => ({
  name: name ?? null,
  note: note ?? null,
  phone: phone ?? null,
  email: email ?? null,
})

/** Takes over what the channel tells of a person; what was said before something else changes nothing. */
async function adopt(
  trx: Kysely<Tables>,
  person: PersonEntry,
  {
    given,
    known,
    saidAt,
  }: { readonly given: GivenPerson; readonly known: readonly HeldAlias[]; readonly saidAt: number },
): Promise<PersonEntry> {
  const others = known.filter(held => held.person.id !== person.id)
  const taken = others.filter(({ since }) => since <= saidAt)
  const own = given.ids.filter(id => !others.some(({ alias }) => alias === id) || holds(taken, id))
  const isNews = saidAt >= person.lastIn
  const ids = [...new Set(isNews ? [...own, ...person.ids] : [...person.ids, ...own])]
  const {
    name = person.name,
    note = person.note,
    phone = person.phone,
    email = person.email,
  } = isNews ? given : {}
  const isSame = ids.length === person.ids.length && ids[0] === person.ids[0]
  const fresh = own.filter(
    id => !known.some(held => held.alias === id && held.person.id === person.id),
  )
  if (fresh.length > 0) await nameBy(trx, person, fresh, saidAt)
  await loseAliases(trx, taken, given)
  if (
    !isSame ||
    name !== person.name ||
    note !== person.note ||
    phone !== person.phone ||
    email !== person.email
  )
    await trx
      .updateTable('channel_persons')
      .set({ ids: JSON.stringify(ids), name, note, phone, email })
      .where('id', '=', person.id)
      .execute()
  if (phone !== person.phone) await identify(trx, person, phone)
  return { ...person, ids, name, note, phone, email }
}

const holds = (held: readonly HeldAlias[], id: string) => held.some(({ alias }) => alias === id)
