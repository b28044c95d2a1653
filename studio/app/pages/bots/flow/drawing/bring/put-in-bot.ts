import { type BotNode, type Change, type Draft, toldSteps, typeOfStep } from 'talkgraph/builder'
import type { NextId } from '../../model/edit/ids.js'
import { createPlaces } from '../../model/graph/places.js'
import { type DraftFlow, readFlow } from '../../model/graph/read-graph.js'
import type { Point } from '../../model/graph/sizes.js'
import { type Clip, type PutIn, putIn } from '../clipboard/clip.js'
import { groupsOf, notesOf } from '../groups/groups.js'

/** Where the steps of a bot are put in. */
interface Into {
  readonly botId: string
  readonly draft: Draft
  readonly flow: DraftFlow
  readonly nextId: NextId
  readonly at: Point
}

/**
 * Puts the steps of another bot into this one, with their ways, groups, notes and sub-flows, and what is told of an import.
 * Steps without a place are laid out first.
 */
export function putInBot(bot: Draft, { botId, draft, flow, nextId, at }: Into): PutIn {
  const [clip, corner] = clipOf(bot, flow.start !== undefined)
  const subFlows = bringSubFlows(bot, draft, nextId)
  const nodes = clip.nodes.map(node => withSubFlow(node, subFlows.ids))
  const put = putIn({ ...clip, nodes }, botId, flow, nextId, at)
  const ids = new Map(clip.nodes.map(({ id }, index) => [id, put.ids[index] ?? id]))
  return {
    ...put,
    changes: [
      ...subFlows.changes,
      ...put.changes,
      ...besides(bot, draft, ids, shift(corner, at), nextId),
    ],
  }
}

/** The steps of a bot as they are copied, each with a place; and the upper left corner of them. */
function clipOf(bot: Draft, hasStart: boolean): [Clip, Point] {
  const places = createPlaces().of(readFlow(bot))
  const [{ nodes, edges }] = bot.elements
  const targets = new Set(edges.map(({ target }) => target))
  // A flow begins once: a beginning that says nothing stays behind.
  const isLeft = (node: BotNode) =>
    hasStart &&
    typeOfStep(node) === 'welcome' &&
    !targets.has(node.id) &&
    !String(node.data.text ?? '').trim()
  const placed = nodes
    .filter(node => !isLeft(node))
    .map(node => ({ ...node, position: places.get(node.id) ?? { x: 0, y: 0 } }))
  const left = Math.min(...placed.map(({ position: { x } }) => x))
  const top = Math.min(...placed.map(({ position: { y } }) => y))
  const kept = new Set(placed.map(({ id }) => id))
  return [
    {
      kind: 'talkgraph-steps',
      bot: '',
      nodes: placed,
      edges: edges.filter(({ source }) => kept.has(source)),
    },
    { x: left, y: top },
  ]
}

const shift = (from: Point, to: Point): Point => ({ x: to.x - from.x, y: to.y - from.y })

function besides(
  bot: Draft,
  draft: Draft,
  ids: ReadonlyMap<string, string>,
  by: Point,
  nextId: NextId,
): Change[] {
  const groups = groupsOf(bot).flatMap(({ id: _, nodeIds, ...group }): Change[] => {
    const inside = nodeIds.flatMap(id => ids.get(id) ?? [])
    const value = { ...group, nodeIds: inside }
    return inside.length === 0 ? [] : [{ op: 'bot', path: ['groups', nextId()], value }]
  })
  const notes = notesOf(bot).map(({ text, x, y }): Change => {
    return { op: 'bot', path: ['notes', nextId()], value: { text, x: x + by.x, y: y + by.y } }
  })
  const { from, steps } = toldSteps({ imported: recordIn(bot.imported) })
  const told = [...steps].flatMap(([id, value]): Change[] => {
    const here = ids.get(id)
    return here === undefined ? [] : [{ op: 'bot', path: ['imported', 'told', here], value }]
  })
  const product: Change[] =
    told.length > 0 && !recordIn(draft.imported)?.from
      ? [{ op: 'bot', path: ['imported', 'from'], value: from }]
      : []
  return [...groups, ...notes, ...product, ...told]
}

interface Brought {
  readonly changes: readonly Change[]
  /** Under which id each sub-flow stands in this bot. */
  readonly ids: ReadonlyMap<string, string>
}

/** The sub-flows of another bot; one that stands here already under its id, and is the same, is not brought again. */
function bringSubFlows(bot: Draft, draft: Draft, nextId: NextId): Brought {
  const here = recordIn(draft.subFlows) ?? {}
  const ids = new Map<string, string>()
  const changes = Object.entries(recordIn(bot.subFlows) ?? {}).flatMap(([id, value]): Change[] => {
    const known = Object.hasOwn(here, id)
    const isSame = known && JSON.stringify(here[id]) === JSON.stringify(value)
    const own = known && !isSame ? nextId() : id
    ids.set(id, own)
    return isSame ? [] : [{ op: 'bot', path: ['subFlows', own], value }]
  })
  return { changes, ids }
}

function withSubFlow(node: BotNode, ids: ReadonlyMap<string, string>): BotNode {
  const { subFlowId } = node.data
  const own = typeof subFlowId === 'string' ? ids.get(subFlowId) : undefined
  return own === undefined || own === subFlowId
    ? node
    : { ...node, data: { ...node.data, subFlowId: own } }
}

const recordIn = (value: unknown): Record<string, unknown> | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? { ...(value satisfies object) }
    : undefined
