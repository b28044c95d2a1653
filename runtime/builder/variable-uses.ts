import { isNameLike } from '../lint/names-set.js'
import { bareName, namesUsed } from '../lint/names-used.js'
import { takesPlaceholders } from '../lint/takes-placeholders.js'
import type { AnyFieldForm, TextForm } from '../node/field-form.js'
import { withPlainSpaces } from '../session/placeholder-parts.js'

const placeholder = /\{([^{}]+)\}/g

/** The variables that a value of a field uses; of a path into one, the variable's own name. */
export const namesUsedIn = (value: unknown, form: AnyFieldForm | TextForm): string[] => [
  ...new Set(namesUsed(value, form).map(rootOf)),
]

/** The value with another name for a variable. */
export function withOtherName(
  value: unknown,
  form: AnyFieldForm | TextForm,
  from: string,
  to: string,
): unknown {
  const other = (path: string) => {
    const plain = withPlainSpaces(path)
    return rootOf(plain) === from ? plain.replace(from, () => to) : path
  }
  return eachText(value, text =>
    bareName(text, form) !== undefined || isWholeName(text, form, from)
      ? other(text)
      : text.replace(placeholder, (_, inner: string) => `{${other(inner)}}`),
  )
}

/** Does the value of a field use the variable, whatever stands in its name? */
export const usesName = (value: unknown, form: AnyFieldForm | TextForm, name: string): boolean =>
  takesPlaceholders(form) &&
  JSON.stringify(withOtherName(value, form, name, `${name} `)) !== JSON.stringify(value)

/** A name of several words is one where it stands alone. */
const isWholeName = (text: string, form: AnyFieldForm | TextForm, name: string) =>
  'takesNames' in form && form.takesNames === true && !isNameLike(name) && text.trim() === name

/** Also of what has a default behind it. */
const rootOf = (path: string) => path.split(/[.[|]/)[0]?.trim() ?? ''

/** The same value with each of its texts as `change` gives it. JSON may be nested, but no deeper than a draft takes. */
function eachText(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value)
  if (Array.isArray(value)) return value.map(each => eachText(each, change))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, eachText(each, change)]),
  )
}
