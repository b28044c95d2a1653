import * as v from 'valibot'
import type { Value } from '../../runtime/index.js'
import { asText } from '../../runtime/session/values.js'
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

/** Looks a name up in answers, then variables, then the visitor's fields (decision 15); undefined when unknown. */
export function lookUp(name: string, { answers, variables, visitor }: GivenValues): string | undefined {
  const owner = [answers, variables, visitor].find(values => Object.hasOwn(values, name))
  return owner && asText(owner[name])
}

function isNoList(value: unknown): boolean {
  return !Array.isArray(value)
}
