import * as v from 'valibot'
import type { ContentRow } from '../content-parts/content-row.js'
import { fromText } from '../content-parts/from-html.js'
import { said } from '../content-parts/said.js'

/** Words, or an approved message in their place. */
export const text = {
  ...said,
  record: v.strictObject({
    kind: v.literal('text'),
    text: v.pipe(v.string(), v.description('Without HTML.')),
    html: v.pipe(v.string(), v.description('As the bot has it. Sanitise it before you show it.')),
  }),
  open: content => ({ kind: 'text', text: fromText(content, {}), html: content.html }),
  inWords: fromText,
  lack: ({ approved, html }, { title, sendsApproved }) =>
    approved && html === '' && !sendsApproved
      ? {
          message: `${title} has no approved messages: people are told nothing here.`,
          remedy: 'Write in the step, under Text elsewhere, what is said in their place.',
        }
      : undefined,
} as const satisfies ContentRow<'text'>
