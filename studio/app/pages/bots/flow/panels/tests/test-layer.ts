import type { Fault } from 'talkgraph/testing'
import type { DraftFlow } from '../../model/graph/read-graph.js'
import type { Layer, Mark } from '../../model/layer/layer.js'
import { drawnStep } from './drawn-step.js'
import { sayFault } from './say-fault.js'

/** What a failing test expected and what came, each at the step where it shows. */
export function testLayer(faults: readonly Fault[], flow: DraftFlow): Layer {
  const steps = new Map<string, Mark>()
  for (const fault of faults) {
    const { nodeId, about, expected } = fault
    const step = nodeId === undefined ? undefined : drawnStep(flow, nodeId)
    if (step !== undefined) steps.set(step, together(steps.get(step), fault, flow))
    const missed = about === 'visited' ? drawnStep(flow, String(expected)) : undefined
    if (missed !== undefined && missed !== step && !steps.has(missed))
      steps.set(missed, {
        tone: 'warn',
        short: 'Expected',
        words: 'The test expects the conversation to come here',
      })
  }
  return { steps, exits: new Map() }
}

function together(before: Mark | undefined, fault: Fault, flow: DraftFlow): Mark {
  const { expected, came } = sayFault(fault, flow)
  const words = `Expected: ${expected}. Came: ${came}`
  return {
    tone: 'bad',
    short: '≠ Fails here',
    words: before?.tone === 'bad' ? `${before.words}. ${words}` : words,
  }
}
