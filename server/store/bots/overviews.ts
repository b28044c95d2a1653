import { type Kysely, sql } from 'kysely'
import type { Tables } from '../schema.js'
import type { BotEntry, BotKind } from './bots.js'

/** A bot with the state of its newest version and its draft. */
export interface BotOverview extends BotEntry {
  /** The number of the newest version; null while there is none. */
  readonly newestVersion: number | null
  /** ISO 8601: when that was stored. */
  readonly storedAt: string | null
  readonly storedBy: string | null
  /** The state of a draft that has more than the newest version; null where it has not. */
  readonly newerDraft: string | null
  /** What lint found in the draft if it is newer, or else in the newest version; null before it was counted by these rules. */
  readonly errors: number | null
  readonly warnings: number | null
}

/** Which bots are listed. */
interface OverviewChoice {
  readonly owner: string
  /** Only this one. */
  readonly id?: string | undefined
  /** Default: `bot`; by its id one is found whichever it is. */
  readonly kind?: BotKind | undefined
  /** What their names hold, in any case. */
  readonly search?: string | undefined
  readonly limit: number
  /** Only those behind this one. */
  readonly after?: { readonly createdAt: string; readonly id: string } | undefined
  /** Whose counts hold. */
  readonly rules: string
}

interface Counts {
  readonly errors: number
  readonly warnings: number
  readonly rules: string
}

/** Bots with the state of their newest versions. */
export interface BotOverviewRepository {
  /** The newest first. */
  list(choice: OverviewChoice): Promise<readonly BotOverview[]>
  /** Keeps what lint found in a version. */
  noteFindings(id: string, version: number, counts: Counts): Promise<void>
  /** Keeps what lint found in a draft of this state. */
  noteDraftFindings(id: string, state: string, counts: Counts): Promise<void>
}

/** The states of bots in a database. */
export function createBotOverviewRepository(db: Kysely<Tables>): BotOverviewRepository {
  return {
    list: async ({ owner, id, kind = 'bot', search, limit, after, rules }) => {
      let query = db
        .selectFrom('bots')
        .leftJoin('versions', join =>
          join.onRef('versions.bot_id', '=', 'bots.id').on('versions.version', '=', eb =>
            eb
              .selectFrom('versions as all')
              .select(({ fn }) => fn.max('all.version').as('version'))
              .whereRef('all.bot_id', '=', 'bots.id'),
          ),
        )
        .leftJoin('drafts', 'drafts.bot_id', 'bots.id')
        .select([
          'drafts.seq',
          'drafts.state',
          'drafts.version as draftOf',
          'drafts.version_seq as versionSeq',
          'drafts.lint_errors as draftErrors',
          'drafts.lint_warnings as draftWarnings',
          'drafts.linted',
          'bots.id',
          'bots.name',
          'bots.kind',
          'bots.owner',
          'bots.published_version as publishedVersion',
          'bots.created_at as createdAt',
          'bots.details',
          'versions.version as newestVersion',
          'versions.created_at as storedAt',
          'versions.stored_by as storedBy',
          'versions.lint_errors as errors',
          'versions.lint_warnings as warnings',
          'versions.linted_by as lintedBy',
        ])
        .where('bots.owner', '=', owner)
      query =
        id === undefined ? query.where('bots.kind', '=', kind) : query.where('bots.id', '=', id)
      if (search)
        query = query.where(
          sql<boolean>`lower(bots.name) like ${like(search.toLowerCase())} escape '!'`,
        )
      if (after)
        query = query.where(({ or, and, eb }) =>
          or([
            eb('bots.created_at', '<', after.createdAt),
            and([eb('bots.created_at', '=', after.createdAt), eb('bots.id', '<', after.id)]),
          ]),
        )
      const rows = await query
        .orderBy('bots.created_at', 'desc')
        .orderBy('bots.id', 'desc')
        .limit(limit)
        .execute()
      return rows.map(row => {
        const { lintedBy, errors, warnings, seq, state, draftOf, versionSeq, ...others } = row
        const { draftErrors, draftWarnings, linted, ...bot } = others
        const isNewer = seq !== null && (seq !== versionSeq || draftOf !== bot.newestVersion)
        const [of, found] = isNewer
          ? [linted === lintedAs(state, rules), { errors: draftErrors, warnings: draftWarnings }]
          : [lintedBy === rules, { errors, warnings }]
        const counts = of ? found : { errors: null, warnings: null }
        return { ...bot, ...counts, newerDraft: isNewer ? state : null }
      })
    },
    noteFindings: async (id, version, { errors, warnings, rules }) => {
      await db
        .updateTable('versions')
        .set({ lint_errors: errors, lint_warnings: warnings, linted_by: rules })
        .where('bot_id', '=', id)
        .where('version', '=', version)
        .execute()
    },
    noteDraftFindings: async (id, state, { errors, warnings, rules }) => {
      await db
        .updateTable('drafts')
        .set({ lint_errors: errors, lint_warnings: warnings, linted: lintedAs(state, rules) })
        .where('bot_id', '=', id)
        .where('state', '=', state)
        .execute()
    },
  }
}

const lintedAs = (state: string | null, rules: string) => `${rules} ${state}`

function like(search: string): string {
  return `%${search.replace(/[!%_]/g, '!$&')}%`
}
