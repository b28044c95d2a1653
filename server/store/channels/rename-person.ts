import { type Kysely, sql } from 'kysely'
import type { Tables } from '../schema.js'
import { aliasesOf, type HeldAlias, identify, loseAliases, nameBy } from './aliases.js'
import { lockPersons } from './idle.js'
import type { GivenPerson, PersonEntry } from './persons.js'
import { currentOf, leftBy, noteRename, type Renamed } from './renames.js'

/**
 * Knows a person by other ids from then on, once for each telling. Who has written under the new ids since then is the same
 * person; who had them before has lost them. `now` in milliseconds.
 */
export async function renamePerson(
  trx: Kysely<Tables>,
  channelId: string,
  renamed: Renamed,
  now: number,
): Promise<void> {
  const { providerId, was, is } = renamed
  const at = renamed.at === undefined ? null : Math.min(renamed.at, now)
  const left = leftBy(renamed)
  const before = await aliasesOf(trx, channelId, was.ids)
  // Who has the id only since then is somebody else, whom it has passed to.
  const person = was.ids
    .map(id => before.find(({ alias, since }) => alias === id && (at === null || since <= at)))
    .find(held => held !== undefined)?.person
  const noted = { personId: person?.id ?? null, now }
  if (!(await noteRename(trx, channelId, { providerId, was, is, at }, noted)) || !person) return
  const moved = await currentOf(trx, channelId, is.ids, at ?? 0, providerId)
  const target = { is: moved?.is ?? is, since: moved?.at ?? at ?? now, left }
  const held = await aliasesOf(trx, channelId, target.is.ids)
  const others = held.filter(each => each.person.id !== person.id)
  const same = others.filter(({ person: other }) => at === null || other.createdAt >= at)
  const gone = others.filter(each => !same.includes(each))
  const [first] = target.is.ids
  const hasIt = held.some(each => each.person.id === person.id)
  const other = (same.find(({ alias }) => alias === first) ?? same[0])?.person
  if (other)
    return settle(trx, await merge(trx, person, other), { ...target, lost: gone, stays: other })
  // It has passed on to somebody else meanwhile: by what this one is known, nobody can tell.
  if (gone.some(({ since }) => since > target.since))
    return settle(trx, person, { ...target, is: { ids: [] }, lost: [] })
  const isOfToday = person.ids.some(id => left.includes(id))
  return settle(trx, person, {
    ...target,
    lost: gone,
    ...((hasIt || !isOfToday) && { stays: person }),
  })
}

interface Target {
  readonly is: GivenPerson
  readonly since: number
  /** Ids that the person has no more. */
  readonly left: readonly string[]
  /** Who had the new ids before. */
  readonly lost: readonly HeldAlias[]
  /** By what the person is known beside that. */
  readonly stays?: Pick<PersonEntry, 'ids' | 'phone'> | undefined
}

async function settle(
  trx: Kysely<Tables>,
  person: PersonEntry,
  { is, since, left, lost, stays }: Target,
): Promise<void> {
  const own = (stays?.ids ?? []).filter(id => !left.includes(id) || is.ids.includes(id))
  const isKnown = own.some(id => is.ids.includes(id))
  const ids = [...new Set(isKnown ? [...own, ...is.ids] : [...is.ids, ...own])]
  const phone = is.phone ?? stays?.phone ?? null
  await trx
    .deleteFrom('channel_aliases')
    .where('channel_id', '=', person.channelId)
    .where('person_id', '=', person.id)
    .where('alias', 'in', [...left.filter(id => !ids.includes(id)), ''])
    .execute()
  await nameBy(trx, person, is.ids, since)
  await loseAliases(trx, lost, is)
  await trx
    .updateTable('channel_persons')
    .set({ ids: JSON.stringify(ids), phone, ...(is.name && { name: is.name }) })
    .where('id', '=', person.id)
    .execute()
  await identify(trx, person, phone)
}

/** Makes one person of two: the one whose thread is open and newest goes on, and has all of the other one's. */
async function merge(
  trx: Kysely<Tables>,
  one: PersonEntry,
  other: PersonEntry,
): Promise<PersonEntry> {
  const [kept, gone] = await inOrder(trx, one, other)
  // Who adds messages has the thread's row, and then asks whose it is.
  await pass(trx, 'threads', gone.id, kept.id)
  await lockPersons(trx, [kept.id, gone.id])
  for (const table of [
    'threads',
    'channel_incoming',
    'channel_outgoing',
    'channel_aliases',
    'channel_renames',
  ])
    await pass(trx, table, gone.id, kept.id)
  await trx.deleteFrom('channel_persons').where('id', '=', gone.id).execute()
  const merged = {
    ...kept,
    threadId: kept.threadId ?? gone.threadId,
    name: other.name ?? one.name,
    note: other.note ?? one.note,
    email: other.email ?? one.email,
    stoppedAt: one.stoppedAt ?? other.stoppedAt,
    lastIn: Math.max(one.lastIn, other.lastIn),
    createdAt: Math.min(one.createdAt, other.createdAt),
  }
  await trx
    .updateTable('channel_persons')
    .set({
      thread_id: merged.threadId,
      name: merged.name,
      note: merged.note,
      email: merged.email,
      stopped_at: merged.stoppedAt,
      last_in: merged.lastIn,
      created_at: merged.createdAt,
    })
    .where('id', '=', kept.id)
    .execute()
  return merged
}

const pass = (trx: Kysely<Tables>, table: string, from: string, to: string) =>
  sql`update ${sql.table(table)} set person_id = ${to} where person_id = ${from}`.execute(trx)

async function inOrder(
  trx: Kysely<Tables>,
  one: PersonEntry,
  other: PersonEntry,
): Promise<readonly [PersonEntry, PersonEntry]> {
  const threads = await trx
    .selectFrom('threads')
    .select(['id', 'state', 'created_at'])
    .where('id', 'in', [one.threadId ?? '', other.threadId ?? ''])
    .execute()
  const rank = ({ threadId }: PersonEntry) => {
    const thread = threads.find(({ id }) => id === threadId)
    return thread
      ? { open: thread.state === 'ended' ? 1 : 2, begun: thread.created_at }
      : { open: 0, begun: 0 }
  }
  const [a, b] = [rank(one), rank(other)]
  const isFirst = a.open === b.open ? a.begun > b.begun : a.open > b.open
  return isFirst ? [one, other] : [other, one]
}
