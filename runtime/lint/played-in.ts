import { createLevels, type Level, type NoLevel, placed } from '../flow/levels.js'
import type { SubFlowCall } from '../node/define-node.js'
import type { LintedBot, LintedNode } from './linted-bot.js'

/** A step that plays a sub-flow, and what comes of that. */
interface Played {
  readonly node: LintedNode
  readonly call: SubFlowCall
  readonly found: Level | NoLevel
}

/** The steps of a bot that play sub-flows. */
export function* playedIn({ flow, registry, nodes, level }: LintedBot): Iterable<Played> {
  const levels = createLevels(flow, registry)
  for (const node of nodes) {
    // A definition's own schema makes the data that its own function takes.
    const call = node.definition?.plays?.(node.data as never)
    const own = flow.nodes.get(node.id)
    if (call && own)
      yield { node, call, found: levels.enter({ level, node: placed(level, own) }, call) }
  }
}
