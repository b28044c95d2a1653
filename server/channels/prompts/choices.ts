import * as v from 'valibot'
import { inLines, numbered } from './parts/in-lines.js'
import { picked } from './parts/picked.js'
import type { PromptRow } from './parts/prompt-row.js'
import { list, option } from './parts/records.js'

/** One of several options. */
export const choices = {
  ...picked,
  record: v.strictObject({ kind: v.literal('choices'), options: list(option) }),
  inWords: ({ options }, { hints }) => inLines(numbered(options), hints.number),
} as const satisfies PromptRow<'choices'>
