import type { LintedField } from '../fields-in.js'
import { createGuess } from '../guess.js'
import type { LintedNode } from '../linted-bot.js'
import type { Mend } from '../mend.js'
import { withMend, writeInstead } from '../mends.js'
import { isNameLike, isSet, placeholdersIn } from '../names-set.js'
import type { Rule } from '../rule.js'
import { suggest } from '../suggest.js'
import { takesPlaceholders } from '../takes-placeholders.js'

/** Words that stand for themselves in logic. */
const constants = /^(?:true|false|yes|no|null)$/i

export const unknownVariable: Rule = {
  id: 'unknown-variable',
  severity: 'warning',
  title: 'A variable that nothing sets',
  explanation:
    'The text, condition or calculation uses a name under which no step of the flow stores anything. Visitors see the placeholder as it was typed, and comparisons never hold. A page may set the variable when it mounts the widget; then name it in the bot’s `variables`.',
  remedy:
    'Store a value under this name in a step of the flow, or name it in the bot’s `variables` if the page sets it.',
  *check({ nodes, names }) {
    const guess = createGuess()
    const meant = new Map<string, string | undefined>()
    for (const node of nodes)
      for (const field of node.fields)
        for (const name of new Set(namesIn(field))) {
          if (isSet(name, names)) continue
          const near = meant.has(name) ? meant.get(name) : guess(name, names.all)
          meant.set(name, near)
          yield {
            nodeId: node.id,
            field: field.path,
            message: `No step of the flow sets the variable "${name}".`,
            remedy: suggest(near, unknownVariable.remedy),
            ...withMend(near === undefined ? undefined : renamed(name, near, field, node)),
          }
        }
  },
}

function namesIn({ form, value }: LintedField): string[] {
  if (!takesPlaceholders(form)) return []
  if (typeof value !== 'string') return form.kind === 'json' ? textsIn(value).flatMap(placeholdersIn) : []
  const isOperand = form.kind === 'value' && value.trim() !== '' && !value.includes('{')
  return isOperand && isBareName(value.trim(), form) ? [value.trim()] : placeholdersIn(value)
}

/** A word without braces is meant as a name where a word of its own would make no sense. */
function isBareName(word: string, form: LintedField['form']): boolean {
  return 'takesNames' in form && form.takesNames === true && isNameLike(word) && !constants.test(word)
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

/** The field with another name in the placeholder's place. */
function renamed(name: string, near: string, field: LintedField, node: LintedNode): Mend | undefined {
  if (typeof field.value !== 'string') return undefined
  const isBare = field.value.trim() === name
  const text = field.value.replace(/\{([^{}]+)\}/g, (whole, each: string) =>
    each.trim() === name ? `{${near}}` : whole,
  )
  return writeInstead(isBare ? near : text, field, node, near)
}
