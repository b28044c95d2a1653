import { isRecord } from '../../bot/fields.js'
import type { Draft } from '../../draft/draft.js'
import type { Change } from '../../draft/operation.schema.js'
import { asSubFlow } from '../as-sub-flow.js'
import { keyOfSubFlow, readSubFlowKey } from '../sub-flow-key.js'
import { stepsThatPlay } from './steps-that-play.js'

/** A version of a sub-flow with its bot file. */
export interface SubFlowVersion {
  readonly id: string
  readonly version: number
  readonly file: Readonly<Record<string, unknown>>
}

/** The changes by which steps play this version, and the bot carries it: these steps, else all that play another version of it. */
export function takeSubFlow(
  draft: Draft,
  part: SubFlowVersion,
  nodeIds?: readonly string[],
): Change[] {
  const { id, version, file } = part
  const steps = stepsThatPlay(draft).filter(step =>
    nodeIds ? nodeIds.includes(step.nodeId) : step.subFlowId === id && step.version !== version,
  )
  if (steps.length === 0) return []
  const key = keyOfSubFlow(id, version)
  const carried = isRecord(draft.subFlows) ? draft.subFlows : {}
  const changes: Change[] = Object.hasOwn(carried, key)
    ? []
    : [{ op: 'bot', path: ['subFlows', key], value: asSubFlow(file) }]
  for (const { nodeId, subFlowId, version: before } of steps) {
    if (subFlowId !== id) changes.push({ op: 'set', nodeId, path: ['subFlowId'], value: id })
    if (before !== version) changes.push({ op: 'set', nodeId, path: ['version'], value: version })
  }
  const taken = new Set(steps.map(({ nodeId }) => nodeId))
  const used = stepsThatPlay(draft).filter(({ nodeId }) => !taken.has(nodeId))
  return [...changes, ...dropUnused(draft, [...used, { subFlowId: id, version }])]
}

/** The changes that take away what a draft carries and none of these plays. */
export function dropUnused(
  { subFlows }: Draft,
  used: readonly { readonly subFlowId: string; readonly version: number }[],
): Change[] {
  if (!isRecord(subFlows)) return []
  return Object.keys(subFlows).flatMap(key => {
    const { id, version } = readSubFlowKey(key)
    const isUsed = used.some(
      step => step.subFlowId === id && (version === undefined || step.version === version),
    )
    // What lies in another one may be played by what lies beside it.
    const isNamed = Object.entries(subFlows).some(
      ([other, file]) => other !== key && JSON.stringify(file).includes(`"${id}"`),
    )
    return isUsed || isNamed ? [] : [{ op: 'bot', path: ['subFlows', key] } satisfies Change]
  })
}
