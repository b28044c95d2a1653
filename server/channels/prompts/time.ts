import * as v from 'valibot'
import type { PromptRow } from '../prompt-parts/prompt-row.js'
import { typed } from '../prompt-parts/typed.js'

/** A time of day. */
export const time = {
  ...typed,
  record: v.strictObject({
    kind: v.literal('time'),
    min: v.pipe(v.string(), v.description('`HH:MM`, or blank. The answer is written so, too.')),
    max: v.pipe(v.string(), v.description('`HH:MM`, or blank.')),
    step: v.pipe(v.number(), v.description('In minutes.')),
  }),
  inWords: ({ min, max }, { hints }) =>
    min === '' && max === '' ? hints.time('17:30') : hints.times(min || '00:00', max || '23:59'),
} as const satisfies PromptRow<'time'>
