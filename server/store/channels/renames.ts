import type { Kysely } from 'kysely'
import { readStored } from '../../base/read-stored.js'
import type { Tables } from '../schema.js'
import type { GivenPerson } from './persons.js'

/** Somebody who is known by other ids from then on. */
export interface Renamed {
  /** The provider's id: what comes twice has the same one. */
  readonly providerId: string
  readonly was: GivenPerson
  readonly is: GivenPerson
  /** When it happened, in milliseconds since 1970; absent: the provider does not tell. */
  readonly at?: number | undefined
}

/** By what somebody is known in the end, and since when; null where no provider has told. */
interface Current {
  readonly is: GivenPerson
  readonly at: number | null
}

/** Longer than any chain that comes about by changing a number. */
const longestChain = 50

/**
 * By what somebody is known now who had one of these ids at a time: change after change, in whatever order they were told.
 * Undefined where that one has changed none of them since. `known`: a change that is not looked at.
 */
export async function currentOf(
  trx: Kysely<Tables>,
  channelId: string,
  ids: readonly string[],
  time: number,
  known?: string,
): Promise<Current | undefined> {
  const seen = new Set([known])
  let current: Current | undefined
  for (let step = 0; step < longestChain; step++) {
    const from = Math.max(time, current?.at ?? 0)
    const rows = await trx
      .selectFrom('channel_renames')
      .select(['provider_id', 'becomes', 'said_at'])
      .where('channel_id', '=', channelId)
      .where('was', 'in', [...(current?.is.ids ?? ids), ''])
      .where(({ or, eb }) => or([eb('said_at', 'is', null), eb('said_at', '>=', from)]))
      .execute()
    const [next] = rows
      .filter(({ provider_id }) => !seen.has(provider_id))
      .sort((a, b) => (a.said_at ?? Number.MAX_VALUE) - (b.said_at ?? Number.MAX_VALUE))
    if (!next) break
    seen.add(next.provider_id)
    current = {
      is: readStored<GivenPerson>(next.becomes, { ids: [] }, `change ${next.provider_id} of an id`),
      at: next.said_at ?? current?.at ?? null,
    }
  }
  return current
}

/** Notes a change; resolves to whether it was told for the first time. `personId`: who has changed. */
export async function noteRename(
  trx: Kysely<Tables>,
  channelId: string,
  { providerId, was, is, at = null }: Omit<Renamed, 'at'> & { readonly at?: number | null },
  { personId, now }: { readonly personId: string | null; readonly now: number },
): Promise<boolean> {
  let noted = 0n
  for (const id of leftBy({ was, is }).toSorted()) {
    const { numInsertedOrUpdatedRows = 0n } = await trx
      .insertInto('channel_renames')
      .values({
        channel_id: channelId,
        provider_id: providerId,
        was: id,
        becomes: JSON.stringify(is),
        person_id: personId,
        said_at: at,
        at: now,
      })
      .onConflict(conflict => conflict.columns(['channel_id', 'provider_id', 'was']).doNothing())
      .executeTakeFirst()
    noted += numInsertedOrUpdatedRows
  }
  return noted > 0n
}

/** The ids by which somebody is not known any more. */
export const leftBy = ({ was, is }: Pick<Renamed, 'was' | 'is'>): readonly string[] =>
  was.ids.filter(id => id !== '' && !is.ids.includes(id))
