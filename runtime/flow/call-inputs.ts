import { isRecord } from '../bot/fields.js'
import type { FlowNode } from '../bot/flow.js'
import type { NodeDefinition } from '../node/define-node.js'
import type { StepCall } from '../node/env.js'
import { rootOf } from '../session/path.js'

/**
 * What a call is made with, as one text: the values of the names that its step uses. All of them where those are not
 * known, the conversation where that is sent, and what the call is about, of several that the step makes.
 */
export function inputsOf(
  { values, transcript, input }: StepCall,
  { data }: Pick<FlowNode, 'data'>,
  definition: Pick<NodeDefinition, 'inputs'>,
): string {
  const used = namesUsed(data, definition)?.map(name => [
    name,
    values.values[name],
    values.values[rootOf(name)],
  ])
  const about = input === undefined ? [] : [input]
  return JSON.stringify([used ?? values, transcript ?? false, ...about])
}

/** A published step says which names it uses, since its texts stay on the server. */
function namesUsed(
  data: unknown,
  { inputs }: Pick<NodeDefinition, 'inputs'>,
): readonly string[] | undefined {
  if (!isRecord(data)) return undefined
  return Array.isArray(data.inputs) ? data.inputs.map(String) : inputs(data)
}
