import type { FlowNode } from '../bot/flow.js'
import { isOfPlugin } from '../node/prompt.js'
import type { ServerStep } from '../node/step.js'
import { serverHalfOf } from './described.js'
import { registry } from './index.js'

/** A node's step, with the last part of its address. */
export interface NodeStep {
  readonly name: string
  readonly step: ServerStep
}

/** The step by which a plug-in's node type asks the server to run its server half, where that has no name of its own. */
export const pluginStep = 'plugin'

/** The step that the server runs for a node, by its type under any of its names (decisions 2 and 3); undefined: none. */
export function stepOf({ type, data }: Pick<FlowNode, 'type' | 'data'>): NodeStep | undefined {
  const known = registry.find(type)?.type
  const step = known === undefined ? undefined : serverHalfOf(known)
  return known !== undefined && step?.isFor(data) ? { name: nameOf(known, step), step } : undefined
}

/** The name of a type's step; the types of plug-ins share one, as a type's own name is no part of an address. */
function nameOf(type: string, { name }: ServerStep): string {
  return name ?? (isOfPlugin(type) ? pluginStep : type)
}

/** Every step that the server runs; those of several node types that share an address stand once. */
export function runSteps(): readonly NodeStep[] {
  const steps = registry.definitions.flatMap(({ type }): NodeStep[] => {
    const step = serverHalfOf(type)
    return step?.ready ? [{ name: nameOf(type, step), step }] : []
  })
  return steps.filter(({ name }, index) => steps.findIndex(other => other.name === name) === index)
}
