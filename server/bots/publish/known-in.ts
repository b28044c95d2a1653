import { everyLevel } from '../../../runtime/flow/levels.js'
import { type Bot, registry } from '../../../runtime/index.js'
import { exitName } from '../../store/index.js'

/** The steps and the exits of a flow, those inside sub-flows too, as counts of ways name them. */
export function knownIn({ flow }: Pick<Bot, 'flow'>): ReadonlySet<string> {
  const known = new Set<string>()
  for (const { flow: inner, prefix } of everyLevel(flow, registry)) {
    for (const id of inner.nodes.keys()) known.add(prefix + id)
    for (const edges of inner.edges.values())
      for (const { source, sourceHandle } of edges)
        known.add(exitName(prefix + source, sourceHandle))
  }
  return known
}
