import * as v from 'valibot'
import type { PromptRow } from '../prompt-parts/prompt-row.js'
import { typed } from '../prompt-parts/typed.js'

/** A place: where the person is, or an address. */
export const location = {
  ...typed,
  record: v.strictObject({ kind: v.literal('location') }),
  inWords: (_, { hints }) => hints.location,
  readPlace: (_, { latitude, longitude }) => ({ latitude, longitude }),
  asksPlace: true,
  above: ({ location }) => location,
  lack: (_, { title, isPressed }) =>
    isPressed
      ? undefined
      : {
          message: `${title} cannot ask for a place: people write an address.`,
          remedy: 'Say in the question what they should write.',
        },
} as const satisfies PromptRow<'location'>
