import {
  type BotNode,
  type Draft,
  describeType,
  flowGraph,
  type GraphEdge,
  type GraphExit,
  type GraphNode,
  type NamedEdge,
  typeOfStep,
} from 'talkgraph/builder'
import { groupBy } from './group-by.js'
import { heightOf, isDrawn } from './sizes.js'

/** A step with everything that is drawn of it. */
export interface StepOfFlow extends Omit<GraphNode, 'isReached'> {
  /** What it says, without its kind. */
  readonly words: string
  readonly picture: string | undefined
  /** Those that are drawn. */
  readonly exits: readonly GraphExit[]
  readonly height: number
}

/** The flow of a draft. What has not changed since the last draft is the same object. */
export interface DraftFlow {
  readonly start: string | undefined
  readonly steps: ReadonlyMap<string, StepOfFlow>
  readonly edges: readonly GraphEdge[]
  /** The steps that a visitor can come to. */
  readonly reached: ReadonlySet<string>
}

interface Read {
  readonly leaving: readonly NamedEdge[]
  readonly step: StepOfFlow
}

const read = new WeakMap<BotNode, Read>()
const flows = new WeakMap<object, DraftFlow>()
const none: readonly NamedEdge[] = []

/** The flow of a draft. Only the steps that have changed since another draft are read again. */
export function readFlow({ elements: [{ nodes, edges }], subFlows }: Draft): DraftFlow {
  // Whatever else changes in the bot, such as its name, leaves both lists as they are.
  const known = flows.get(nodes)
  if (known && sources.get(known) === edges) return known
  const leaving = groupBy(edges, ({ source }) => source)
  const steps = new Map(
    nodes.map(node => [node.id, stepOf(node, leaving.get(node.id) ?? none, subFlows)]),
  )
  const followed = new Set(
    [...steps.values()].flatMap(({ exits }) => exits.map(({ edgeId }) => edgeId)),
  )
  const start = startOf(steps, edges)
  const flow: DraftFlow = {
    start,
    steps,
    edges: edges.map(({ id, source, target, sourceHandle }) => ({
      id,
      source,
      target,
      sourceHandle: sourceHandle ?? null,
      isFollowed: followed.has(id),
    })),
    reached: reachedFrom(start, steps, leaving),
  }
  flows.set(nodes, flow)
  sources.set(flow, edges)
  return flow
}

const sources = new WeakMap<DraftFlow, readonly NamedEdge[]>()

function stepOf(node: BotNode, leaving: readonly NamedEdge[], subFlows: unknown): StepOfFlow {
  const known = read.get(node)
  if (known && isSame(known.leaving, leaving)) return known.step
  // What a step is called that plays a part stands there.
  const played = typeOfStep(node) === 'sub-flow' && { subFlows }
  const [drawn] = flowGraph({ ...played, elements: [{ nodes: [node], edges: leaving }] }).nodes
  if (!drawn) throw new Error(`The step "${node.id}" cannot be drawn.`)
  const { isReached: _, ...graphNode } = drawn
  const sized = {
    words: drawn.name.startsWith(`${drawn.kind}: `) ? drawn.name.slice(drawn.kind.length + 2) : '',
    picture: pictureOf(node, drawn.type),
    exits: drawn.exits.filter(isDrawn),
  }
  const step = { ...graphNode, ...sized, height: heightOf(sized) }
  read.set(node, { leaving, step })
  return step
}

const isSame = (one: readonly unknown[], other: readonly unknown[]) =>
  one.length === other.length && one.every((each, index) => each === other[index])

/** The address of the first picture that the step shows, where it is one that can be loaded. */
function pictureOf({ data }: BotNode, type: string): string | undefined {
  const fields = describeType(type)?.form.fields ?? {}
  const name = Object.keys(fields).find(each => fields[each]?.kind === 'image')
  const address = name === undefined ? undefined : data[name]
  const isShown = typeof address === 'string' && /^(?:https?:\/\/|\/files\/)[^\s{}]+$/.test(address)
  return isShown ? address : undefined
}

/** As the runtime finds it: the welcome, else the only step that no way leads to. */
function startOf(
  steps: ReadonlyMap<string, StepOfFlow>,
  edges: readonly NamedEdge[],
): string | undefined {
  for (const { id, type } of steps.values()) if (type === 'welcome') return id
  const targets = new Set(edges.map(({ target }) => target))
  const starts = [...steps.keys()].filter(id => !targets.has(id))
  return starts.length === 1 ? starts[0] : undefined
}

function reachedFrom(
  start: string | undefined,
  steps: ReadonlyMap<string, StepOfFlow>,
  leaving: ReadonlyMap<string, readonly NamedEdge[]>,
): ReadonlySet<string> {
  const reached = new Set(start === undefined ? [] : [start])
  for (const id of reached) {
    for (const { target } of leaving.get(id) ?? none) reached.add(target)
    const jumpsTo = steps.get(id)?.jumpsTo
    if (jumpsTo !== undefined) reached.add(jumpsTo)
  }
  return reached
}
