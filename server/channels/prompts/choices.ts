import * as v from 'valibot'
import { inLines, numbered } from '../prompt-parts/in-lines.js'
import { picked } from '../prompt-parts/picked.js'
import type { PromptRow } from '../prompt-parts/prompt-row.js'
import { heardToo, list, option } from '../prompt-parts/records.js'

/** One of several options. */
export const choices = {
  ...picked,
  record: v.strictObject({ kind: v.literal('choices'), options: list(option), listens: heardToo }),
  inWords: ({ options }, { hints }) => inLines(numbered(options), hints.number),
} as const satisfies PromptRow<'choices'>
