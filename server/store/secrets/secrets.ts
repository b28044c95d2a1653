import type { Kysely } from 'kysely'
import type { Room } from '../budgets/room.js'
import type { Tables } from '../schema.js'
import { putSecrets, type SealedSecret } from './put-secrets.js'
import { type BotSealer, sealBots } from './seal-bots.js'

/** What owners keep secret. */
export interface SecretRepository {
  /** One that is there already is sealed anew. Throws BUDGET_REACHED. */
  put(secrets: readonly SealedSecret[]): Promise<void>
  /** Which of these are the account's. */
  known(owner: string, ids: readonly string[]): Promise<ReadonlySet<string>>
  /** Those of these that are the account's. */
  ofAccount(owner: string, ids: readonly string[]): Promise<readonly SealedSecret[]>
  /** Those of these that are of the account to which the bot belongs. */
  ofBot(botId: string, ids: readonly string[]): Promise<readonly SealedSecret[]>
  /** Has what is stored of all bots sealed; resolves to how many texts were changed. */
  sealBots(sealerFor: (owner: string) => BotSealer): Promise<number>
}

/** So many ids are asked for at once. */
const atOnce = 500

/** The secrets in a database. */
export function createSecretRepository(db: Kysely<Tables>, room: Room): SecretRepository {
  return {
    put: async secrets => {
      if (secrets.length > 0) await room.within(trx => putSecrets(trx, secrets, room))
    },
    sealBots: sealerFor => sealBots(db, sealerFor),
    known: async (owner, ids) => {
      const known = new Set<string>()
      for (let from = 0; from < ids.length; from += atOnce) {
        const some = ids.slice(from, from + atOnce)
        const rows = db
          .selectFrom('secrets')
          .select('id')
          .where('owner', '=', owner)
          .where('id', 'in', some)
        for (const { id } of await rows.execute()) known.add(id)
      }
      return known
    },
    ofAccount: async (owner, ids) =>
      ids.length === 0
        ? []
        : db
            .selectFrom('secrets')
            .select(['id', 'owner', 'sealed'])
            .where('owner', '=', owner)
            .where('id', 'in', ids.slice(0, atOnce))
            .execute(),
    ofBot: async (botId, ids) =>
      ids.length === 0
        ? []
        : db
            .selectFrom('secrets')
            .innerJoin('bots', 'bots.owner', 'secrets.owner')
            .select(['secrets.id', 'secrets.owner', 'secrets.sealed'])
            .where('bots.id', '=', botId)
            .where('secrets.id', 'in', ids.slice(0, atOnce))
            .execute(),
  }
}
