import type { Kysely } from 'kysely'
import { isOnPostgres } from '../given-rows.js'
import { removeKnowledgeOf } from '../knowledge/removal.js'
import type { Tables } from '../schema.js'

/** The note by which mails of the server itself belong to an account. */
export const accountNote = (accountId: string): string => `account ${accountId}`

/** The note by which such mails belong to a person who signs in. */
export const userNote = (userId: string): string => `user ${userId}`

/** Has no key and no invitation lead into an account any more; who is in stays. */
export async function shutAccount(db: Kysely<Tables>, id: string): Promise<void> {
  await db.transaction().execute(async trx => {
    await trx.deleteFrom('api_keys').where('owner', '=', id).execute()
    await trx.deleteFrom('invitations').where('account_id', '=', id).execute()
  })
}

/**
 * Deletes an account that has no bots: members, with the sign-ins of those who have no other account, and everything else that
 * is the account's. Resolves to the ids of who was a member; undefined: it has bots, and nothing was deleted.
 */
export async function removeAccount(
  db: Kysely<Tables>,
  id: string,
): Promise<readonly string[] | undefined> {
  return db.transaction().execute(async trx => {
    const account = trx.selectFrom('accounts').select('id').where('id', '=', id)
    await (isOnPostgres(db) ? account.forUpdate() : account).execute()
    if (
      await trx.selectFrom('bots').select('id').where('owner', '=', id).limit(1).executeTakeFirst()
    )
      return undefined
    const rows = await trx
      .selectFrom('members')
      .select('user_id')
      .where('account_id', '=', id)
      .execute()
    const members = rows.map(row => row.user_id)
    for (const table of [
      'booking_feeds',
      'contact_keys',
      'contact_marks',
      'contacts',
      'desk_agents',
      'desk_labels',
      'desk_replies',
      'api_keys',
      'connectors',
      'knowledge_embeddings',
      'hooks',
      'secrets',
      'ticket_numbers',
    ] as const)
      await trx.deleteFrom(table).where('owner', '=', id).execute()
    await removeKnowledgeOf(trx, id)
    // Nobody gets the ids of its bots any more.
    await trx.updateTable('used_ids').set({ owner: '' }).where('owner', '=', id).execute()
    for (const table of ['invitations', 'members', 'account_usage', 'chat_months'] as const)
      await trx.deleteFrom(table).where('account_id', '=', id).execute()
    await removeMails(trx, [accountNote(id)])
    await trx
      .updateTable('sign_ins')
      .set({ account_id: null })
      .where('account_id', '=', id)
      .execute()
    await removeStrangers(trx, members)
    await trx.deleteFrom('accounts').where('id', '=', id).execute()
    return members
  })
}

/** Of these people, forgets those who are members of nothing. */
export async function removeStrangers(
  trx: Kysely<Tables>,
  users: readonly string[],
): Promise<void> {
  if (users.length === 0) return
  const rows = await trx
    .selectFrom('members')
    .select('user_id')
    .where('user_id', 'in', users)
    .execute()
  const elsewhere = new Set(rows.map(row => row.user_id))
  const ids = users.filter(id => !elsewhere.has(id))
  if (ids.length === 0) return
  await removeMails(trx, ids.map(userNote))
  await trx.deleteFrom('verifications').where('value', 'in', ids).execute()
  await trx.deleteFrom('users').where('id', 'in', ids).execute()
}

async function removeMails(trx: Kysely<Tables>, notes: readonly string[]): Promise<void> {
  const mails = trx
    .selectFrom('outbox')
    .select('id')
    .where('bot_id', 'is', null)
    .where('node_id', 'in', notes)
  await trx.deleteFrom('jobs').where('handler', '=', 'mail').where('id', 'in', mails).execute()
  await trx.deleteFrom('outbox').where('bot_id', 'is', null).where('node_id', 'in', notes).execute()
}

/** Deletes sign-ins, links and codes whose time is over; resolves to how many. */
export async function removeExpired(db: Kysely<Tables>, now: number): Promise<number> {
  const date = new Date(now).toISOString()
  const deleted = [
    await db.deleteFrom('sign_ins').where('expires_at', '<=', date).executeTakeFirst(),
    await db.deleteFrom('verifications').where('expires_at', '<=', date).executeTakeFirst(),
    await db.deleteFrom('invitations').where('ends_at', '<=', now).executeTakeFirst(),
    await db.deleteFrom('sign_ups').where('ends_at', '<=', now).executeTakeFirst(),
  ]
  return deleted.reduce((sum, { numDeletedRows }) => sum + Number(numDeletedRows), 0)
}

/** Withdraws the invitations that a member has sent into an account. */
export async function removeInvitations(
  trx: Kysely<Tables>,
  accountId: string,
  userId: string,
): Promise<void> {
  await trx
    .deleteFrom('invitations')
    .where('account_id', '=', accountId)
    .where('inviter', '=', userId)
    .execute()
}
