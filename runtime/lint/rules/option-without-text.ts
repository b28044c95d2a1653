import { stripHtml } from '../../session/html-text.js'
import type { LintedField } from '../fields-in.js'
import type { LintedNode } from '../linted-bot.js'
import type { Rule } from '../rule.js'

export const optionWithoutText: Rule = {
  id: 'option-without-text',
  severity: 'warning',
  title: 'An option without a text',
  explanation:
    'An option whose text is blank is not offered, so its way on is never taken. The last slots of a node with fixed slots may be blank, as long as no edge begins at them.',
  remedy: 'Give the option a text, or remove it.',
  *check({ nodes }) {
    for (const node of nodes)
      for (const field of node.fields)
        if (isLabel(field) && stripHtml(String(field.value)) === '' && isWanted(field, node))
          yield { nodeId: node.id, field: field.path, message: 'The option has no text and is not offered.' }
  },
}

const slot = /^(?:option|choiceText)(\d)$/

/** The label of an option, in a list or in a slot of its own. */
function isLabel({ form, name, path }: LintedField): boolean {
  return (
    form.kind === 'words' &&
    (slot.test(path) || (path.includes('.') && /^(?:optionText|choiceText|label)$/.test(name)))
  )
}

/** The first two slots are always wanted, a later one where an edge begins at it. */
function isWanted({ path, beside }: LintedField, { edges, type }: LintedNode): boolean {
  const number = Number(slot.exec(path)?.[1])
  if (!number) return true
  if (beside[`disableOption${number}`] === true || (number === 2 && beside.disableSecondChoice === true))
    return false
  const handles = new Set(edges.map(({ sourceHandle }) => sourceHandle))
  const handle = `source-${handles.has('source-0') ? number - 1 : number}`
  return number < 3 || type === 'three-choices' || (type !== 'quiz' && handles.has(handle))
}
