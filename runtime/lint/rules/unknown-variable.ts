import { placeholderParts } from '../../session/placeholder-parts.js'
import type { LintedField } from '../fields-in.js'
import { createGuess, suggest } from '../guess.js'
import type { LintedNode } from '../linted-bot.js'
import type { Mend } from '../mend.js'
import { withMend, writeInstead } from '../mends.js'
import { isSet } from '../names-set.js'
import { bareName, namesUsed } from '../names-used.js'
import type { Rule } from '../rule.js'

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
        for (const name of new Set(namesUsed(field.value, field.form))) {
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

/** The field with another name in the placeholder's place. */
function renamed(
  name: string,
  near: string,
  field: LintedField,
  node: LintedNode,
): Mend | undefined {
  if (typeof field.value !== 'string') return undefined
  const isBare = bareName(field.value, field.form) === name
  const text = field.value.replace(/\{([^{}]+)\}/g, (whole, each: string) => {
    const { path, whenBlank } = placeholderParts(each)
    return path === name
      ? `{${[near, whenBlank].filter(part => part !== undefined).join('|')}}`
      : whole
  })
  return writeInstead(isBare ? near : text, field, node, near)
}
