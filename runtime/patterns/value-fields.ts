import * as v from 'valibot'
import { toNumber } from '../validate/compare-numbers.js'

// Fields of nodes that reckon. As in `runtime/bot/fields.ts`, what cannot be read is the default.

/** A value to compare, to calculate with or to store: a text; numbers and switches are read as text. */
export const operand = () =>
  v.fallback(v.optional(v.pipe(v.union([v.string(), v.number(), v.boolean()]), v.transform(String)), ''), '')

/** A number; numeric texts are read too. */
export const number = (fallback = 0) =>
  v.fallback(
    v.optional(
      v.union([
        v.pipe(v.number(), v.finite()),
        v.pipe(
          v.string(),
          v.transform(written => toNumber(written) ?? fallback),
        ),
      ]),
      fallback,
    ),
    fallback,
  )
