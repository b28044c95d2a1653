import { runStates } from '@talkgraph/wire/knowledge'
import * as v from 'valibot'
import { testFigures } from '../tests/measure.js'

const count = v.pipe(v.number(), v.integer(), v.minValue(0))

/** What a run has found so far; it counts pages. */
export const reportSchema = v.strictObject({
  state: v.picklist(runStates),
  added: count,
  changed: count,
  unchanged: count,
  gone: count,
  failed: v.pipe(
    v.array(v.strictObject({ address: v.string(), reason: v.string() })),
    v.readonly(),
  ),
  /** How many failed, where more did than are listed. */
  failedCount: count,
  /** Met and not taken: the site does not want it, or it says what another page says. */
  passed: count,
  waiting: count,
  /** Pieces for which vectors were made. */
  embedded: count,
  /** Why all of it failed. */
  reason: v.nullable(v.string()),
  startedAt: v.string(),
  endedAt: v.nullable(v.string()),
  /** The test sets of its bots, before and after the run; null: they have none, or it has not ended. */
  tests: v.optional(v.nullable(v.strictObject({ before: testFigures, after: testFigures })), null),
})

/** The report of a run. */
export type RunReport = v.InferOutput<typeof reportSchema>

/** Earlier runs say nothing of vectors. */
const json = v.pipe(
  v.string(),
  v.parseJson(),
  v.strictObject({ ...reportSchema.entries, embedded: v.optional(count, 0) }),
)

/** Reads the report that is kept; null: there was no run. */
export const readReport = (text: string | null): RunReport | null =>
  text === null ? null : v.parse(json, text)
