import type { AnswerInput } from '../node/prompt.js'
import type { Value } from '../session/values.js'

/** An answer as it was understood; without a correction the visitor is just asked again (decision 105). */
export type Reading =
  | { readonly ok: true; readonly value: Value; readonly detail?: Value }
  | { readonly ok: false; readonly correction?: string }

type Fields = { readonly [name: string]: Value }

/** The fields of an answer that is an object; none where it is anything else. */
export function fieldsOf(answer: AnswerInput | undefined): Partial<Fields> {
  return isObject(answer) ? answer : {}
}

/** Is an answer an object that is no list? */
export function isObject(answer: AnswerInput | undefined): answer is Fields {
  return typeof answer === 'object' && answer !== null && !Array.isArray(answer)
}
