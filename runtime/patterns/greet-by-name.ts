import type { Content } from '../node/content.js'
import type { Variables } from '../session/variables.js'
import { textOr } from './error-texts.js'
import { sayText } from './say.js'

/** A greeting with its default (document 1, section 4). */
export const greetingText = textOr('Nice to meet you, {name}')

/** A greeting whose {name} is the name just given, whatever else is stored under that name (document 1, section 4). */
export function greetByName(greeting: string, name: string, variables: Variables): Content[] {
  return sayText(greeting, {
    get: variable => (variable === 'name' ? name : variables.get(variable)),
    values: () => variables.values(),
    transcript: variables.transcript,
  })
}
