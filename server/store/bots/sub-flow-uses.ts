import type { Kysely } from 'kysely'
import type { Tables } from '../schema.js'

/** An entry that may play a sub-flow: files in which its id stands, as JSON texts. */
export interface PossibleUse {
  readonly id: string
  readonly name: string
  /** A `BotKind`. */
  readonly kind: string
  readonly details: string
  /** The draft, else the newest version; undefined where the id does not stand in it. */
  readonly draft: string | undefined
  readonly live: string | undefined
}

/** Which bots of an account play a sub-flow. */
export interface SubFlowUseRepository {
  /** Those whose draft or live version names it, at most 500, by their names. */
  list(owner: string, subFlowId: string): Promise<readonly PossibleUse[]>
}

const most = 500

/** The uses of sub-flows in a database. Their ids are the server's own, so that whatever names one means it. */
export function createSubFlowUseRepository(db: Kysely<Tables>): SubFlowUseRepository {
  return {
    list: async (owner, subFlowId) => {
      const named = `%${subFlowId}%`
      const rows = await db
        .selectFrom('bots')
        .leftJoin('drafts', 'drafts.bot_id', 'bots.id')
        .leftJoin('versions as newest', join =>
          join.onRef('newest.bot_id', '=', 'bots.id').on('newest.version', '=', eb =>
            eb
              .selectFrom('versions as all')
              .select(({ fn }) => fn.max('all.version').as('version'))
              .whereRef('all.bot_id', '=', 'bots.id'),
          ),
        )
        .leftJoin('versions as live', join =>
          join
            .onRef('live.bot_id', '=', 'bots.id')
            .onRef('live.version', '=', 'bots.published_version'),
        )
        .select([
          'bots.id',
          'bots.name',
          'bots.kind',
          'bots.details',
          'drafts.file as draft',
          'newest.file as newest',
          'live.file as live',
        ])
        .where('bots.owner', '=', owner)
        .where('bots.id', '!=', subFlowId)
        .where(({ or, eb }) =>
          or([
            eb('drafts.file', 'like', named),
            eb('live.file', 'like', named),
            eb('newest.file', 'like', named),
          ]),
        )
        .orderBy('bots.name')
        .orderBy('bots.id')
        .limit(most)
        .execute()
      return rows.map(({ draft, newest, live, ...row }) => ({
        ...row,
        draft: naming(draft ?? newest, subFlowId),
        live: naming(live, subFlowId),
      }))
    },
  }
}

const naming = (file: string | null, id: string) => (file?.includes(id) ? file : undefined)
