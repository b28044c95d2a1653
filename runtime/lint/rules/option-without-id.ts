import { isRecord } from '../../bot/fields.js'
import { isPlain } from '../../bot/find-edge.js'
import { handleOf } from '../../node/exit-forms.js'
import { stripHtml } from '../../session/html-text.js'
import type { LintedField } from '../fields-in.js'
import type { LintedNode } from '../linted-bot.js'
import type { Mend } from '../mend.js'
import { valueAt, withMend } from '../mends.js'
import { quote } from '../quote.js'
import type { Rule } from '../rule.js'

export const optionWithoutId: Rule = {
  id: 'option-without-id',
  severity: 'warning',
  title: 'An option without an id',
  explanation:
    'Other options of the node have ways on of their own. This one has no id, so no edge can begin at it: it goes on by the plain edge, and without one the conversation ends.',
  remedy: 'Give the option an id that no other option of the step has.',
  *check({ nodes }) {
    for (const node of nodes) {
      if (node.edges.every(isPlain)) continue
      for (const field of node.fields)
        if (isNameless(field, node))
          yield {
            nodeId: node.id,
            field: [...field.steps.slice(0, -1), 'id'].join('.'),
            message: `The option ${quote(stripHtml(String(field.value)))} has no id.`,
            ...withMend(named(field, node)),
          }
    }
  },
}

/** The label of an option in a list whose entries have exits by their ids. */
function isNameless({ form, path, value, beside }: LintedField, node: LintedNode): boolean {
  const isLabel = form.kind === 'words' && form.option !== undefined && beside.id === ''
  return (
    isLabel &&
    stripHtml(String(value)) !== '' &&
    handleOf(path, node.form?.exits ?? []) !== undefined
  )
}

function named({ steps, value }: LintedField, { id, written }: LintedNode): Mend | undefined {
  const list = valueAt(written, steps.slice(0, -2))
  if (!Array.isArray(list) || !isRecord(valueAt(written, steps.slice(0, -1)))) return undefined
  const taken = new Set(list.map(entry => (isRecord(entry) ? String(entry.id) : '')))
  const free = idFor(stripHtml(String(value)), taken)
  const path = [...steps.slice(0, -1), 'id']
  return {
    title: `Give it the id "${free}"`,
    changes: [{ op: 'set', nodeId: id, path, value: free }],
  }
}

/** A short name made of the label: `plum-cake` of `Plum cake`. Numbers alone would be taken for a place. */
function idFor(label: string, taken: ReadonlySet<string>): string {
  const words = label.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  const name = [...words.join('-')].slice(0, 30).join('')
  const wanted = /\p{L}/u.test(name) ? name : `option-${name || 1}`
  let id = wanted
  for (let count = 2; taken.has(id); count++) id = `${wanted}-${count}`
  return id
}
