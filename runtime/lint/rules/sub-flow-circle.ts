import { callOf, createLevels, everyLevel, placed } from '../../flow/levels.js'
import { findWayBack, wordsOfWay } from '../../flow/way-back.js'
import type { Rule } from '../rule.js'

export const subFlowCircle: Rule = {
  id: 'sub-flow-circle',
  severity: 'error',
  title: 'A sub-flow that plays itself',
  explanation:
    'The way through sub-flows leads back into one that is being played already. The step is passed by its plain way, because it would never come to an end (decision 130).',
  remedy: 'Take one of the steps on this way out.',
  countsUnreached: true,
  *check({ file, flow, registry, isSubFlow, level: { inside } }) {
    // Inside, the ways of the whole bot have been told.
    if (inside || !flow.subFlows) return
    // What it brings may hold an older version of the part that it is.
    const back = isSubFlow && file.id ? findWayBack(flow, file.id, registry) : undefined
    if (back)
      yield {
        nodeId: back.nodeId,
        field: 'subFlowId',
        message: wordsOfWay(back, file.name || file.id),
      }
    const levels = createLevels(flow, registry)
    const told = new Set<string>()
    for (const level of everyLevel(flow, registry))
      for (const each of level.flow.nodes.values()) {
        const call = callOf(each, registry)
        const node = placed(level, each)
        const found = call && levels.enter({ level, node }, call)
        if (!found || !('code' in found) || found.code !== 'SUB_FLOW_CIRCLE') continue
        const way = found.message.slice(found.message.indexOf(','))
        if (told.has(way)) continue
        told.add(way)
        yield { nodeId: node.id, field: 'subFlowId', message: found.message }
      }
  },
}
