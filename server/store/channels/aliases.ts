import type { Kysely } from 'kysely'
import type { Tables } from '../schema.js'
import { type GivenPerson, type PersonEntry, personOf } from './persons.js'

/** An id, who has it, and since when, in milliseconds since 1970. */
export interface HeldAlias {
  readonly alias: string
  readonly since: number
  readonly person: PersonEntry
}

/** Who has these ids now. */
export async function aliasesOf(
  trx: Kysely<Tables>,
  channelId: string,
  ids: readonly string[],
): Promise<readonly HeldAlias[]> {
  const rows = await trx
    .selectFrom('channel_aliases')
    .innerJoin('channel_persons', 'channel_persons.id', 'channel_aliases.person_id')
    .selectAll('channel_persons')
    .select(['alias', 'since'])
    .where('channel_aliases.channel_id', '=', channelId)
    .where('alias', 'in', [...ids, ''])
    .execute()
  return rows.map(({ alias, since, ...row }) => ({ alias, since, person: personOf(row) }))
}

/** Gives ids to a person, in one order for all, so that no two writers wait for each other. */
export async function nameBy(
  trx: Kysely<Tables>,
  { id, channelId }: Pick<PersonEntry, 'id' | 'channelId'>,
  ids: readonly string[],
  since: number,
): Promise<void> {
  for (const alias of ids.toSorted())
    await trx
      .insertInto('channel_aliases')
      .values({ channel_id: channelId, alias, person_id: id, since })
      .onConflict(conflict =>
        conflict.columns(['channel_id', 'alias']).doUpdateSet({ person_id: id, since }),
      )
      .execute()
}

/** What these persons were known by is somebody else's now: nothing goes to it any more, and it vouches for nothing. */
export async function loseAliases(
  trx: Kysely<Tables>,
  lost: readonly HeldAlias[],
  { phone }: Pick<GivenPerson, 'phone'>,
): Promise<void> {
  for (const { person } of new Map(lost.map(held => [held.person.id, held])).values()) {
    const gone = lost.filter(held => held.person.id === person.id).map(({ alias }) => alias)
    const ids = person.ids.filter(id => !gone.includes(id))
    const isPhoneLost = person.phone !== null && person.phone === phone
    await trx
      .updateTable('channel_persons')
      .set({ ids: JSON.stringify(ids), ...(isPhoneLost && { phone: null }) })
      .where('id', '=', person.id)
      .execute()
    if (isPhoneLost) await identify(trx, person, null)
  }
}

/** The threads of a person carry the number that the channel has confirmed now; `person` as before. */
export async function identify(
  trx: Kysely<Tables>,
  person: Pick<PersonEntry, 'id' | 'phone'>,
  phone: string | null,
): Promise<void> {
  const identity = phone === null ? null : { id: phone, verified: true }
  const typed = trx.updateTable('threads').set({ phone }).where('person_id', '=', person.id)
  // A number that was typed stays.
  await typed
    .where(({ or, eb }) => or([eb('phone', 'is', null), eb('phone', '=', person.phone)]))
    .execute()
  await trx
    .updateTable('threads')
    .set({ identity: identity && JSON.stringify(identity), verified_id: phone })
    .where('person_id', '=', person.id)
    .execute()
}
