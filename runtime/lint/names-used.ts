import type { AnyFieldForm, TextForm } from '../node/field-form.js'
import { isNameLike, placeholdersIn } from './names-set.js'
import { takesPlaceholders } from './takes-placeholders.js'

/** Words that stand for themselves in logic. */
const constants = /^(?:true|false|yes|no|null|today)$/i

/** The variables that a field's value uses, each as it is named there: a path into one stays whole. */
export function namesUsed(value: unknown, form: AnyFieldForm | TextForm): string[] {
  if (!takesPlaceholders(form)) return []
  if (typeof value !== 'string')
    return form.kind === 'json' ? textsIn(value).flatMap(placeholdersIn) : []
  const bare = bareName(value, form)
  return bare === undefined ? placeholdersIn(value) : [bare]
}

/** The name that a value is as a whole, without braces: where things are compared or reckoned with, a word is meant as one. */
export function bareName(value: string, form: AnyFieldForm | TextForm): string | undefined {
  if (!('takesNames' in form) || form.takesNames !== true) return undefined
  const word = value.trim()
  return isNameLike(word) && !constants.test(word) ? word : undefined
}

/** The texts in JSON of any shape, without recursion: it may be nested deeply. */
function textsIn(json: unknown): string[] {
  const texts: string[] = []
  const left = [json]
  while (left.length > 0) {
    const value = left.pop()
    if (typeof value === 'string') texts.push(value)
    else if (typeof value === 'object' && value !== null)
      for (const each of Object.values(value)) left.push(each)
  }
  return texts
}
