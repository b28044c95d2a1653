import * as v from 'valibot'
import type { PromptOf } from '../../../runtime/node/prompt.js'
import { levels, levelsBetween } from '../prompt-parts/levels.js'
import type { PromptRow } from '../prompt-parts/prompt-row.js'

/** A number between two ends that have names. */
export const scale = {
  ...levels(({ from, to, fromLabel, toLabel }: PromptOf['scale']) =>
    levelsBetween(from, to, { [from]: fromLabel, [to]: toLabel }),
  ),
  record: v.strictObject({
    kind: v.literal('scale'),
    from: v.number(),
    to: v.number(),
    fromLabel: v.string(),
    toLabel: v.string(),
  }),
  inWords: ({ from, to, fromLabel, toLabel }, { hints }) =>
    hints.between(end(from, fromLabel), end(to, toLabel)),
} as const satisfies PromptRow<'scale'>

const end = (level: number, label: string) =>
  label.trim() === '' ? String(level) : `${level} (${label.trim()})`
