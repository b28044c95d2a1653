import type { Kysely } from 'kysely'
import { bytesOfTexts, noteRoom, ownerOf, type Room } from '../budgets/room.js'
import { isToRunAgain } from '../jobs/again.js'
import { wakeJob } from '../jobs/rows.js'
import type { Tables } from '../schema.js'

/** How the intents of a bot stand. */
export interface IntentStanding {
  /** The same for the same rows. */
  readonly revision: string
  /** Below it a guess is none; null: the usual. */
  readonly threshold: number | null
  readonly state: 'new' | 'training' | 'ready' | 'failed'
  /** Of the training that is under way, in hundredths. */
  readonly progress: number
  /** Why the last training failed. */
  readonly reason: string | null
  /** What is understood with; null: nothing was learned yet. */
  readonly version: number | null
  /** By what texts are understood: by embeddings only where what was learned has them and the provider answers. */
  readonly method: 'words' | 'embeddings'
}

/** What was learned once; times in milliseconds. */
export interface ModelEntry {
  readonly version: number
  /** Of the rows that it was learned from. */
  readonly revision: string
  /** JSON text; null: it is not there yet. */
  readonly report: string | null
  readonly trainedAt: number
  /** The same of what was learned by embeddings. */
  readonly nearReport: string | null
  /** Why nothing was learned by embeddings. */
  readonly nearFailure: string | null
}

/** What bots are taught to understand, by the bots' ids. */
export interface IntentRepository {
  find(botId: string): Promise<IntentStanding | undefined>
  /** The rows as JSON text. */
  rows(botId: string): Promise<string | undefined>
  /** Keeps rows in place of those that there are; what was learned stays. Throws BUDGET_REACHED. */
  put(botId: string, given: { readonly rows: string; readonly revision: string }): Promise<void>
  /** Sets what is given; a version that is not kept is not set, and resolves to false. */
  change(
    botId: string,
    change: {
      readonly threshold?: number | null | undefined
      readonly version?: number | undefined
      readonly method?: IntentStanding['method'] | undefined
    },
  ): Promise<boolean>
  /** Has the rows learned by a job; one that learns what they were before gives up. Resolves to the version of before. */
  wake(botId: string): Promise<number | null>
  /** Notes how far a training is, in hundredths; false: it is to give up. */
  goOn(botId: string, progress: number): Promise<boolean>
  /** Notes how a training ended, unless it is to give up. */
  end(
    botId: string,
    end: { readonly state: 'ready' } | { readonly state: 'failed'; readonly reason: string },
  ): Promise<void>
  /**
   * Keeps what was learned as the newest version, which is understood with from now on, and forgets all but the newest three.
   * Undefined: the rows are gone meanwhile, or the training is to give up. Throws BUDGET_REACHED.
   */
  keep(
    botId: string,
    learned: { readonly revision: string; readonly model: string },
  ): Promise<number | undefined>
  report(botId: string, version: number, report: string): Promise<void>
  /** Keeps what was learned by embeddings beside the rest of a version, or why nothing was. Throws BUDGET_REACHED. */
  keepNear(
    botId: string,
    version: number,
    learned: { readonly model: string; readonly report: string } | { readonly failure: string },
  ): Promise<void>
  /** What was learned, the newest first. */
  models(botId: string): Promise<readonly ModelEntry[]>
  model(botId: string, version: number): Promise<string | undefined>
  /** What was learned by embeddings; null: nothing. */
  nearModel(botId: string, version: number): Promise<string | null | undefined>
  /** Gives a bot that has none the rows of another, and what that understands with. Throws BUDGET_REACHED. */
  copy(fromId: string, toId: string): Promise<void>
  /** Deletes rows and what was learned; false where there were none. */
  remove(botId: string): Promise<boolean>
}

const mostModels = 3
/** Of the jobs that learn. */
const handler = 'intents'

