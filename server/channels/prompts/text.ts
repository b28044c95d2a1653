import * as v from 'valibot'
import type { PromptOf } from '../../../runtime/node/prompt.js'
import { wordsOf } from '../incoming.js'
import { handedIn, sizeInWords } from '../prompt-parts/files.js'
import { inLines, numbered } from '../prompt-parts/in-lines.js'
import { idIn, onlyOne } from '../prompt-parts/picked.js'
import type { PromptRow } from '../prompt-parts/prompt-row.js'
import { list, option } from '../prompt-parts/records.js'
import { typed } from '../prompt-parts/typed.js'

/** One that leads elsewhere says nothing. */
const said = ({ suggestions = [] }: PromptOf['text']) =>
  suggestions.filter(({ link }) => link === '')

/** A text, one of what is suggested, or a file where one may be handed in. */
export const text = {
  ...typed,
  record: v.strictObject({
    kind: v.literal('text'),
    input: v.picklist(['text', 'name', 'email', 'number', 'url', 'tel']),
    maxBytes: v.optional(
      v.pipe(v.number(), v.description('A file of up to so many bytes is an answer too.')),
    ),
    suggestions: v.optional(
      v.pipe(
        list(
          v.strictObject({
            ...option.entries,
            link: v.pipe(v.string(), v.description('Opened instead; blank where there is none.')),
          }),
        ),
        v.description('What can be said in these words.'),
      ),
    ),
  }),
  inWords(prompt, { hints, locale }) {
    const { input, maxBytes } = prompt
    return inLines(
      numbered(said(prompt)),
      hints.inputs[input],
      maxBytes === undefined ? '' : hints.orFile(sizeInWords(maxBytes, locale)),
    )
  },
  isSaid: prompt => prompt.maxBytes === undefined && said(prompt).length === 0,
  options: said,
  pressable: said,
  numbered: 'unpressed',
  idOf: (prompt, pressed) => idIn(said(prompt), pressed),
  answerOf(ids) {
    const id = onlyOne(ids)
    return id === undefined ? undefined : { pick: id }
  },
  readFile: ({ maxBytes }, file) => (maxBytes === undefined ? undefined : handedIn(file)),
  // No place is an address for mails.
  readPlace: ({ input }, place) => (input === 'text' ? wordsOf(place) : undefined),
} as const satisfies PromptRow<'text'>
