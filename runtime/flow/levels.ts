import * as v from 'valibot'
import type { BotEdge } from '../bot/bot.schema.js'
import type { Flow, FlowNode } from '../bot/flow.js'
import { findSubFlow, type SubFlow } from '../bot/sub-flows.js'
import type { SubFlowCall } from '../node/define-node.js'
import type { ProblemCode } from '../node/problem.js'
import type { Registry } from '../node/registry.js'

/** A flow where it is played: the bot's own, or a sub-flow inside the step that plays it. */
export interface Level {
  /** What stands before the ids of its nodes: nothing in the bot itself, `order/` inside the node `order`. */
  readonly prefix: string
  readonly flow: Flow
  /** Absent in the bot itself. */
  readonly inside?: Inside
}

/** Where a sub-flow is played. */
interface Inside {
  readonly at: Standing
  readonly subFlow: SubFlow
  readonly call: SubFlowCall
  /** Where its file was found: what it plays itself may lie beside it. */
  readonly home: Level
}

/** A node where it is played: its id begins with the prefix of its level. */
export interface Standing {
  readonly level: Level
  readonly node: FlowNode
}

/** Why a sub-flow cannot be played. */
export interface NoLevel {
  readonly code: ProblemCode
  readonly message: string
}

/** The levels of a bot, each made when it is first asked for: a sub-flow that is used often has many. */
export interface Levels {
  readonly outermost: Level
  /** The node of this id, such as `order/street` for the node `street` of the sub-flow that the node `order` plays. */
  find(nodeId: string): Standing | undefined
  /** The sub-flow that a node plays. */
  enter(at: Standing, call: SubFlowCall): Level | NoLevel
}

/** Begins with the bot's own flow. */
export function createLevels(flow: Flow, registry: Registry): Levels {
  const outermost: Level = { prefix: '', flow }
  const levels = new Map<string, Level | NoLevel>()
  return { outermost, find: nodeId => find(outermost, nodeId), enter }

  function find(level: Level, id: string): Standing | undefined {
    const node = level.flow.nodes.get(id)
    if (node) return { level, node: placed(level, node) }
    // What was saved may name anything.
    if (!flow.subFlows || typeof id !== 'string') return undefined
    for (let slash = id.indexOf('/'); slash > 0; slash = id.indexOf('/', slash + 1)) {
      const at = level.flow.nodes.get(id.slice(0, slash))
      const inner = at && below({ level, node: placed(level, at) })
      const found = inner && find(inner, id.slice(slash + 1))
      if (found) return found
    }
    return undefined
  }

  function below(at: Standing): Level | undefined {
    const call = callOf(at.node, registry)
    const level = call && enter(at, call)
    return level && 'flow' in level ? level : undefined
  }

  function enter(at: Standing, call: SubFlowCall): Level | NoLevel {
    const { id } = at.node
    const level = levels.get(id) ?? make(at, call)
    levels.set(id, level)
    return level
  }
}

/** Whether a bot has a node of this id, in itself or in a sub-flow. */
export function hasNode(flow: Flow, registry: Registry, nodeId: string): boolean {
  return createLevels(flow, registry).find(nodeId) !== undefined
}

/** The sub-flow that a node plays; undefined where its type plays none. */
export function callOf({ type, data }: FlowNode, registry: Registry): SubFlowCall | undefined {
  const definition = registry.find(type)
  // A definition's own schema makes the data that its own function takes.
  return definition?.plays?.(v.parse(definition.schema, data) as never)
}

/** The edges that begin at a node, as its level's file names their ends. */
export function edgesOf({ level, node }: Standing): readonly BotEdge[] {
  return level.flow.edges.get(node.id.slice(level.prefix.length)) ?? []
}

/** How many levels all sub-flows of a bot may make together, where each is looked at: one that plays another twice doubles them. */
const mostLevels = 2000

/** Every level of a bot, outer ones first, as far as its sub-flows can be played; at most 2,000. */
export function* everyLevel(flow: Flow, registry: Registry): Iterable<Level> {
  const levels = createLevels(flow, registry)
  const all = [levels.outermost]
  for (const level of all) {
    yield level
    for (const node of flow.subFlows ? level.flow.nodes.values() : []) {
      const call = callOf(node, registry)
      const inner = call && levels.enter({ level, node: placed(level, node) }, call)
      if (inner && 'flow' in inner && all.length < mostLevels) all.push(inner)
    }
  }
}

/** A node of a level's flow with the id that it has there. */
export function placed({ prefix }: Level, node: FlowNode): FlowNode {
  return prefix ? { ...node, id: prefix + node.id } : node
}

function make(at: Standing, call: SubFlowCall): Level | NoLevel {
  const { id, version } = call
  const found = findFrom(at.level, id, version)
  if (!found) return missing(at, id)
  const around = namesAround(at.level)
  if (around.includes(id)) {
    const way = [...around.slice(around.indexOf(id)), id].map(each => `"${each}"`).join(' → ')
    return {
      code: 'SUB_FLOW_CIRCLE',
      message: `The step "${at.node.id}" plays a sub-flow inside itself, ${way}, and is passed by its plain way.`,
    }
  }
  const [home, subFlow] = found
  return { prefix: `${at.node.id}/`, flow: subFlow, inside: { at, subFlow, call, home } }
}

function missing(at: Standing, id: string): NoLevel {
  const what = id ? `the sub-flow "${id}", which the bot does not bring` : 'no sub-flow'
  return {
    code: 'NO_SUCH_SUB_FLOW',
    message: `The step "${at.node.id}" plays ${what}, and is passed by its plain way.`,
  }
}

/** A sub-flow by its id: one that the level's own file brings counts before what lies beside that file. */
function findFrom(from: Level, id: string, version: number): readonly [Level, SubFlow] | undefined {
  for (let level: Level | undefined = from; level; level = level.inside?.home) {
    const subFlow = findSubFlow(level.flow.subFlows, id, version)
    if (subFlow) return [level, subFlow]
  }
  return undefined
}

/** The ids of the sub-flows around a level, outer ones first. */
function namesAround(level: Level): string[] {
  const { inside } = level
  return inside ? [...namesAround(inside.at.level), inside.call.id] : []
}
