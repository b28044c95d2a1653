import type { Rule } from '../rule.js'

export const unreachableNode: Rule = {
  id: 'unreachable-node',
  severity: 'warning',
  title: 'A step that nobody reaches',
  explanation:
    'No way and no jump leads to the step from the start of the flow, so no visitor ever sees it.',
  remedy: 'Draw a way to the step, or remove it.',
  *check({ nodes, reached }) {
    for (const { id } of nodes)
      if (!reached.has(id))
        yield {
          nodeId: id,
          field: 'id',
          message: 'No way leads here from the start.',
          mend: { title: 'Remove the step', changes: [{ op: 'remove', nodeId: id }] },
        }
  },
}
