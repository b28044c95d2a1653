import type { BotEdge } from '../../bot/bot.schema.js'
import { isPlain } from '../../bot/find-edge.js'
import type { LintedNode } from '../linted-bot.js'
import { removeEdge } from '../mends.js'
import type { Rule } from '../rule.js'
import { deadEdges } from './dead-handle.js'

export const edgeNeverFollowed: Rule = {
  id: 'edge-never-followed',
  severity: 'warning',
  title: 'A way that another one hides',
  explanation:
    'Of two ways from the same exit, the first one in the file counts. A step that does not branch has one way on, and a jump needs none at all. The other ways are never followed.',
  remedy: 'Remove the way, or let it begin at the exit that it is meant for.',
  *check(bot) {
    for (const node of bot.nodes) {
      const hidden = hiddenEdges(node)
      const firsts = hidden.length > 0 ? firstByHandle(node.edges) : none
      for (const edge of hidden)
        yield {
          nodeId: node.id,
          ...(typeof edge.id === 'string' && { edgeId: edge.id }),
          field: 'sourceHandle',
          message: `The way to "${edge.target}" is never followed: ${reason(node, edge, firsts)}.`,
          mend: removeEdge(edge, bot),
        }
    }
  },
}

function hiddenEdges(node: LintedNode): BotEdge[] {
  if (!node.definition) return []
  const isJump = node.form?.jumpsTo !== undefined
  if (node.edges.length < 2 && !isJump) return []
  const followed = new Set(node.ways.map(({ edge }) => edge))
  const dead = new Set(deadEdges(node))
  const seen = new Set<string>()
  const isSimple = node.ways.length === 1 && node.ways[0]?.exit === null
  return node.edges.filter(edge => {
    const handle = isPlain(edge) ? '' : (edge.sourceHandle ?? '')
    const isSecond = seen.has(handle)
    seen.add(handle)
    return (
      !followed.has(edge) &&
      !dead.has(edge) &&
      (isSecond || isJump || (isSimple && !offersLater(node)))
    )
  })
}

/** Its options are blank or left out for now, and come with their edges later. */
const offersLater = ({ definition }: LintedNode) => definition?.branches === true

const none: ReadonlyMap<string, BotEdge> = new Map()

function firstByHandle(edges: readonly BotEdge[]): ReadonlyMap<string, BotEdge> {
  return new Map(edges.toReversed().map(edge => [edge.sourceHandle ?? '', edge]))
}

function reason({ form }: LintedNode, edge: BotEdge, firsts: ReadonlyMap<string, BotEdge>): string {
  const twin = firsts.get(edge.sourceHandle ?? '')
  if (twin !== edge && twin) return `the way to "${twin.target}" begins at the same exit`
  const exit = form?.exits.find(({ handle }) => handle !== null && handle === edge.sourceHandle)
  if (exit?.onlyWith) return `the step leaves by "${exit.title}" only where that is switched on`
  return 'the step goes on by another one'
}
