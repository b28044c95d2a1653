import { type Kysely, sql } from 'kysely'
import { readStored } from '../../base/read-stored.js'
import type { Tables } from '../schema.js'

/** What of a conversation went out, and what became of it. */
export interface OutcomeEntry {
  readonly nodeId: string
  /** ISO 8601. */
  readonly at: string
  /** The kind of step. */
  readonly step: string
  readonly state: 'ok' | 'waiting' | 'failed'
  /** What the other side answered; null where nothing came, and of mails. */
  readonly status: number | null
  readonly error: string | null
  /** By which the call can be made again. */
  readonly callId: string | null
  /** What a failed one had sent, where that is kept. */
  readonly sent?: string | null
  readonly cameBack?: string | null
}

/** How much a bot could not do on a day. */
export interface BotFailures {
  readonly botId: string
  readonly owner: string
  readonly name: string
  readonly calls: number
  readonly mails: number
}

/** What bots could not send and call. */
export interface FailureRepository {
  /** What went out in a session of a bot, the oldest first; of calls those that are still known. */
  ofSession(botId: string, session: string): Promise<readonly OutcomeEntry[]>
  /** The bots that could not do something on a UTC day, or whether one of them could. */
  onDay(day: string, botId?: string): Promise<readonly BotFailures[]>
}

/** What failed, in a database. */
export function createFailureRepository(db: Kysely<Tables>): FailureRepository {
  return {
    ofSession: async (botId, session) => {
      const calls = await db
        .selectFrom('calls')
        .select(['node_id as nodeId', 'at', 'step', 'status', 'error', 'call_id as callId'])
        .where('bot_id', '=', botId)
        .where('session', '=', session)
        .orderBy('id')
        .execute()
      const mails = await db
        .selectFrom('outbox')
        .select(['id', 'node_id as nodeId', 'created_at as at', 'status', 'error', 'mail'])
        .where('bot_id', '=', botId)
        .where('session', '=', session)
        .where('node_id', '<>', 'lead')
        .orderBy('created_at')
        .execute()
      const exchanges = new Map(
        (
          await db
            .selectFrom('call_exchanges')
            .select(['node_id', 'at', 'sent', 'came_back as cameBack'])
            .where('bot_id', '=', botId)
            .where('session', '=', session)
            .execute()
        ).map(({ node_id, at, ...exchange }) => [`${node_id} ${at}`, exchange]),
      )
      const told = [
        ...calls.map(call => ({
          ...call,
          state: call.error === null ? ('ok' as const) : ('failed' as const),
          ...exchanges.get(`${call.nodeId} ${call.at}`),
        })),
        ...mails.map(({ id, status, mail: content, ...mail }) => ({
          ...mail,
          step: 'mail',
          state: mailStates[status],
          status: null,
          // What a mail says is forgotten once it is sent, and some time after it was given up.
          callId: status === 'failed' && content !== '' ? id : null,
          ...(status === 'failed' && content !== '' && { sent: mailInWords(content) }),
        })),
      ]
      return told.toSorted((one, other) => (one.at < other.at ? -1 : 1))
    },
    onDay: async (day, botId) => {
      const from = Date.parse(day)
      const calls = db
        .selectFrom('call_days')
        .select(({ fn }) => ['bot_id', fn.sum<number>('failed').as('count')])
        .where('day', '=', day)
        .where('failed', '>', 0)
        .groupBy('bot_id')
      const mails = db
        .selectFrom('outbox')
        .select(({ fn }) => [sql<string>`bot_id`.as('bot_id'), fn.countAll<number>().as('count')])
        .where('status', '=', 'failed')
        .where('bot_id', 'is not', null)
        .where('given_up_at', '>=', from)
        .where('given_up_at', '<', from + oneDay)
        .groupBy('bot_id')
      const [called, mailed] = await Promise.all([
        (botId === undefined ? calls : calls.where('bot_id', '=', botId)).execute(),
        (botId === undefined ? mails : mails.where('bot_id', '=', botId)).execute(),
      ])
      const ids = [...new Set([...called, ...mailed].map(({ bot_id }) => bot_id))]
      if (ids.length === 0) return []
      const bots = await db
        .selectFrom('bots')
        .select(['id', 'owner', 'name'])
        .where('id', 'in', ids)
        .execute()
      const countIn = (rows: readonly { bot_id: string; count: number }[], id: string) =>
        Number(rows.find(({ bot_id }) => bot_id === id)?.count ?? 0)
      return bots.map(({ id, owner, name }) => ({
        botId: id,
        owner,
        name: name || id,
        calls: countIn(called, id),
        mails: countIn(mailed, id),
      }))
    },
  }
}

const oneDay = 86_400_000
/** Letters of a mail that are told. */
const mostTold = 8000

/** A kept mail as its owner reads it. */
function mailInWords(content: string): string {
  const { to, subject, text, html } = readStored<{
    readonly to?: readonly string[]
    readonly subject?: string
    readonly text?: string
    readonly html?: string
  }>(content, {}, 'a mail')
  return [`To: ${(to ?? []).join(', ')}`, subject ?? '', '', text ?? html ?? '']
    .join('\n')
    .slice(0, mostTold)
}
const mailStates = { waiting: 'waiting', sent: 'ok', failed: 'failed' } as const
