import { createGuess, suggest } from '../guess.js'
import { playedIn } from '../played-in.js'
import type { Rule } from '../rule.js'

export const subFlowName: Rule = {
  id: 'sub-flow-name',
  severity: 'error',
  title: 'A name that the sub-flow does not have',
  explanation:
    'A sub-flow takes and gives back only what its own `inputs` and `outputs` name. What the step gives under another name is lost, and a variable for another output is never set (decision 130).',
  remedy: 'Use a name of the sub-flow’s lists, or add the name there.',
  *check(bot) {
    const guess = createGuess()
    for (const { node, call, found } of playedIn(bot)) {
      if (!('flow' in found) || !found.inside) continue
      for (const kind of ['inputs', 'outputs'] as const) {
        const names = found.inside.subFlow[kind]
        for (const name of Object.keys(Object(node.data[kind]))) {
          if (names.includes(name)) continue
          yield {
            nodeId: node.id,
            field: `${kind}.${name}`,
            message: `The sub-flow "${call.id}" has no ${kind === 'inputs' ? 'input' : 'output'} "${name}".`,
            remedy: suggest(guess(name, names), subFlowName.remedy),
          }
        }
      }
    }
  },
}
