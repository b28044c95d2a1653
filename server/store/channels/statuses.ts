import type { MessageStatus } from '@talkgraph/wire/channels'
import type { Kysely } from 'kysely'
import type { Tables } from '../schema.js'

/** What a provider tells of a message of ours, which it knows by `of`. */
export interface ToldStatus {
  readonly of: string
  readonly status: MessageStatus
  readonly reason?: string | undefined
}

/** A message whose status has changed. */
export interface ChangedStatus {
  readonly number: number
  readonly threadId: string
  readonly status: MessageStatus
}

/** A status never goes back: it only changes to one that stands later here. */
export const statusRanks: readonly MessageStatus[] = ['sent', 'failed', 'delivered', 'read']

/** What became of messages that went out. */
export interface StatusRepository {
  /** Takes over what was told of messages by these ids of the provider; resolves to the messages that have another status. */
  apply(channelId: string, providerIds: readonly string[]): Promise<readonly ChangedStatus[]>
  /** The provider's ids of what was sent to a person until then and nobody has read, the latest first, at most 500. */
  unread(channelId: string, alias: string, until: number): Promise<readonly string[]>
  /** The message of a thread that went out under this id of the provider. */
  messageOf(
    channelId: string,
    providerId: string,
  ): Promise<{ readonly message: number; readonly threadId: string } | undefined>
  /** Deletes what was told of messages that nobody knows of. */
  forget(age: number): Promise<number>
}

/** The statuses in a database. `now` in milliseconds. */
export function createStatusRepository(db: Kysely<Tables>, now: () => number): StatusRepository {
  return {
    apply: async (channelId, providerIds) =>
      (await isTold(db, channelId, providerIds))
        ? db.transaction().execute(trx => apply(trx, channelId, providerIds))
        : [],
    unread: async (channelId, alias, until) => {
      const rows = await db
        .selectFrom('channel_aliases')
        .innerJoin('channel_outgoing', 'channel_outgoing.person_id', 'channel_aliases.person_id')
        .innerJoin('channel_pieces', 'channel_pieces.outgoing', 'channel_outgoing.number')
        .select('provider_id as id')
        .where('channel_aliases.channel_id', '=', channelId)
        .where('alias', '=', alias)
        .where('channel_outgoing.at', '<=', until)
        .where('rank', '<', statusRanks.indexOf('read'))
        .orderBy('channel_outgoing.number', 'desc')
        .limit(500)
        .execute()
      return rows.map(({ id }) => id)
    },
    messageOf: (channelId, providerId) =>
      db
        .selectFrom('channel_pieces')
        .innerJoin('messages', 'messages.number', 'channel_pieces.message')
        .select(['messages.number as message', 'messages.thread_id as threadId'])
        .where('channel_pieces.channel_id', '=', channelId)
        .where('provider_id', '=', providerId)
        .executeTakeFirst(),
    forget: async age => {
      const { numDeletedRows } = await db
        .deleteFrom('channel_statuses')
        .where('at', '<=', now() - age)
        .executeTakeFirst()
      return Number(numDeletedRows)
    },
  }
}

/** Keeps what was told until the message is known: it may come before it was noted that the message went out. */
export async function keepStatuses(
  trx: Kysely<Tables>,
  channelId: string,
  statuses: readonly ToldStatus[],
  at: number,
): Promise<void> {
  const ordered = statuses.toSorted((a, b) => (a.of < b.of ? -1 : a.of > b.of ? 1 : 0))
  for (const { of, status, reason } of ordered)
    await trx
      .insertInto('channel_statuses')
      .values({
        channel_id: channelId,
        provider_id: of,
        rank: statusRanks.indexOf(status),
        reason: reason ?? null,
        at,
      })
      .onConflict(conflict =>
        conflict
          .columns(['channel_id', 'provider_id'])
          .doUpdateSet(({ ref }) => ({
            rank: ref('excluded.rank'),
            reason: ref('excluded.reason'),
          }))
          .where(({ eb, ref }) => eb('channel_statuses.rank', '<', ref('excluded.rank'))),
      )
      .execute()
}

async function isTold(
  db: Kysely<Tables>,
  channelId: string,
  providerIds: readonly string[],
): Promise<boolean> {
  if (providerIds.length === 0) return false
  const told = db.selectFrom('channel_statuses').select('rank').where('channel_id', '=', channelId)
  return (
    (
      await told
        .where('provider_id', 'in', [...providerIds])
        .limit(1)
        .execute()
    ).length > 0
  )
}

async function apply(
  trx: Kysely<Tables>,
  channelId: string,
  providerIds: readonly string[],
): Promise<readonly ChangedStatus[]> {
  const told = await trx
    .selectFrom('channel_statuses')
    .innerJoin('channel_pieces', join =>
      join
        .onRef('channel_pieces.channel_id', '=', 'channel_statuses.channel_id')
        .onRef('channel_pieces.provider_id', '=', 'channel_statuses.provider_id'),
    )
    .select([
      'channel_pieces.outgoing',
      'channel_pieces.piece',
      'channel_pieces.message',
      'channel_statuses.provider_id as of',
      'channel_statuses.rank',
      'channel_statuses.reason',
    ])
    .where('channel_statuses.channel_id', '=', channelId)
    .where('channel_statuses.provider_id', 'in', [...providerIds])
    .orderBy('channel_pieces.message')
    .execute()
  const changed: ChangedStatus[] = []
  for (const { outgoing, piece, message, of, rank, reason } of told) {
    await trx
      .updateTable('channel_pieces')
      .set({ rank })
      .where('outgoing', '=', outgoing)
      .where('piece', '=', piece)
      .where('rank', '<', rank)
      .execute()
    await trx
      .deleteFrom('channel_statuses')
      .where('channel_id', '=', channelId)
      .where('provider_id', '=', of)
      .where('rank', '<=', rank)
      .execute()
    const now = await noteStatus(trx, message, reason)
    if (now) changed.push(now)
  }
  return changed
}

/** Writes into a message of a thread what became of its pieces; resolves to it where that is new. */
export async function noteStatus(
  trx: Kysely<Tables>,
  message: number,
  reason: string | null,
): Promise<ChangedStatus | undefined> {
  // Writing the row locks it: of two pieces, who comes last sees both.
  await trx
    .updateTable('messages')
    .set(({ ref }) => ({ status: ref('status') }))
    .where('number', '=', message)
    .execute()
  const waits = await trx
    .selectFrom('channel_outgoing')
    .select(['state'])
    .where('message', '=', message)
    .where('state', '<>', 'sent')
    .execute()
  const pieces = await trx
    .selectFrom('channel_pieces')
    .select('rank')
    .where('message', '=', message)
    .execute()
  const failed = statusRanks.indexOf('failed')
  const isFailed =
    waits.some(({ state }) => state === 'failed') || pieces.some(({ rank }) => rank === failed)
  // A message is there once all of it is.
  if (!isFailed && (waits.length > 0 || pieces.length === 0)) return undefined
  const rank = isFailed ? failed : Math.min(...pieces.map(piece => piece.rank))
  const status = statusRanks[rank]
  if (!status) return undefined
  const row = await trx
    .updateTable('messages')
    .set({ status, status_reason: isFailed ? (reason?.slice(0, 500) ?? null) : null })
    .where('number', '=', message)
    .where(({ or, eb }) =>
      or([
        eb('status', 'is', null),
        ...(rank > 0 ? [eb('status', 'in', statusRanks.slice(0, rank))] : []),
      ]),
    )
    .returning(['number', 'thread_id as threadId'])
    .executeTakeFirst()
  return row && { ...row, status }
}
