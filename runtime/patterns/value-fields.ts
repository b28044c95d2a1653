import { asText, field } from '../bot/fields.js'
import { toNumber } from '../validate/compare-numbers.js'

// Fields of nodes that reckon. As in `runtime/bot/fields.ts`, what cannot be read is the default.

/** A value to compare, to calculate with or to store: a text; numbers and switches are read as text. */
export const operand = () => field(input => (typeof input === 'boolean' ? String(input) : asText(input)), '')

/** A number; numeric texts are read too. */
export const number = (fallback = 0) =>
  field(input => {
    if (typeof input === 'string') return toNumber(input)
    return typeof input === 'number' && Number.isFinite(input) ? input : undefined
  }, fallback)
