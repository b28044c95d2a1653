import * as v from 'valibot'
import type { PromptRow } from '../prompt-parts/prompt-row.js'
import { typed } from '../prompt-parts/typed.js'

/** A number on a slider. */
export const range = {
  ...typed,
  record: v.strictObject({ kind: v.literal('range'), min: v.number(), max: v.number() }),
  inWords: ({ min, max }, { hints }) => hints.between(String(min), String(max)),
  readText: (_, text) => text.trim(),
  lack: (_, { title }) => ({
    message: `${title} cannot draw a slider: people write the answer.`,
    remedy: 'Say in the question what they should write.',
  }),
} as const satisfies PromptRow<'range'>
