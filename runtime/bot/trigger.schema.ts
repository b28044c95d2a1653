import * as v from 'valibot'
import { plainly } from '../validate/as-typed.js'
import { asText, fields, list, oneOf, read, text } from './fields.js'

/** When a chat can open by itself; `never` is what is not known. */
export const triggerKinds = ['never', 'time', 'scroll', 'exit', 'page', 'address'] as const

/** A number from 0; numeric texts are read too. */
const amount = (fallback: number) =>
  read(
    input => {
      const number = Number.parseFloat(asText(input) ?? '')
      return number >= 0 && number < 1e9 ? number : fallback
    },
    v.number(),
    fallback,
  )

/** A condition on which the chat opens by itself (decision 89). */
export const triggerSchema = fields({
  on: oneOf(triggerKinds, 'never'),
  seconds: amount(10),
  percent: amount(50),
  pages: list(text()),
  once: oneOf(['visit', 'visitor'], 'visit'),
})

/** A trigger as it is read. */
export type Trigger = v.InferOutput<typeof triggerSchema>

/** Words with which a conversation over a channel begins elsewhere: at this step (decision 328). */
export const wordTriggerSchema = fields({
  on: oneOf(['words'], 'words'),
  words: list(text()),
  nodeId: text(),
})

/** Is it one on words? Those are no page's business. */
export const isOnWords = (trigger: unknown): boolean =>
  typeof trigger === 'object' && trigger !== null && 'on' in trigger && trigger.on === 'words'

/** Reads the triggers of a bot file that open a chat on a page. */
export function readTriggers(triggers: readonly unknown[]): Trigger[] {
  return triggers
    .filter(trigger => !isOnWords(trigger))
    .map(trigger => v.parse(triggerSchema, trigger))
}

/** The steps at which conversations begin with some words. */
export const stepsOfWords = (triggers: readonly unknown[]): readonly string[] =>
  triggers.filter(isOnWords).map(trigger => v.parse(wordTriggerSchema, trigger).nodeId)

/** The step at which what a person wrote first begins: that of the first trigger one of whose words stands in it. */
export function stepForWords(triggers: readonly unknown[], written: string): string | undefined {
  const apart = (given: string) =>
    ` ${plainly(given)
      .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
      .trim()} `
  const said = apart(written.slice(0, longestWords))
  return triggers
    .filter(isOnWords)
    .map(trigger => v.parse(wordTriggerSchema, trigger))
    .find(({ words }) => words.map(apart).some(word => word.trim() !== '' && said.includes(word)))
    ?.nodeId
}

/** Of what somebody wrote, in letters: whoever wants something says so at once. */
const longestWords = 2000
