import type { ActorLogic, ActorSystem, Snapshot } from 'xstate'
import type { NodeEmitted, NodeEvent, NodeInput, NodeMachine, NodeOutput } from './contract.js'
import type { DeskHeard } from './live-desk.js'

/** A node's statechart as XState runs it. */
export type Chart = ActorLogic<
  Snapshot<NodeOutput>,
  NodeEvent | DeskHeard,
  NodeInput,
  ActorSystem<never>,
  NodeEmitted
>

/** Gives XState what it runs. */
export const chartOf = (machine: NodeMachine): Chart => machine
