import * as v from 'valibot'
import { asText, fields, isRecord, read, text } from '../../bot/fields.js'
import { number } from '../../patterns/value-fields.js'

/** Texts by names: a number or a switch is read as text, and what is none of these is left out. */
const texts = () => read(readTexts, v.record(v.string(), v.string()), {})

/** Which sub-flow is played, in which version, what it is given, and where what it gives back is kept (decision 130). */
export const subFlowSchema = fields({
  subFlowId: text(),
  version: number(),
  inputs: texts(),
  outputs: texts(),
})

function readTexts(input: unknown): Record<string, string> {
  if (!isRecord(input)) return {}
  return Object.fromEntries(
    Object.entries(input).flatMap(([name, value]) => {
      const written = typeof value === 'boolean' ? String(value) : asText(value)
      return written === undefined ? [] : [[name, written]]
    }),
  )
}
