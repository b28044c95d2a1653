import { countsBeside } from '../../node/field-form.js'
import { createGuess, suggest } from '../guess.js'
import { withMend, writeInstead } from '../mends.js'
import type { Rule } from '../rule.js'

export const stepNotThere: Rule = {
  id: 'step-not-there',
  severity: 'warning',
  title: 'A field that names a step that does not exist',
  explanation: 'What the field is for never happens, because the flow has no such step.',
  remedy: 'Name a step of this flow.',
  *check({ nodes, flow }) {
    const guess = createGuess()
    for (const node of nodes)
      for (const field of node.fields) {
        const { form, path, beside } = field
        if (form.kind !== 'node' || path === node.form?.jumpsTo) continue
        if (!countsBeside(form, beside)) continue
        const value = typeof field.value === 'string' ? field.value.trim() : ''
        if (flow.nodes.has(value)) continue
        const near = guess(value, flow.nodes.keys())
        yield {
          nodeId: node.id,
          field: path,
          message:
            value === ''
              ? `"${form.title}" names no step.`
              : `"${form.title}" names "${value}", and there is no such step.`,
          remedy: suggest(near, stepNotThere.remedy),
          ...withMend(writeInstead(near, field, node)),
        }
      }
  },
}
