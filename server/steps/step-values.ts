import type { StepValuesBody } from '@talkgraph/wire/bodies'
import * as v from 'valibot'
import type { Value } from '../../runtime/index.js'
import { findValue } from '../../runtime/session/placeholders.js'

/** Anything that came out of a JSON text. */
const json = v.custom<Value>(value => value !== undefined)

const given = v.pipe(v.unknown(), v.check(isNoList), v.record(v.string(), json))
const named = v.optional(given, {})

/** What is no tag of a language is none: the bot's own is spoken. */
const locale = v.fallback(v.optional(v.pipe(v.string(), v.maxLength(100))), undefined)

/** What a browser sends with a step: what the visitor has said so far, never an address or a key (decision 27). */
export const stepValuesSchema = v.pipe(
  v.unknown(),
  v.check(isNoList),
  v.object({
    answers: named,
    variables: named,
    visitor: named,
    values: v.optional(given),
    locale,
    input: v.optional(json),
  }),
) satisfies v.GenericSchema<unknown, StepValuesBody>

/** The values of one step. */
export type GivenValues = v.InferOutput<typeof stepValuesSchema>

/**
 * What a name gives (decision 61); a name such as `order.items[0]` reaches inside (decision 65). Undefined when unknown.
 * Earlier widgets send no values, but parts in an order.
 */
export function lookUp(
  name: string,
  { answers, variables, visitor, values }: GivenValues,
): Value | undefined {
  const places = values ? [values] : [answers, variables, visitor]
  return findValue(name, { get: key => places.find(part => Object.hasOwn(part, key))?.[key] })
}

function isNoList(value: unknown): boolean {
  return !Array.isArray(value)
}
