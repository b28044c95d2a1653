import { createGuess, suggest } from '../guess.js'
import type { Mend } from '../mend.js'
import { withMend } from '../mends.js'
import type { Rule } from '../rule.js'

export const unknownType: Rule = {
  id: 'unknown-type',
  severity: 'warning',
  title: 'A step of an unknown type',
  explanation: 'The node does nothing: the conversation passes it by its plain edge (decision 6).',
  remedy: 'Use a type from the reference of step types.',
  *check({ nodes, registry }) {
    const guess = createGuess()
    const names = registry.definitions.flatMap(({ type, aliases }) => [type, ...aliases])
    for (const { id, type, definition } of nodes)
      if (!definition) {
        const near = guess(type.replace(/-node$/, ''), names)
        yield {
          nodeId: id,
          field: 'type',
          message: type ? `There is no kind of step "${type}".` : 'The step has no type.',
          remedy: suggest(near, unknownType.remedy),
          ...withMend(near && !registry.find(near)?.ownTypeField ? typed(id, near) : undefined),
        }
      }
  },
}

/** The type in a node's data counts where it is a known one (decision 2), and no operation changes the other. */
function typed(nodeId: string, type: string): Mend {
  return {
    title: `Make it "${type}"`,
    changes: [{ op: 'set', nodeId, path: ['type'], value: type }],
  }
}
