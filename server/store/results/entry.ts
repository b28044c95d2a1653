import type { Selectable } from 'kysely'
import type { Tables } from '../schema.js'

/** How far a conversation came: its end, not that far, or it may still go on. */
export type ResultState = 'open' | 'finished' | 'abandoned'

/** A conversation that is stored, without what was said in it; times in milliseconds since 1970. */
export interface ResultEntry {
  /** Grows from one that is stored to the next. */
  readonly number: number
  readonly id: string
  readonly botId: string
  readonly owner: string
  readonly channel: string
  /** Of the bot's flow; null where it is not known. */
  readonly version: number | null
  readonly state: ResultState
  /** How many answers it has. */
  readonly answered: number
  readonly visitor: { readonly name: string | null; readonly email: string | null }
  readonly startedAt: number
  readonly endedAt: number | null
  readonly createdAt: number
  readonly updatedAt: number
  /** What was answered first, a list as JSON text; null where it was stored before these were kept. */
  readonly firstAnswers: string | null
}

/** The columns of an entry. */
export const resultColumns = [
  'results.number',
  'results.id',
  'results.bot_id',
  'results.owner',
  'results.channel',
  'results.version',
  'results.state',
  'results.answered',
  'results.name',
  'results.email',
  'results.started_at',
  'results.ended_at',
  'results.created_at',
  'results.updated_at',
  'results.first_answers',
] as const

type Column =
  | 'number'
  | 'id'
  | 'bot_id'
  | 'owner'
  | 'channel'
  | 'version'
  | 'state'
  | 'answered'
  | 'name'
  | 'email'
  | 'started_at'
  | 'ended_at'
  | 'created_at'
  | 'updated_at'
  | 'first_answers'

/** A row as an entry. */
export function resultOf(row: Pick<Selectable<Tables['results']>, Column>): ResultEntry {
  return {
    number: row.number,
    id: row.id,
    botId: row.bot_id,
    owner: row.owner,
    channel: row.channel,
    version: row.version,
    state: row.state,
    answered: row.answered,
    visitor: { name: row.name, email: row.email },
    startedAt: row.started_at,
    endedAt: row.ended_at,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    firstAnswers: row.first_answers,
  }
}
