import type { NodeEmitted, NodeEvent, NodeInput, NodeOutput } from '../node/contract.js'

/** What every node's chart has in its context. */
export interface WithInput<Data> {
  readonly input: NodeInput<Data>
}

/** The types that every node's chart shares, for the `types` of `setupChart`. */
export interface NodeTypes<Context> {
  context: Context
  events: NodeEvent
  emitted: NodeEmitted
  output: NodeOutput
}
