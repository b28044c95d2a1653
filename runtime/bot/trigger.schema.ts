import * as v from 'valibot'
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

/** Reads the triggers of a bot file. */
export function readTriggers(triggers: readonly unknown[]): Trigger[] {
  return triggers.map(trigger => v.parse(triggerSchema, trigger))
}
