import type { LintedBot, LintedNode } from '../linted-bot.js'
import type { Rule } from '../rule.js'
import { deadEdges } from './dead-handle.js'

export const branchWithoutEdge: Rule = {
  id: 'branch-without-edge',
  severity: 'warning',
  title: 'A branch without an edge',
  explanation:
    'Some exits of the node lead on, and others do not. A visitor who leaves by one of those comes to the end of the conversation. After a quiz question the exit source-2 must lead to a variable node, or a right answer ends the conversation (decision 12). A node without any edge is the end of the flow, and nothing is said about it.',
  remedy: 'Draw an edge for each of these exits, or a plain edge for all that have none of their own.',
  *check(bot) {
    for (const node of bot.nodes) {
      if (node.edges.length === 0 || deadEdges(node).length > 0) continue
      const open = node.ways.flatMap(({ exit, edge, target }) =>
        exit !== null && !edge && target === undefined ? [exit] : [],
      )
      const shown = open.slice(0, 5).map(exit => `"${exit}"`)
      if (open.length > 0)
        yield {
          nodeId: node.id,
          field: open[0] ?? '',
          message: `The conversation ends at the ${open.length === 1 ? 'exit' : 'exits'} ${shown.join(', ')}${open.length > 5 ? ' …' : ''}.`,
          ...(open.length === 1 && {
            remedy: `Draw an edge with the handle ${shown[0]}, or a plain edge for all exits that have none.`,
          }),
        }
      if (endsQuiz(node, bot))
        yield {
          nodeId: node.id,
          field: 'source-2',
          message: 'A right answer ends the conversation.',
          remedy: 'Draw an edge with the handle "source-2" to a variable node that keeps the score.',
        }
    }
  },
}

function endsQuiz({ type, data, edges, ways }: LintedNode, { flow }: LintedBot): boolean {
  if (type !== 'quiz' || !data.correctAnswer || ways[0]?.exit === null) return false
  const score = edges.find(({ sourceHandle }) => sourceHandle === 'source-2')
  return !score || flow.nodes.get(score.target)?.type !== 'variable'
}
