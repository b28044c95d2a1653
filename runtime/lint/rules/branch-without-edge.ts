import type { PeekForm } from '../../node/form.js'
import { exitName } from '../exit-name.js'
import type { LintedBot, LintedNode } from '../linted-bot.js'
import type { Mend } from '../mend.js'
import { withMend } from '../mends.js'
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
      for (const peek of missingPeeks(node, bot)) {
        const { handle, without, remedy } = peek
        yield {
          nodeId: node.id,
          field: handle,
          message: without,
          remedy,
          ...withMend(addPeeked(peek, node, bot)),
        }
      }
    }
  },
}

/** Adds the step that is looked at; undefined where a way leads elsewhere from there. */
function addPeeked(
  { handle, type, mend: { title, data } }: PeekForm<never>,
  { id: source, edges }: LintedNode,
  { file, flow }: LintedBot,
): Mend | undefined {
  if (edges.some(({ sourceHandle }) => sourceHandle === handle)) return undefined
  const free = (wanted: string, isTaken: (id: string) => boolean): string =>
    isTaken(wanted) ? free(`${wanted}-2`, isTaken) : wanted
  const target = free(`${source}-score`, id => flow.nodes.has(id))
  const ids = new Set(file.elements[0]?.edges?.map(({ id }) => id))
  const id = free(`${source}-to-score`, wanted => ids.has(wanted))
  return {
    title,
    changes: [
      { op: 'add', node: { id: target, type, data } },
      { op: 'connect', edge: { id, source, sourceHandle: handle, target } },
    ],
  }
}

function missingPeeks({ form, data, edges }: LintedNode, { flow }: LintedBot) {
  return (form?.peeks ?? []).filter(({ handle, type, isWanted }) => {
    const edge = edges.find(({ sourceHandle }) => sourceHandle === handle)
    // A form's own schema makes the data that its functions take.
    return isWanted(data as never) && (!edge || flow.nodes.get(edge.target)?.type !== type)
  })
}
