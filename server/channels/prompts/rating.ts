import * as v from 'valibot'
import type { PromptOf } from '../../../runtime/node/prompt.js'
import { levels, levelsBetween } from '../prompt-parts/levels.js'
import type { PromptRow } from '../prompt-parts/prompt-row.js'

/** A number of stars, of smileys, or a number itself. */
export const rating = {
  ...levels(({ max }: PromptOf['rating']) => levelsBetween(1, max)),
  record: v.strictObject({
    kind: v.literal('rating'),
    look: v.picklist(['number', 'star', 'smiley']),
    max: v.pipe(v.number(), v.description('From 1 to this number.')),
  }),
  inWords: ({ max }, { hints }) => hints.between('1', String(max)),
} as const satisfies PromptRow<'rating'>
