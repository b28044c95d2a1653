import { playedIn } from '../played-in.js'
import type { Rule } from '../rule.js'

export const subFlowMissing: Rule = {
  id: 'sub-flow-missing',
  severity: 'error',
  title: 'A sub-flow that the bot does not bring',
  explanation:
    'The step names no sub-flow, or one that is not in the bot’s `subFlows`. The step is passed by its plain way, and its outputs stay empty (decision 130).',
  remedy: 'Choose a sub-flow that there is, or bring it in the bot’s `subFlows`.',
  *check(bot) {
    for (const { node, call, found } of playedIn(bot))
      if ('code' in found && found.code === 'NO_SUCH_SUB_FLOW')
        yield {
          nodeId: node.id,
          field: 'subFlowId',
          message: call.id
            ? `The bot does not bring the sub-flow "${call.id}".`
            : 'The step names no sub-flow.',
        }
  },
}
