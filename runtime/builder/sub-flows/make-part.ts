import { isRecord } from '../../bot/fields.js'
import type { Draft } from '../../draft/draft.js'
import type { Change } from '../../draft/operation.schema.js'
import { asSubFlow } from '../as-sub-flow.js'
import { describeType } from '../describe-type.js'
import { flowGraph } from '../flow-graph.js'
import { keyOfSubFlow } from '../sub-flow-key.js'
import type { ChosenSteps } from './choose-steps.js'
import type { NamesBetween } from './names-between.js'
import { carriedFor, stepsThatPlay } from './steps-that-play.js'
import { dropUnused, type SubFlowVersion } from './take-part.js'

/** Steps that are to become a sub-flow, and what it is called. */
export interface PartToMake extends NamesBetween {
  readonly name: string
  readonly steps: ChosenSteps
}

/** Between two steps that stand beside each other. */
const apart = 320

/** The bot file of a sub-flow that is made of steps. Where they led on, it goes back; `nextId` names what is new. */
export function partOfSteps(
  draft: Draft,
  { name, inputs, outputs, steps: { ids, entry } }: PartToMake,
  nextId: () => string,
): Record<string, unknown> {
  const { nodes, edges } = draft.elements[0]
  const [start, back] = [nextId(), nextId()]
  const within = nodes.filter(({ id }) => ids.has(id))
  const leaving = edges.filter(({ source, target }) => ids.has(source) && !ids.has(target))
  const places = within.flatMap(({ position }) => (isPlace(position) ? [position] : []))
  const atEntry = within.find(({ id }) => id === entry)?.position
  const first = isPlace(atEntry) ? atEntry : { x: 0, y: 0 }
  const last = { x: Math.max(first.x, ...places.map(({ x }) => x)) + apart, y: first.y }
  const carried = stepsThatPlay({ elements: [{ nodes: within, edges: [] }] }).flatMap(step => {
    const found = carriedFor(draft, step)
    return found ? [[found.key, found.file] as const] : []
  })
  return asSubFlow({
    name,
    inputs,
    outputs,
    ...translationsOf(draft, ids),
    ...(carried.length > 0 && { subFlows: Object.fromEntries(carried) }),
    elements: [
      {
        nodes: [
          { id: start, type: 'welcome', position: { x: first.x - apart, y: first.y }, data: {} },
          ...within,
          ...(leaving.length > 0 ? [{ id: back, type: 'return', position: last, data: {} }] : []),
        ],
        edges: [
          { id: nextId(), source: start, target: entry },
          ...edges.filter(({ source, target }) => ids.has(source) && ids.has(target)),
          ...leaving.map(edge => ({ ...edge, target: back })),
        ],
      },
    ],
  })
}

/** The changes that put one step, which plays a sub-flow, in place of the steps that it was made of. */
export function putPartInPlace(
  draft: Draft,
  { inputs, outputs, steps: { ids, entry, next } }: PartToMake,
  { id: subFlowId, version, file }: SubFlowVersion,
  nextId: () => string,
): { readonly nodeId: string; readonly changes: readonly Change[] } {
  const { nodes, edges } = draft.elements[0]
  const nodeId = nextId()
  const position = nodes.find(({ id }) => id === entry)?.position
  const data = {
    subFlowId,
    version,
    inputs: Object.fromEntries(inputs.map(name => [name, `{${name}}`])),
    outputs: Object.fromEntries(outputs.map(name => [name, name])),
  }
  const jumps = flowGraph(draft).nodes.filter(
    ({ id, jumpsTo }) => !ids.has(id) && jumpsTo === entry,
  )
  const entering = edges.filter(({ source, target }) => !ids.has(source) && target === entry)
  const used = stepsThatPlay(draft).filter(step => !ids.has(step.nodeId))
  return {
    nodeId,
    changes: [
      { op: 'bot', path: ['subFlows', keyOfSubFlow(subFlowId, version)], value: asSubFlow(file) },
      {
        op: 'add',
        node: { id: nodeId, type: 'sub-flow', data, ...(isPlace(position) && { position }) },
      },
      ...entering.map((edge): Change => ({ op: 'connect', edge: { ...edge, target: nodeId } })),
      ...jumps.flatMap(({ id, type }): Change[] => {
        const field = describeType(type)?.form.jumpsTo
        return field ? [{ op: 'set', nodeId: id, path: [field], value: nodeId }] : []
      }),
      ...(next === undefined
        ? []
        : [
            {
              op: 'connect',
              edge: { id: nextId(), source: nodeId, target: next },
            } satisfies Change,
          ]),
      ...[...ids].map((id): Change => ({ op: 'remove', nodeId: id })),
      ...dropUnused(draft, [...used, { subFlowId, version }]),
    ],
  }
}

function translationsOf({ translations, elements: [{ nodes }] }: Draft, ids: ReadonlySet<string>) {
  if (!isRecord(translations)) return {}
  const known = new Set(nodes.filter(({ id }) => ids.has(id)).map(({ id }) => id))
  const kept = Object.entries(translations).flatMap(([locale, texts]) => {
    const inner = isRecord(texts) ? Object.entries(texts).filter(([id]) => known.has(id)) : []
    return inner.length > 0 ? [[locale, Object.fromEntries(inner)] as const] : []
  })
  return kept.length > 0 ? { translations: Object.fromEntries(kept) } : {}
}

const isPlace = (position: unknown): position is { readonly x: number; readonly y: number } =>
  isRecord(position) && typeof position.x === 'number' && typeof position.y === 'number'
