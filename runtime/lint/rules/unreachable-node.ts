import type { Rule } from '../rule.js'

export const unreachableNode: Rule = {
  id: 'unreachable-node',
  severity: 'warning',
  title: 'A node that nobody reaches',
  explanation:
    'No edge and no jump leads to the node from the start of the flow, so no visitor ever sees it.',
  remedy: 'Draw an edge to the node, or remove it.',
  *check({ nodes, reached, flow }) {
    for (const { id } of nodes)
      if (!reached.has(id))
        yield {
          nodeId: id,
          field: 'id',
          message: `No way leads here from the start, "${flow.start}".`,
          mend: { title: 'Remove the step', changes: [{ op: 'remove', nodeId: id }] },
        }
  },
}
