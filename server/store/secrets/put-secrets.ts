import type { Transaction } from 'kysely'
import type { Room } from '../budgets/room.js'
import type { Tables } from '../schema.js'

/** A secret as it is kept: whoever has the database alone cannot read it. */
export interface SealedSecret {
  readonly id: string
  /** The account whose it is. */
  readonly owner: string
  /** What was made of the secret, as text. */
  readonly sealed: string
}

const atOnce = 500

/** Keeps secrets, in the transaction that keeps what refers to them; throws BUDGET_REACHED. Without `room` they are not counted. */
export async function putSecrets(
  trx: Transaction<Tables>,
  secrets: readonly SealedSecret[],
  room?: Pick<Room, 'grow'>,
): Promise<void> {
  for (const { owner, sealed } of secrets)
    await room?.grow(trx, { owner }, Buffer.byteLength(sealed))
  const created_at = new Date().toISOString()
  for (let from = 0; from < secrets.length; from += atOnce)
    await trx
      .insertInto('secrets')
      .values(secrets.slice(from, from + atOnce).map(secret => ({ ...secret, created_at })))
      .onConflict(conflict =>
        conflict.column('id').doUpdateSet(({ ref }) => ({ sealed: ref('excluded.sealed') })),
      )
      .execute()
}
