import { createGuess } from '../guess.js'
import type { Rule } from '../rule.js'
import { suggest } from '../suggest.js'

export const unknownType: Rule = {
  id: 'unknown-type',
  severity: 'warning',
  title: 'A node of an unknown type',
  explanation: 'The node does nothing: the conversation passes it by its plain edge (decision 6).',
  remedy: 'Use a type from the reference of node types.',
  *check({ nodes, registry }) {
    const guess = createGuess()
    const names = registry.definitions.flatMap(({ type, aliases }) => [type, ...aliases])
    for (const { id, type, definition } of nodes)
      if (!definition)
        yield {
          nodeId: id,
          field: 'type',
          message: type ? `There is no node type "${type}".` : 'The node has no type.',
          remedy: suggest(guess(type.replace(/-node$/, ''), names), unknownType.remedy),
        }
  },
}
