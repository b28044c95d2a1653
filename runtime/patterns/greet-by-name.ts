import { botTextWriter } from '../node/bot-texts.js'
import type { Content } from '../node/content.js'
import type { Env } from '../node/env.js'
import type { Lookup } from '../session/placeholders.js'
import { ownOr } from './error-texts.js'
import { sayText } from './say.js'

/**
 * A greeting, or the default, whose {name} is the name just given, whatever else is stored under that name (decision
 * 104).
 */
export function greetByName(
  greeting: string,
  name: string,
  { variables, env }: { readonly variables: Lookup; readonly env: Env },
): Content[] {
  return sayText(ownOr(greeting, botTextWriter(env)('Nice to meet you, {name}')), {
    ...variables,
    get: variable => (variable === 'name' ? name : variables.get(variable)),
  })
}
