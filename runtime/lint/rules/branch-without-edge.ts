import { exitName } from '../exit-name.js'
import type { LintedBot, LintedNode } from '../linted-bot.js'
import type { Rule } from '../rule.js'
import { deadEdges } from './dead-handle.js'

export const branchWithoutEdge: Rule = {
  id: 'branch-without-edge',
  severity: 'warning',
  title: 'An exit without a way',
  explanation:
    'Some exits of the step lead on, and others do not. A visitor who leaves by one of those comes to the end of the conversation. After a quiz question a way must lead to the step that keeps the score (in a bot file the edge with the handle `source-2`), or a right answer ends the conversation (decision 12). A step without any way is the end of the flow, and nothing is said about it.',
  remedy:
    'Draw a way from each of these exits, or one from the step itself for all that have none of their own.',
  *check(bot) {
    for (const node of bot.nodes) {
      if (node.edges.length === 0 || deadEdges(node).length > 0) continue
      const open = node.ways.flatMap(({ exit, edge, target }) =>
        exit !== null && !edge && target === undefined ? [exit] : [],
      )
      const shown = open.slice(0, 5).map(exit => exitName(node, exit))
      if (open.length > 0)
        yield {
          nodeId: node.id,
          field: open[0] ?? '',
          message: `The conversation ends at the ${open.length === 1 ? 'exit' : 'exits'} ${shown.join(', ')}${open.length > 5 ? ' …' : ''}.`,
          ...(open.length === 1 && {
            remedy: `Draw a way from ${shown[0]}, or one from the step itself for all exits that have none.`,
          }),
        }
      for (const { handle, without, remedy } of missingPeeks(node, bot))
        yield { nodeId: node.id, field: handle, message: without, remedy }
    }
  },
}

function missingPeeks({ form, data, edges }: LintedNode, { flow }: LintedBot) {
  return (form?.peeks ?? []).filter(({ handle, type, isWanted }) => {
    const edge = edges.find(({ sourceHandle }) => sourceHandle === handle)
    // A form's own schema makes the data that its functions take.
    return isWanted(data as never) && (!edge || flow.nodes.get(edge.target)?.type !== type)
  })
}
