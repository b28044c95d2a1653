import * as v from 'valibot'
import { isRecord } from '../bot/fields.js'
import type { Flow } from '../bot/flow.js'
import type { Listen } from '../node/contract.js'
import type { Env } from '../node/env.js'
import type { Registry } from '../node/registry.js'
import type { Session } from '../session/session.js'
import { findExitEdge } from './exit-edge.js'

/**
 * What hears words that name no option, where a node of the flow wants that: the server tells what they mean, and the flow may go
 * on where that node would, if it has a way for it. Undefined: no node listens.
 */
export function createListener(
  flow: Flow,
  registry: Registry,
  session: Pick<Session, 'values'>,
  env: Env,
): Listen | undefined {
  for (const node of flow.nodes.values()) {
    const definition = registry.find(node.type)
    if (!definition?.hears) continue
    // A definition's own schema makes the data that it takes.
    const data = v.parse(definition.schema, node.data) as never
    const step = definition.hears(data)
    if (step === undefined) continue
    return async (words, signal) => {
      const outcome = await env.call(
        {
          step,
          nodeId: node.id,
          values: session.values(),
          transcript: [{ by: 'user', message: words }],
          isWhole: true,
          key: env.makeKey?.(),
          locale: env.locale,
        },
        signal,
      )
      if (!outcome.ok) return undefined
      const meant = isRecord(outcome.body) ? outcome.body.intent : outcome.body
      if (typeof meant !== 'string' || !definition.exits(data).includes(meant)) return undefined
      const edge = findExitEdge(flow.edges.get(node.id) ?? [], definition, data, meant)
      return edge && { meant, goTo: edge.target }
    }
  }
  return undefined
}
