import { type Kysely, sql } from 'kysely'
import type { Tables } from '../schema.js'

/** A visitor's branch of an experiment. */
export interface ExperimentVisit {
  readonly nodeId: string
  /** Of the experiment: under another name it begins anew. */
  readonly name: string
  /** What stands for the visitor. */
  readonly visitor: string
  /** The session's tag. */
  readonly session: string
  readonly branch: string
  readonly isReached: boolean
}

/** How many visitors took a branch. */
export interface BranchCount {
  readonly nodeId: string
  readonly name: string
  readonly branch: string
  readonly visitors: number
  readonly reached: number
}

/** Which branches of experiments visitors took. */
export interface ExperimentRepository {
  /** Counts visits; a visitor stays with the first branch, and a goal that was reached stays so. */
  note(botId: string, visits: readonly ExperimentVisit[]): Promise<void>
  /** Notes that visitors who are counted already have reached the goal; counts nobody anew. */
  reach(
    botId: string,
    visits: readonly Pick<ExperimentVisit, 'nodeId' | 'name' | 'visitor'>[],
  ): Promise<void>
  counts(botId: string): Promise<readonly BranchCount[]>
  /** Deletes what came of sessions, by their tags, of one bot or of all; it no longer counts then. */
  forget(sessions: readonly string[], botId?: string): Promise<void>
  /** Deletes what is so many milliseconds old, or older; resolves to how many. */
  removeOlder(age: number): Promise<number>
}

/** The experiments in a database. `now` in milliseconds. */
export function createExperimentRepository(
  db: Kysely<Tables>,
  now: () => number,
): ExperimentRepository {
  return {
    note: async (bot_id, visits) => {
      const rows = visits.map(({ nodeId, name, visitor, session, branch, isReached }) => ({
        bot_id,
        node_id: nodeId,
        name,
        visitor,
        session,
        branch,
        is_reached: isReached ? 1 : 0,
        at: now(),
      }))
      const bot = await db
        .selectFrom('bots')
        .select('id')
        .where('id', '=', bot_id)
        .executeTakeFirst()
      if (!bot || rows.length === 0) return
      await db
        .insertInto('experiment_visits')
        .values(rows)
        .onConflict(conflict =>
          conflict.columns(['bot_id', 'node_id', 'name', 'visitor']).doUpdateSet({
            is_reached: sql<number>`case when excluded.is_reached = 1 then 1 else experiment_visits.is_reached end`,
          }),
        )
        .execute()
    },
    reach: async (botId, visits) => {
      for (const { nodeId, name, visitor } of visits)
        await db
          .updateTable('experiment_visits')
          .set({ is_reached: 1 })
          .where('bot_id', '=', botId)
          .where('node_id', '=', nodeId)
          .where('name', '=', name)
          .where('visitor', '=', visitor)
          .execute()
    },
    counts: async botId => {
      const rows = await db
        .selectFrom('experiment_visits')
        .select(({ fn }) => [
          'node_id',
          'name',
          'branch',
          fn.countAll<number>().as('visitors'),
          fn.sum<number>('is_reached').as('reached'),
        ])
        .where('bot_id', '=', botId)
        .groupBy(['node_id', 'name', 'branch'])
        .execute()
      return rows.map(({ node_id: nodeId, visitors, reached, ...rest }) => ({
        nodeId,
        ...rest,
        visitors: Number(visitors),
        reached: Number(reached),
      }))
    },
    removeOlder: async age => {
      const { numDeletedRows } = await db
        .deleteFrom('experiment_visits')
        .where('at', '<=', now() - age)
        .executeTakeFirst()
      return Number(numDeletedRows)
    },
    forget: async (sessions, botId) => {
      if (sessions.length === 0) return
      const mine = db.deleteFrom('experiment_visits').where('session', 'in', [...sessions])
      await (botId === undefined ? mine : mine.where('bot_id', '=', botId)).execute()
    },
  }
}
