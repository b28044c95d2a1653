import type { Selectable } from 'kysely'
import type { Tables } from './schema.js'

/** What one step writes at a moment; all of it, or nothing. */
export interface StepWrite {
  /** Begins a call that carries a key, unless it was begun before. */
  readonly begin?: Omit<Selectable<Tables['step_answers']>, 'answer'>
  /** Keeps a job that this process does now; not where `begin` finds that the step was begun before. */
  readonly put?: Pick<Selectable<Tables['jobs']>, keyof typeof putColumns>
  /** Keeps the answer to a call that carries a key. */
  readonly finish?: Pick<Selectable<Tables['step_answers']>, 'id' | 'size'> & {
    readonly answer: string
  }
  /** A job that is done, by its id. */
  readonly made?: string
  /** A job that is due again, or was given up, by whoever has taken it. */
  readonly failed?: Pick<Selectable<Tables['jobs']>, keyof typeof failedColumns>
  /** An entry of the list of calls. */
  readonly note?: Selectable<Tables['calls']>
}

/** A call that another request has begun. */
export type Begun = Pick<
  Selectable<Tables['step_answers']>,
  'id' | 'fingerprint' | 'answer' | 'leased_until'
>

/** Writes; resolves to the call that was begun before, where there is one. */
export type WriteStep = (write: StepWrite) => Promise<Begun | undefined>

/** Of a call that carries a key, when it begins. */
export const beginColumns = {
  id: 'text',
  session: 'text',
  fingerprint: 'text',
  size: 'bigint',
  leased_until: 'bigint',
  ends_at: 'bigint',
} as const
/** Of a job that this process does now. */
export const putColumns = {
  id: 'text',
  handler: 'text',
  bot_id: 'text',
  session: 'text',
  data: 'text',
  due_at: 'bigint',
  set_at: 'bigint',
  taken_by: 'text',
} as const
/** Of an answer to a call that carries a key. */
export const finishColumns = { id: 'text', answer: 'text', size: 'bigint' } as const
/** Of a job that is due again, or was given up. */
export const failedColumns = {
  id: 'text',
  state: 'text',
  due_at: 'bigint',
  set_at: 'bigint',
  taken_by: 'text',
  error: 'text',
} as const
/** Of an entry of the list of calls. */
export const noteColumns = {
  bot_id: 'text',
  id: 'text',
  node_id: 'text',
  step: 'text',
  at: 'text',
  ms: 'bigint',
  status: 'bigint',
  error: 'text',
  call_id: 'text',
  attempt: 'bigint',
  session: 'text',
} as const
