import { createActor } from 'xstate'
import type { NodeEmitted, NodeEvent, NodeInput, NodeMachine, NodeOutput } from '../node/contract.js'
import { type Decide, decisionOf } from '../node/decision.js'
import { sayingOf } from '../node/saying.js'
import { createSpeech } from './speech.js'

/** A node's machine at work, from its start until it is left or stopped. */
export interface Work {
  start(): void
  /** None for a machine that takes no answers. */
  send?(event: NodeEvent): void
  stop(): void
}

/** Who is told what a machine emits, how it leaves its node, and that it has failed. */
export interface Hearer {
  readonly hear: (event: NodeEmitted) => void
  readonly finish: (output: NodeOutput | undefined) => void
  readonly fail: (error: unknown) => void
}

/**
 * Puts a machine to work: as an actor, or without one where it is noted what its chart comes to, which tells the same at
 * the same times for a fraction of the cost.
 */
export function createWork(machine: NodeMachine, input: NodeInput<never>, hearer: Hearer): Work {
  const decide = decisionOf(machine)
  if (decide) return createDecision(decide, input, hearer)
  const saying = sayingOf(machine)
  return saying ? createSpeech(saying, input, hearer) : createPart(machine, input, hearer)
}

function createDecision(decide: Decide, input: NodeInput<never>, { hear, finish, fail }: Hearer): Work {
  return {
    start() {
      let output: NodeOutput
      try {
        output = decide(input, (code, message) => hear({ type: 'node.problem', code, message }))
      } catch (error) {
        return fail(error)
      }
      finish(output)
    },
    stop() {},
  }
}

function createPart(machine: NodeMachine, input: NodeInput<never>, { hear, finish, fail }: Hearer): Work {
  const actor = createActor(machine, { input, clock: input.env.clock })
  actor.on('*', hear)
  // An actor that is stopped from outside completes as well.
  actor.subscribe({ complete: () => finish(actor.getSnapshot().output), error: fail })
  return actor
}