/** The intents in a database. `now` in milliseconds. */
export function createIntentRepository(
  db: Kysely<Tables>,
  room: Room,
  now: () => number,
): IntentRepository {
  const sets = (on: Kysely<Tables>, botId: string) =>
    on.updateTable('intent_sets').where('bot_id', '=', botId)
  const models = (botId: string) => db.selectFrom('intent_models').where('bot_id', '=', botId)
  /** Who wakes a training changes the row first, so that what is read behind a change of it is the last word. */
  const unlessWoken = (botId: string, act: (trx: Kysely<Tables>) => Promise<void>) =>
    db.transaction().execute(async trx => {
      await sets(trx, botId)
        .set(({ ref }) => ({ progress: ref('progress') }))
        .execute()
      if (await isToRunAgain(trx, handler, botId)) return false
      await act(trx)
      return true
    })
  return {
    find: botId =>
      db
        .selectFrom('intent_sets')
        .select(['revision', 'threshold', 'state', 'progress', 'reason', 'version', 'method'])
        .where('bot_id', '=', botId)
        .executeTakeFirst(),
    rows: async botId => {
      const row = await db
        .selectFrom('intent_sets')
        .select('rows')
        .where('bot_id', '=', botId)
        .executeTakeFirst()
      return row?.rows
    },
    put: (bot_id, { rows, revision }) =>
      room.within(async trx => {
        await room.grow(trx, { botId: bot_id }, bytesOfTexts([rows]))
        await trx
          .insertInto('intent_sets')
          .values({ bot_id, rows, revision, state: 'new' })
          .onConflict(conflict => conflict.column('bot_id').doUpdateSet({ rows, revision }))
          .execute()
      }),
    change: (botId, { threshold, version, method }) =>
      db.transaction().execute(async trx => {
        if (version !== undefined) {
          const kept = await trx
            .selectFrom('intent_models')
            .select('version')
            .where('bot_id', '=', botId)
            .where('version', '=', version)
            .executeTakeFirst()
          if (!kept) return false
        }
        const set = { threshold, version, method }
        if (Object.values(set).some(value => value !== undefined))
          await sets(trx, botId).set(set).execute()
        return true
      }),
    wake: botId =>
      db.transaction().execute(async trx => {
        const set = await sets(trx, botId)
          .set({ state: 'training', progress: 0, reason: null })
          .returning('version')
          .executeTakeFirst()
        const job = { handler, key: botId, botId, data: JSON.stringify({ botId }) }
        await wakeJob(trx, job, now())
        return set?.version ?? null
      }),
    goOn: (botId, progress) =>
      unlessWoken(botId, async trx => {
        await sets(trx, botId).set({ progress }).execute()
      }),
    end: async (botId, end) => {
      const reason = end.state === 'failed' ? end.reason : null
      await unlessWoken(botId, async trx => {
        await sets(trx, botId).set({ state: end.state, progress: 0, reason }).execute()
      })
    },
    keep: (bot_id, { revision, model }) =>
      room.within(async trx => {
        await room.grow(trx, { botId: bot_id }, bytesOfTexts([model]))
        const set = await sets(trx, bot_id)
          .set(({ eb }) => ({ last_version: eb('last_version', '+', 1) }))
          .returning('last_version as version')
          .executeTakeFirst()
        if (!set || (await isToRunAgain(trx, handler, bot_id))) return undefined
        const { version } = set
        await trx
          .insertInto('intent_models')
          .values({ bot_id, version, revision, model, trained_at: now() })
          .execute()
        await sets(trx, bot_id).set({ version }).execute()
        const { numDeletedRows } = await trx
          .deleteFrom('intent_models')
          .where('bot_id', '=', bot_id)
          .where('version', '<=', version - mostModels)
          .executeTakeFirst()
        if (numDeletedRows > 0n) await noteRoom(trx, (await ownerOf(trx, bot_id)) ?? '')
        return version
      }),
    report: async (botId, version, report) => {
      await db
        .updateTable('intent_models')
        .set({ report })
        .where('bot_id', '=', botId)
        .where('version', '=', version)
        .execute()
    },
    keepNear: (bot_id, version, learned) =>
      room.within(async trx => {
        const [model, report, failure] =
          'failure' in learned
            ? [null, null, learned.failure]
            : [learned.model, learned.report, null]
        await room.grow(trx, { botId: bot_id }, bytesOfTexts([model ?? '', report ?? '']))
        await trx
          .updateTable('intent_models')
          .set({ near_model: model, near_report: report, near_failure: failure })
          .where('bot_id', '=', bot_id)
          .where('version', '=', version)
          .execute()
      }),
    models: botId =>
      models(botId)
        .select([
          'version',
          'revision',
          'report',
          'trained_at as trainedAt',
          'near_report as nearReport',
          'near_failure as nearFailure',
        ])
        .orderBy('version', 'desc')
        .execute(),
    model: async (botId, version) => {
      const row = await models(botId)
        .select('model')
        .where('version', '=', version)
        .executeTakeFirst()
      return row?.model
    },
    nearModel: async (botId, version) => {
      const row = await models(botId)
        .select('near_model')
        .where('version', '=', version)
        .executeTakeFirst()
      return row?.near_model
    },
    copy: (fromId, toId) =>
      room.within(async trx => {
        const set = await trx
          .selectFrom('intent_sets')
          .select(['rows', 'revision', 'threshold', 'version', 'method'])
          .where('bot_id', '=', fromId)
          .executeTakeFirst()
        if (!set) return
        const learned = await trx
          .selectFrom('intent_models')
          .select([
            'version',
            'revision',
            'model',
            'report',
            'trained_at',
            'near_model',
            'near_report',
            'near_failure',
          ])
          .where('bot_id', '=', fromId)
          .where('version', '=', set.version ?? 0)
          .executeTakeFirst()
        const { model = '', report, near_model, near_report } = learned ?? {}
        const texts = [set.rows, model, report ?? '', near_model ?? '', near_report ?? '']
        await room.grow(trx, { botId: toId }, bytesOfTexts(texts))
        await trx
          .insertInto('intent_sets')
          .values({
            ...set,
            bot_id: toId,
            state: learned ? 'ready' : 'new',
            version: learned?.version ?? null,
            last_version: learned?.version ?? 0,
          })
          .execute()
        if (learned)
          await trx
            .insertInto('intent_models')
            .values({ ...learned, bot_id: toId })
            .execute()
      }),
    remove: botId =>
      db.transaction().execute(async trx => {
        await trx.deleteFrom('intent_models').where('bot_id', '=', botId).execute()
        const { numDeletedRows } = await trx
          .deleteFrom('intent_sets')
          .where('bot_id', '=', botId)
          .executeTakeFirst()
        await trx
          .deleteFrom('jobs')
          .where('handler', '=', handler)
          .where('key', '=', botId)
          .execute()
        await noteRoom(trx, (await ownerOf(trx, botId)) ?? '')
        return numDeletedRows > 0n
      }),
  }
}
