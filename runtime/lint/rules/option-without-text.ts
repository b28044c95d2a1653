import { handleOf } from '../../node/exit-forms.js'
import { stripHtml } from '../../session/html-text.js'
import type { LintedField } from '../fields-in.js'
import type { LintedNode } from '../linted-bot.js'
import type { Mend } from '../mend.js'
import { valueAt, withMend } from '../mends.js'
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
        if (optionOf(field) && stripHtml(String(field.value)) === '' && isWanted(field, node))
          yield {
            nodeId: node.id,
            field: field.path,
            message: 'The option has no text and is not offered.',
            ...withMend(takeOut(field, node)),
          }
  },
}

const optionOf = ({ form }: LintedField) => (form.kind === 'words' ? form.option : undefined)

function isWanted(field: LintedField, node: LintedNode): boolean {
  if (isLeftOut(field, node)) return false
  return optionOf(field) === 'always' || hasEdge(field, node)
}

function isLeftOut({ name, beside }: LintedField, { form }: LintedNode): boolean {
  return Object.entries(form?.fields ?? {}).some(
    ([switchName, each]) =>
      each.kind === 'switch' && each.leavesOut === name && beside[switchName] === true,
  )
}

/** Does an edge begin at the exit that has its name from this field? */
function hasEdge({ path }: LintedField, { form, definition, data, edges }: LintedNode): boolean {
  const handle = form && handleOf(path, form.exits)
  if (handle === undefined || !definition) return false
  const carried = new Set(edges.map(({ sourceHandle }) => sourceHandle ?? ''))
  // A definition's own schema makes the data that its functions take.
  return definition.edgeNames(handle, data as never, carried).some(name => carried.has(name))
}

/** An entry of a list can be taken out; a slot of its own cannot. */
function takeOut({ steps }: LintedField, { id, written }: LintedNode): Mend | undefined {
  const path = steps.slice(0, -1)
  const isEntry =
    path.length > 1 &&
    Array.isArray(valueAt(written, path.slice(0, -1))) &&
    valueAt(written, path) !== undefined
  return isEntry
    ? { title: 'Remove the option', changes: [{ op: 'take', nodeId: id, path }] }
    : undefined
}
