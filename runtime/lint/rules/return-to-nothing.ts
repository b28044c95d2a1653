import type { Rule } from '../rule.js'

export const returnToNothing: Rule = {
  id: 'return-to-nothing',
  severity: 'warning',
  title: 'A return outside of a sub-flow',
  explanation:
    'The step ends a sub-flow. In a bot itself it does nothing, and the flow goes on by the plain edge (decision 130). A file is a sub-flow where it has `inputs` or `outputs`, empty lists included.',
  remedy: 'Remove the step, or make its part a sub-flow.',
  *check({ nodes, isSubFlow }) {
    if (isSubFlow) return
    for (const { id, form } of nodes)
      if (form?.onlyInSubFlows)
        yield {
          nodeId: id,
          field: 'type',
          message: `The step does nothing in a bot. ${form.onlyInSubFlows}`,
        }
  },
}
