import * as v from 'valibot'
import { findOption } from '../../../runtime/patterns/choice.js'
import { inLines, numbered } from '../prompt-parts/in-lines.js'
import { picked } from '../prompt-parts/picked.js'
import type { PromptRow } from '../prompt-parts/prompt-row.js'
import { list, option } from '../prompt-parts/records.js'

/** Several of several options. */
export const checks = {
  ...picked,
  record: v.strictObject({
    kind: v.literal('checks'),
    options: v.pipe(list(option), v.description('Several can be picked.')),
  }),
  inWords: ({ options }, { hints }) => inLines(numbered(options), hints.numbers),
  /** One option, or several in lines or with commas between them. */
  readText({ options }, text) {
    const written = text.trim()
    if (findOption(options, written)) return [written]
    return written
      .split(/[,;\n、،，；]/)
      .map(part => part.trim())
      .filter(part => part !== '')
  },
  numbered: 'always',
  isTicked: true,
  answerOf: ids => ids,
  above: ({ ticks }) => ticks,
} as const satisfies PromptRow<'checks'>
