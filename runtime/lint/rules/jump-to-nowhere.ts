import { createGuess, suggest } from '../guess.js'
import { withMend, writeInstead } from '../mends.js'
import type { Rule } from '../rule.js'

export const jumpToNowhere: Rule = {
  id: 'jump-to-nowhere',
  severity: 'error',
  title: 'A jump to a step that is not there',
  explanation:
    'The conversation ends at this node, because there is no node to go on at (decision 13).',
  remedy: 'Name a step of this flow.',
  *check({ nodes, flow }) {
    const guess = createGuess()
    for (const node of nodes)
      for (const field of node.fields) {
        const { value, path } = field
        if (path !== node.form?.jumpsTo || flow.nodes.has(String(value))) continue
        const near = guess(String(value), flow.nodes.keys())
        const isBlank = String(value).trim() === ''
        yield {
          nodeId: node.id,
          field: path,
          message: isBlank
            ? 'The jump names no node.'
            : `The jump leads to "${value}", and there is no such step.`,
          remedy: suggest(near, jumpToNowhere.remedy),
          ...withMend(writeInstead(near, field, node)),
        }
      }
  },
}
