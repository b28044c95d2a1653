import type { Report } from '../validate/report.js'
import type { NodeInput, NodeMachine, NodeOutput } from './contract.js'

/** Computes how a node is left, at once and from nothing but what it is given. */
export type Decide<Data = never> = (input: NodeInput<Data>, report: Report) => NodeOutput

const decisions = new WeakMap<NodeMachine, Decide>()

/** Notes that all a chart does is to decide, so that whoever walks a flow need not start an actor for it. */
export function decides<Data>(machine: NodeMachine, decide: Decide<Data>): NodeMachine {
  decisions.set(machine, decide)
  return machine
}

/** What a chart decides, if that is all it does. */
export function decisionOf(machine: NodeMachine): Decide | undefined {
  return decisions.get(machine)
}
