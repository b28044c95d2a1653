import * as v from 'valibot'
import { inLines, numbered } from '../prompt-parts/in-lines.js'
import { picked } from '../prompt-parts/picked.js'
import type { PromptRow } from '../prompt-parts/prompt-row.js'
import { address, heardToo, list, option } from '../prompt-parts/records.js'

/** One of several options with a picture each. */
export const imageChoices = {
  ...picked,
  record: v.strictObject({
    kind: v.literal('image-choices'),
    options: list(v.strictObject({ ...option.entries, src: address })),
    listens: heardToo,
  }),
  inWords({ options }, { hints }) {
    const named = options.map(({ id, label, src }) => ({ id, label: label.trim() || src }))
    return inLines(numbered(named), hints.number)
  },
  // The number stands below the picture.
  numbered: 'always',
  pictures: ({ options }) =>
    options.map(({ label, src }, index) => ({ src, label: `${index + 1}. ${label}` })),
  placed: (prompt, whole) => ({
    ...prompt,
    options: prompt.options.map(option => ({ ...option, src: whole(option.src) })),
  }),
} as const satisfies PromptRow<'image-choices'>
