import type { BotEdge } from '../../bot/bot.schema.js'
import { isPlain } from '../../bot/find-edge.js'
import { handlesOf } from '../../node/handles.js'
import { createGuess, suggest } from '../guess.js'
import type { LintedNode } from '../linted-bot.js'
import { beginAt } from '../mends.js'
import type { Rule } from '../rule.js'

export const deadHandle: Rule = {
  id: 'dead-handle',
  severity: 'error',
  title: 'A way from an exit that the step does not have',
  explanation:
    'The edge begins at an exit that its node does not have, so no visitor ever goes along it. Most often the handle is misspelt, or the option that it was drawn for has another id now. Options that are blank or left out for now keep their handles.',
  remedy: 'Let the way begin at one of the step’s exits, or remove it.',
  *check(bot) {
    const guess = createGuess()
    for (const node of bot.nodes) {
      const dead = deadEdges(node)
      const names = dead.length > 0 ? [...namesOf(node)] : []
      for (const edge of dead) {
        const near = guess(edge.sourceHandle ?? '', names)
        const known = names.slice(0, 8).map(name => `"${name}"`)
        yield {
          nodeId: node.id,
          ...(typeof edge.id === 'string' && { edgeId: edge.id }),
          field: 'sourceHandle',
          message: `The way to "${edge.target}" begins at the exit "${edge.sourceHandle}", which this step does not have.`,
          remedy: suggest(
            near,
            `Use ${known.join(', ')}${names.length > 8 ? ' …' : ''}, or remove the way.`,
          ),
          mend: beginAt(near, edge, node, bot),
        }
      }
    }
  },
}

const remembered = new WeakMap<LintedNode, readonly BotEdge[]>()

/** The edges of a node that begin at no exit of it; none where the node follows whatever edge there is. */
export function deadEdges(node: LintedNode): readonly BotEdge[] {
  const dead = remembered.get(node) ?? findDead(node)
  remembered.set(node, dead)
  return dead
}

function findDead(node: LintedNode): readonly BotEdge[] {
  const followed = new Set(node.ways.map(({ edge }) => edge))
  const left = node.edges.filter(edge => !isPlain(edge) && !followed.has(edge))
  if (left.length === 0) return left
  const names = namesOf(node)
  return names.size === 0 ? [] : left.filter(edge => !names.has(edge.sourceHandle ?? ''))
}

function namesOf({ definition, form, data, edges }: LintedNode): ReadonlySet<string> {
  return definition ? handlesOf(definition, form, data, edges) : new Set()
}
