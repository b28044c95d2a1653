import * as v from 'valibot'
import { wordsOf } from '../incoming.js'
import { handedIn, sizeInWords } from '../prompt-parts/files.js'
import { inLines } from '../prompt-parts/in-lines.js'
import type { PromptRow } from '../prompt-parts/prompt-row.js'
import { typed } from '../prompt-parts/typed.js'

/** A text, or a file where one may be handed in. */
export const text = {
  ...typed,
  record: v.strictObject({
    kind: v.literal('text'),
    input: v.picklist(['text', 'name', 'email', 'number', 'url', 'tel']),
    maxBytes: v.optional(
      v.pipe(v.number(), v.description('A file of up to so many bytes is an answer too.')),
    ),
  }),
  inWords({ input, maxBytes }, { hints, locale }) {
    const asked = hints.inputs[input]
    return maxBytes === undefined
      ? asked
      : inLines(asked, hints.orFile(sizeInWords(maxBytes, locale)))
  },
  isSaid: ({ maxBytes }) => maxBytes === undefined,
  readFile: ({ maxBytes }, file) => (maxBytes === undefined ? undefined : handedIn(file)),
  // No place is an address for mails.
  readPlace: ({ input }, place) => (input === 'text' ? wordsOf(place) : undefined),
} as const satisfies PromptRow<'text'>
