import { isRecord } from '../../../runtime/bot/fields.js'
import { rootOf } from '../../../runtime/session/path.js'
import type { Identity } from '../../platform/sessions/identity.js'
import type { GivenValues } from '../step-values.js'

/** The name under which steps find who the visitor is. */
const name = 'identity'

/**
 * The values of a step with the server's own word on who the visitor is (decision 88). What the browser sends under that
 * name as an object is a claim, and marked as not verified; a text is the bot's own variable.
 */
export function vouch<Values extends GivenValues>(
  values: Values,
  identity: Identity | undefined,
): Values {
  const { answers, variables, visitor, values: named } = values
  const given = named?.[name] ?? variables[name]
  const claim =
    isRecord(given) && Object.keys(given).length > 0 ? { ...given, verified: false } : undefined
  const word = identity ? { ...identity } : claim
  const own = word && { [name]: word }
  return {
    ...values,
    answers: without(answers),
    visitor: without(visitor),
    variables: { ...without(variables), ...own },
    ...(named && { values: { ...without(named), ...own } }),
  }
}

/** Leaves out claims, also those under a path such as `identity.verified` that is written as one name. */
function without<Value>(part: Readonly<Record<string, Value>>): Record<string, Value> {
  return Object.fromEntries(
    Object.entries(part).filter(
      ([key, value]) => rootOf(key) !== name || (key === name && !isRecord(value)),
    ),
  )
}
