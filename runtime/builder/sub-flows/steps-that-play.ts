import { isRecord } from '../../bot/fields.js'
import type { Draft } from '../../draft/draft.js'
import { typeOfStep } from '../../draft/steps.js'
import { readStep } from '../read-step.js'
import { keyOfSubFlow } from '../sub-flow-key.js'

/** A step that plays a sub-flow, as it is read. */
export interface PlayingStep {
  readonly nodeId: string
  readonly subFlowId: string
  readonly version: number
  readonly inputs: Readonly<Record<string, string>>
  readonly outputs: Readonly<Record<string, string>>
}

/** The steps of a draft, or of a bot file with its flow in `elements`, that play sub-flows. */
export function stepsThatPlay({ elements: [{ nodes }] }: Pick<Draft, 'elements'>): PlayingStep[] {
  return nodes.flatMap(node => {
    if (typeOfStep(node) !== 'sub-flow') return []
    const { subFlowId, version, inputs, outputs } = readStep({ type: 'sub-flow', data: node.data })
    return [
      {
        nodeId: node.id,
        subFlowId: String(subFlowId).trim(),
        version: Number(version),
        inputs: texts(inputs),
        outputs: texts(outputs),
      },
    ]
  })
}

/** What a draft carries for a step: the name of it in `subFlows` with the file; undefined where it carries none. */
export function carriedFor({ subFlows }: Draft, { subFlowId, version }: PlayingStep) {
  if (!isRecord(subFlows)) return undefined
  for (const key of [keyOfSubFlow(subFlowId, version), subFlowId]) {
    const file = Object.hasOwn(subFlows, key) ? subFlows[key] : undefined
    if (isRecord(file)) return { key, file }
  }
  return undefined
}

const texts = (value: unknown): Record<string, string> =>
  isRecord(value)
    ? Object.fromEntries(Object.entries(value).map(([name, text]) => [name, String(text)]))
    : {}
