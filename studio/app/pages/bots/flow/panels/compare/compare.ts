import { type Draft, kindOfStep, type NamedEdge, typeOfStep } from 'talkgraph/builder'
import { outlineRows } from '../../drawing/outline/rows.js'
import { type FieldDifference, fieldDifferences } from '../../model/changes/field-changes.js'
import { type DraftFlow, readFlow } from '../../model/graph/read-graph.js'
import { type ValueDifference, valueDifferences } from './value-differences.js'

/** What became of something. */
type Became = 'added' | 'removed' | 'changed'

/** A step that is new, gone, or another one than before. */
export interface StepDifference {
  readonly kind: 'step'
  readonly key: string
  readonly became: Became
  readonly nodeId: string
  readonly type: string
  /** `<kind>: <first words>`, of a step that is gone as it was. */
  readonly name: string
  readonly fields: readonly FieldDifference[]
  /** What kind of step it was, where that is another one. */
  readonly kindBefore: string | null
}

/** A way from a step that is there before and after. */
export interface WayDifference {
  readonly kind: 'way'
  readonly key: string
  readonly became: Became
  /** Where it begins. */
  readonly nodeId: string
  readonly sourceHandle: string | null
  readonly from: string
  readonly exit: string
  readonly before: NamedEdge | undefined
  readonly after: NamedEdge | undefined
  readonly toBefore: string
  readonly toAfter: string
}

/** Anything that is not the same in two bots. */
export type Difference = StepDifference | WayDifference | ValueDifference

/** What differs from one bot to another: steps and ways in the order in which the flow is read, then what is gone, then the rest. */
export function compareBots(before: Draft, after: Draft): readonly Difference[] {
  const [old, now] = [readFlow(before), readFlow(after)]
  const order = new Map(
    outlineRows(now)
      .flatMap(row => (row.kind === 'step' ? row.nodeId : []))
      .map((id, place) => [id, place]),
  )
  const place = ({ nodeId }: { readonly nodeId: string }) =>
    order.get(nodeId) ?? Number.POSITIVE_INFINITY
  const drawn = [
    ...stepDifferences(before, after, old, now),
    ...wayDifferences(before, after, old, now),
  ]
  return [
    ...drawn.toSorted((one, other) => {
      const [first, second] = [place(one), place(other)]
      return first === second ? 0 : first - second
    }),
    ...valueDifferences(before, after),
  ]
}

function stepDifferences(
  before: Draft,
  after: Draft,
  old: DraftFlow,
  now: DraftFlow,
): StepDifference[] {
  const known = new Map(before.elements[0].nodes.map(node => [node.id, node]))
  const there = after.elements[0].nodes.flatMap((node): StepDifference[] => {
    const was = known.get(node.id)
    const type = typeOfStep(node)
    const tell = (
      became: Became,
      fields: readonly FieldDifference[] = [],
      kindBefore: string | null = null,
    ) => ({
      kind: 'step' as const,
      key: `step ${node.id}`,
      became,
      nodeId: node.id,
      type,
      fields,
      kindBefore,
      name: now.steps.get(node.id)?.name ?? node.id,
    })
    if (!was) return [tell('added')]
    const typeBefore = typeOfStep(was)
    const fields = fieldDifferences(type, was.data, node.data)
    if (typeBefore !== type) return [tell('changed', fields, kindOfStep(typeBefore))]
    return fields.length > 0 ? [tell('changed', fields)] : []
  })
  const gone = before.elements[0].nodes.flatMap((node): StepDifference[] => {
    if (now.steps.has(node.id)) return []
    const name = old.steps.get(node.id)?.name ?? node.id
    const step = {
      became: 'removed',
      nodeId: node.id,
      type: typeOfStep(node),
      name,
      fields: [],
    } as const
    return [{ kind: 'step', key: `step ${node.id}`, ...step, kindBefore: null }]
  })
  return [...there, ...gone]
}

function wayDifferences(
  before: Draft,
  after: Draft,
  old: DraftFlow,
  now: DraftFlow,
): WayDifference[] {
  const [was, is] = [waysOf(before, now), waysOf(after, old)]
  return [...new Set([...was.keys(), ...is.keys()])].flatMap((key): WayDifference[] => {
    const [one, other] = [was.get(key), is.get(key)]
    const edge = other ?? one
    if (!edge || one?.target === other?.target) return []
    const nodeId = edge.source
    const sourceHandle = handleOf(edge)
    const exitIn = (flow: DraftFlow) =>
      flow.steps.get(nodeId)?.exits.find(exit => exit.sourceHandle === sourceHandle)?.title
    return [
      {
        kind: 'way',
        key: `way ${key}`,
        nodeId,
        sourceHandle,
        before: one,
        after: other,
        became: one === undefined ? 'added' : other === undefined ? 'removed' : 'changed',
        from: now.steps.get(nodeId)?.name ?? nodeId,
        exit: exitIn(now) ?? exitIn(old) ?? sourceHandle ?? '',
        toBefore: one ? (old.steps.get(one.target)?.name ?? one.target) : '',
        toAfter: other ? (now.steps.get(other.target)?.name ?? other.target) : '',
      },
    ]
  })
}

/** The handle by which an exit is known: a plain edge has none. */
export const handleOf = ({ sourceHandle }: NamedEdge): string | null =>
  !sourceHandle || sourceHandle === 'source' ? null : sourceHandle

/** The ways by where they begin. Those of a step that only one of both has come and go with it. */
function waysOf(
  { elements: [{ edges }] }: Draft,
  other: DraftFlow,
): ReadonlyMap<string, NamedEdge> {
  return new Map(
    edges
      .filter(({ source }) => other.steps.has(source))
      .map(edge => [JSON.stringify([edge.source, handleOf(edge)]), edge]),
  )
}
