import type { Kysely } from 'kysely'
import { randomHex } from '../../base/random-hex.js'
import type { Tables } from '../schema.js'

/** What a call that failed had sent, and what came back, as texts for its owner. */
export interface CallExchange {
  readonly nodeId: string
  /** When the call began, ISO 8601. */
  readonly at: string
  readonly sent: string
  /** Null: nothing. */
  readonly cameBack: string | null
}

/** Those of conversations that are stored. */
export interface ExchangeRepository {
  /** `isStored`: the bot stores conversations. Otherwise it is kept where this one is stored already. */
  keep(
    of: CallExchange & { readonly botId: string; readonly session: string },
    isStored: boolean,
  ): Promise<void>
  ofSession(botId: string, session: string): Promise<readonly CallExchange[]>
  /** Deletes those of sessions; resolves to how many. */
  forgetSessions(sessions: readonly string[]): Promise<number>
  /** Deletes those that were kept `age` milliseconds ago or earlier; resolves to how many. */
  forget(age: number): Promise<number>
}

const atOnce = 500

/** Those in a database. `now` in milliseconds. */
export function createExchangeRepository(
  db: Kysely<Tables>,
  now: () => number = Date.now,
): ExchangeRepository {
  return {
    keep: async ({ botId, session, nodeId, at, sent, cameBack }, isStored) => {
      const isWanted =
        isStored ||
        (await db
          .selectFrom('results')
          .select('number')
          .where('bot_id', '=', botId)
          .where('session', '=', session)
          .executeTakeFirst()) !== undefined
      if (!isWanted) return
      const own = { node_id: nodeId, at, sent, came_back: cameBack, created_at: now() }
      await db
        .insertInto('call_exchanges')
        .values({ id: randomHex(24), bot_id: botId, session, ...own })
        .execute()
    },
    ofSession: (botId, session) =>
      db
        .selectFrom('call_exchanges')
        .select(['node_id as nodeId', 'at', 'sent', 'came_back as cameBack'])
        .where('bot_id', '=', botId)
        .where('session', '=', session)
        .execute(),
    forgetSessions: async sessions => {
      let forgotten = 0
      for (let from = 0; from < sessions.length; from += atOnce) {
        const { numDeletedRows } = await db
          .deleteFrom('call_exchanges')
          .where('session', 'in', sessions.slice(from, from + atOnce))
          .executeTakeFirst()
        forgotten += Number(numDeletedRows)
      }
      return forgotten
    },
    forget: async age => {
      const { numDeletedRows } = await db
        .deleteFrom('call_exchanges')
        .where('created_at', '<=', now() - age)
        .executeTakeFirst()
      return Number(numDeletedRows)
    },
  }
}
