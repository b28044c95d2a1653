import * as v from 'valibot'
import type { PromptRow } from '../prompt-parts/prompt-row.js'
import { typed } from '../prompt-parts/typed.js'

/** Any day. */
export const date = {
  ...typed,
  record: v.strictObject({ kind: v.literal('date') }),
  inWords: (_, { hints }) => hints.date('2001-12-31'),
} as const satisfies PromptRow<'date'>
