import * as v from 'valibot'
import type { Value } from '../../runtime/index.js'
import { readPath } from '../../runtime/session/path.js'
import type { StepValuesBody } from '../../wire/bodies.js'

/** Anything that came out of a JSON text. */
const json = v.custom<Value>(value => value !== undefined)

const named = v.optional(v.pipe(v.unknown(), v.check(isNoList), v.record(v.string(), json)), {})

/** What a browser sends with a step: what the visitor has said so far, never an address or a key (decision 27). */
export const stepValuesSchema = v.pipe(
  v.unknown(),
  v.check(isNoList),
  v.object({ answers: named, variables: named, visitor: named }),
) satisfies v.GenericSchema<unknown, StepValuesBody>

/** The values of one step. */
export type GivenValues = v.InferOutput<typeof stepValuesSchema>

/**
 * Looks a name up in answers, then variables, then the visitor's fields (decision 15); a name such as `order.items[0]`
 * reaches inside (decision 65). Undefined when unknown.
 */
export function lookUp(name: string, { answers, variables, visitor }: GivenValues): Value | undefined {
  const places = [answers, variables, visitor]
  const owner = places.find(values => Object.hasOwn(values, name))
  if (owner) return owner[name]
  const root = /^[^.[\]]+/.exec(name)?.[0].trim() ?? ''
  const whole = places.find(values => Object.hasOwn(values, root))
  return whole && readPath(whole, name)
}

function isNoList(value: unknown): boolean {
  return !Array.isArray(value)
}
