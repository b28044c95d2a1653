import * as v from 'valibot'
import { asText, read } from '../bot/fields.js'
import { toNumber } from '../validate/compare-numbers.js'

// Fields of nodes that reckon. As in `runtime/bot/fields.ts`, what cannot be read is the default.

/** A value to compare, to calculate with or to store: a text; numbers and switches are read as text. */
export const operand = () =>
  read(
    input => (typeof input === 'boolean' ? String(input) : (asText(input) ?? '')),
    v.string(),
    '',
  )

/** A number; numeric texts are read too. */
export const number = (fallback = 0) =>
  read(input => asNumber(input) ?? fallback, v.number(), fallback)

function asNumber(input: unknown): number | undefined {
  if (typeof input === 'string') return toNumber(input)
  return typeof input === 'number' && Number.isFinite(input) ? input : undefined
}
