import type { Content } from './content.js'
import type { NodeEmitted, NodeInput, NodeMachine } from './contract.js'

/**
 * What a chart says that does nothing but say things, one after the other with a typing pause before each, and go on by
 * the plain way.
 */
export interface Saying<Data = never> {
  /** All there is to say by what is stored now; with `report`, what may not be said is reported. */
  readonly toSay: (input: NodeInput<Data>, report?: (problem: NodeEmitted) => void) => readonly Content[]
  /** Emitted when all is said. */
  readonly last?: NodeEmitted | undefined
}

const sayings = new WeakMap<NodeMachine, Saying>()

/** Notes that all a chart does is to say things, so that whoever walks a flow need not start an actor for it. */
export function says<Data>(machine: NodeMachine, saying: Saying<Data>): NodeMachine {
  sayings.set(machine, saying)
  return machine
}

/** What a chart says, if that is all it does. */
export function sayingOf(machine: NodeMachine): Saying | undefined {
  return sayings.get(machine)
}
