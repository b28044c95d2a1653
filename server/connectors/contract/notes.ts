import * as v from 'valibot'
import type { InputForm } from './action.js'
import { perhaps } from './inputs.js'

/** What a note says, as a step is asked for it. */
export const noteText = {
  title: 'Note',
  help: 'What the note says. It may hold {placeholders}.',
  kind: 'long-text',
  example: 'Asked for {order} in the chat',
} as const satisfies InputForm

/** What a note is headed by, where nobody has said that. */
export const usualTitle = 'Chat'

/** Which kind of record a note is added to; where nobody has said that, the first of these. */
export const noteOf = <const Kinds extends readonly [string, ...string[]]>(kinds: Kinds) =>
  v.pipe(
    perhaps,
    v.transform(text => text || kinds[0]),
    v.picklist(kinds),
  )
