import { isRecord } from '../bot/fields.js'
import { partOf, putIn } from '../node/exit-forms.js'
import type { LintedNode } from './linted-bot.js'
import { quote } from './quote.js'

/** What people call an exit of a step: by its own label, else as the step's type has it; the handle where nothing is said. */
export function exitName({ form, data }: LintedNode, handle: string): string {
  for (const exit of form?.exits ?? []) {
    const part = partOf(exit, handle)
    if (part === undefined) continue
    const label = exit.label === undefined ? '' : textAt(data, putIn(part, exit.label))
    return quote(label || putIn(part, exit.each ?? exit.title))
  }
  return quote(handle)
}

/** A text by its path; an entry of a list is named by its id, else by its place. */
function textAt(data: unknown, path: string): string {
  const found = path.split('.').reduce<unknown>((value, name) => {
    if (Array.isArray(value))
      return value.find(entry => isRecord(entry) && entry.id === name) ?? value[Number(name)]
    return isRecord(value) ? value[name] : undefined
  }, data)
  return typeof found === 'string' ? found.trim() : ''
}
