import type { BotNode } from 'talkgraph/builder'
import { type Change, describeType, type NamedEdge } from 'talkgraph/builder'
import type { NextId } from '../../model/edit/ids.js'
import { around, boxOf, type Places } from '../../model/graph/places.js'
import type { DraftFlow } from '../../model/graph/read-graph.js'
import type { Point } from '../../model/graph/sizes.js'

/** Steps on their way from one place to another: as they are written, with the ways that begin at them. */
export interface Clip {
  readonly kind: 'talkgraph-steps'
  /** The bot that they were taken from. */
  readonly bot: string
  readonly nodes: readonly BotNode[]
  readonly edges: readonly NamedEdge[]
}

/** What is known of the flow that steps are copied from. */
interface Source {
  readonly nodes: readonly BotNode[]
  readonly edges: readonly NamedEdge[]
}

/** Takes steps along, with where they stand. */
export function takeAlong(
  bot: string,
  { nodes, edges }: Source,
  places: Places,
  ids: ReadonlySet<string>,
): Clip {
  return {
    kind: 'talkgraph-steps',
    bot,
    nodes: nodes
      .filter(({ id }) => ids.has(id))
      .map(node => ({ ...node, position: places.get(node.id) ?? { x: 0, y: 0 } })),
    edges: edges.filter(({ source }) => ids.has(source)),
  }
}

/** Reads what stands on the clipboard; undefined for what is no steps. */
export function readClip(text: string): Clip | undefined {
  try {
    const read: unknown = JSON.parse(text)
    return isClip(read) ? read : undefined
  } catch {
    return undefined
  }
}

function isClip(value: unknown): value is Clip {
  if (typeof value !== 'object' || value === null) return false
  const { kind, bot, nodes, edges } = value as Partial<Record<keyof Clip, unknown>>
  const isList = (list: unknown, names: readonly string[]) =>
    Array.isArray(list) &&
    list.every(each => names.every(name => typeof Object(each)[name] === 'string'))
  return (
    kind === 'talkgraph-steps' &&
    typeof bot === 'string' &&
    isList(nodes, ['id', 'type']) &&
    isList(edges, ['source', 'target'])
  )
}

/** What comes of putting steps in. */
export interface PutIn {
  readonly changes: readonly Change[]
  readonly ids: readonly string[]
  /** Ways that lead to steps which are not in this bot. */
  readonly lost: number
  /** The names of the variables that come along. */
  readonly variables: readonly string[]
}

/** Puts steps in, with ids of their own, so that their upper left corner stands at a place. */
export function putIn(clip: Clip, bot: string, flow: DraftFlow, nextId: NextId, at: Point): PutIn {
  const ids = new Map(clip.nodes.map(({ id }) => [id, nextId()]))
  const placed = clip.nodes.map(node => placeOf(node))
  const corner = around(placed.map(place => ({ ...place, width: 0, height: 0 }))) ?? { x: 0, y: 0 }
  // A step of another bot may happen to have the same id.
  const isHere = (id: string) => clip.bot === bot && flow.steps.has(id)
  const target = (id: string) => ids.get(id) ?? (isHere(id) ? id : undefined)
  let lost = 0
  const nodes = clip.nodes.map((node, index): Change => {
    const place = placed[index] ?? corner
    const data = { ...node.data }
    for (const name of fieldsWithSteps(node, ids)) {
      const wanted = data[name]
      if (typeof wanted !== 'string' || wanted === '') continue
      const found = target(wanted)
      if (found === undefined) lost++
      data[name] = found ?? ''
    }
    return {
      op: 'add',
      node: {
        ...node,
        id: ids.get(node.id) ?? node.id,
        data,
        position: { x: at.x + place.x - corner.x, y: at.y + place.y - corner.y },
      },
    }
  })
  const edges = clip.edges.flatMap((edge): Change[] => {
    const [from, to] = [ids.get(edge.source), target(edge.target)]
    if (from === undefined) return []
    if (to === undefined) {
      lost++
      return []
    }
    return [{ op: 'connect', edge: { ...edge, id: nextId(), source: from, target: to } }]
  })
  return {
    changes: [...nodes, ...edges],
    ids: [...ids.values()],
    lost,
    variables: variablesIn(clip.nodes),
  }
}

function placeOf({ position }: BotNode): Point {
  const { x, y } = Object(position) as Partial<Record<'x' | 'y', unknown>>
  return { x: typeof x === 'number' ? x : 0, y: typeof y === 'number' ? y : 0 }
}

/** The fields that name steps, by whichever of their names they are written. */
function fieldsWithSteps({ type, data }: BotNode, ids: ReadonlyMap<string, string>): string[] {
  const names = fieldsOfKind(type, 'node')
  if (names.length === 0) return []
  const older = Object.keys(data).filter(
    name => typeof data[name] === 'string' && ids.has(data[name]),
  )
  return [...new Set([...names, ...older])]
}

const fieldsOfKind = (type: string, kind: string) =>
  Object.entries(describeType(type)?.form.fields ?? {}).flatMap(([name, form]) =>
    form.kind === kind ? name : [],
  )

/** The variables that steps set or show. */
function variablesIn(nodes: readonly BotNode[]): string[] {
  const names = nodes.flatMap(({ type, data }) => [
    ...fieldsOfKind(type, 'variable').map(name => data[name]),
    ...[...JSON.stringify(data).matchAll(/\{([\p{L}_][\p{L}\p{N}_]*)(?:\|[^{}]*)?\}/gu)].map(
      ([, name]) => name,
    ),
  ])
  return [...new Set(names.filter(name => typeof name === 'string' && name !== ''))] as string[]
}

/** Where a copy is put: beside what it was made of. */
export function besideOf(flow: DraftFlow, places: Places, ids: ReadonlySet<string>): Point {
  const box = around(
    [...flow.steps.values()].filter(({ id }) => ids.has(id)).map(step => boxOf(step, places)),
  )
  return { x: (box?.x ?? 0) + 32, y: (box?.y ?? 0) + (box?.height ?? 0) + 32 }
}
