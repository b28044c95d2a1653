import type { FlowNode } from '../bot/flow.js'
import type { Step } from '../node/step.js'
import { steps } from './descriptions.js'
import { registry } from './index.js'

/** A node's step, with the last part of its address. */
export interface NodeStep {
  readonly name: string
  readonly step: Step
}

/** The step that the server runs for a node, by its type under any of its names (decisions 2 and 3); undefined: none. */
export function stepOf({ type, data }: Pick<FlowNode, 'type' | 'data'>): NodeStep | undefined {
  const known = registry.find(type)?.type
  const step = known && steps[known]
  return known && step?.isFor(data) ? { name: step.name ?? known, step } : undefined
}

/** Every step that the server runs; those of several node types that share an address stand once. */
export const runSteps: readonly NodeStep[] = registry.definitions
  .flatMap(({ type }) => {
    const step = steps[type]
    return step?.ready ? { name: step.name ?? type, step } : []
  })
  .filter(({ name }, index, all) => all.findIndex(other => other.name === name) === index)
