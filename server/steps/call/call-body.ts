import { isRecord } from '../../../runtime/bot/fields.js'
import type { Value } from '../../../runtime/index.js'
import type { CallRequest } from '../../../runtime/node/step-tools.js'
import { fillLeaves } from '../fill.js'
import type { GivenValues } from '../step-values.js'

/**
 * The JSON body of a call (decisions 107 and 48). A
 * configured body that is no object cannot hold the answers: it is then sent under `body`, beside them.
 */
export function callBody(request: CallRequest, values: GivenValues): string {
  const body = fillLeaves(readBody(request.body), values)
  if (!request.includeAnswerVariables) return JSON.stringify(body)
  const { identity } = values.variables
  return JSON.stringify({
    ...asObject(body),
    answers: withoutNulls(values.answers),
    // Only the server writes an object there.
    ...(isRecord(identity) && { identity }),
  })
}

function readBody(body: unknown): Value {
  if (typeof body !== 'string') return JSON.parse(JSON.stringify(body ?? {}))
  if (body.trim() === '') return {}
  try {
    return JSON.parse(body)
  } catch {
    return body
  }
}

function asObject(body: Value): { readonly [key: string]: Value } {
  return typeof body === 'object' && body !== null && !isList(body) ? body : { body }
}

function isList(value: Value): value is readonly Value[] {
  return Array.isArray(value)
}

function withoutNulls(answers: GivenValues['answers']): Record<string, Value> {
  return Object.fromEntries(Object.entries(answers).map(([name, value]) => [name, value ?? '']))
}
