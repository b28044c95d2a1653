import * as v from 'valibot'
import { ApiError } from '../../../base/errors.js'

/** Named fields of a call, each with its schema; a field that is not named is refused. */
export type Fields = v.StrictObjectSchema<v.ObjectEntries, undefined>

/** No fields at all. */
export const nothing = v.strictObject({})

/** Checks a value against a schema; throws REQUEST_VALIDATION_FAILED with the path to each fault. */
export function check<Schema extends v.GenericSchema>(
  value: unknown,
  schema: Schema,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, value)
  if (result.success) return result.output
  const details = result.issues.flatMap(detailsOf).slice(0, most)
  throw new ApiError('REQUEST_VALIDATION_FAILED', { details })
}

const most = 100

function detailsOf(issue: v.BaseIssue<unknown>): { path: string; message: string }[] {
  return [{ path: v.getDotPath(issue) ?? '', message: messageOf(issue) }]
}

function messageOf({ kind, expected, received, message }: v.BaseIssue<unknown>): string {
  if (expected === 'never') return 'Unknown field'
  if (received === 'undefined') return 'Required'
  // Whoever wrote a check has said in words what is expected; the library says `Invalid …`.
  if (kind === 'validation' && !message.startsWith('Invalid ')) return message
  return `Expected ${expected ?? 'another value'}`
}
