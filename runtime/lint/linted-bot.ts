import * as v from 'valibot'
import type { BotEdge, BotFile } from '../bot/bot.schema.js'
import type { Flow, FlowNode } from '../bot/flow.js'
import type { NodeData } from '../bot/translate.js'
import { stepsOfWords } from '../bot/trigger.schema.js'
import type { Level } from '../flow/levels.js'
import type { NodeDefinition } from '../node/define-node.js'
import type { AnyNodeForm, ServerHalf } from '../node/form.js'
import type { PluginRegistry } from '../node/plugin.js'
import { formOf, serverHalfOf } from '../nodes/described.js'
import { channelNames } from '../session/channel-names.js'
import { visitorFields } from '../session/inner-session.js'
import { fieldsIn, type LintedField } from './fields-in.js'
import { type NamesSet, namesSet } from './names-set.js'
import { type WayOn, waysOn } from './ways-on.js'

/** A node with all that rules look at. */
export interface LintedNode {
  readonly id: string
  readonly type: string
  /** The data as it stands in the file. */
  readonly written: FlowNode['data']
  /** Undefined where the type is not known. */
  readonly definition: NodeDefinition | undefined
  readonly form: AnyNodeForm | undefined
  readonly server: ServerHalf | undefined
  /** What the type's schema makes of the data. */
  readonly data: NodeData
  readonly fields: readonly LintedField[]
  /** Those of `fields` that only the server knows. */
  readonly serverFields: readonly LintedField[]
  readonly edges: readonly BotEdge[]
  readonly ways: readonly WayOn[]
}

/** A bot with all that rules look at. */
export interface LintedBot {
  readonly file: BotFile
  readonly flow: Flow
  readonly registry: PluginRegistry
  readonly nodes: readonly LintedNode[]
  readonly names: NamesSet
  /** The ids of the nodes that a visitor can come to. */
  readonly reached: ReadonlySet<string>
  /** Where it is played: by itself, or inside a step of another. */
  readonly level: Level
  readonly isSubFlow: boolean
}

/** Reads everything once that rules look at. */
export function prepare(
  file: BotFile,
  flow: Flow,
  registry: PluginRegistry,
  level: Level = { prefix: '', flow },
): LintedBot {
  const isSubFlow =
    level.inside !== undefined || file.inputs !== undefined || file.outputs !== undefined
  const nodes = [...flow.nodes.values()].map(node => prepareNode(node, flow, registry))
  const names = namesSet(flow, registry, nodes, [
    ...channelNames,
    ...(isSubFlow ? visitorFields : []),
  ])
  return {
    file,
    flow,
    registry,
    nodes,
    names,
    reached: reachedFrom(flow, nodes, [
      ...stepsOfWords(file.triggers),
      ...nodes.flatMap(({ id, definition, data }) =>
        definition?.hears?.(data as never) === undefined ? [] : id,
      ),
    ]),
    level,
    isSubFlow,
  }
}

const none = {}

function prepareNode(node: FlowNode, flow: Flow, registry: PluginRegistry): LintedNode {
  const definition = registry.find(node.type)
  const form = formOf(node.type, registry)
  const server = serverHalfOf(node.type, registry)
  const data = definition ? v.parse(definition.schema, node.data) : {}
  const edges = flow.edges.get(node.id) ?? []
  const serverFields = server ? fieldsIn(v.parse(server.schema, node.data), server.fields) : []
  const fields = [...fieldsIn(data, form?.fields ?? none), ...serverFields]
  return {
    id: node.id,
    type: node.type,
    written: node.data,
    definition,
    form,
    server,
    // A definition's own schema makes the data that its exits take.
    data: data as NodeData,
    fields,
    serverFields,
    edges,
    ways: form?.jumpsTo
      ? [{ exit: null, edge: undefined, target: String((data as NodeData)[form.jumpsTo]) }]
      : waysOn(definition, data as never, edges),
  }
}

/** A node counts as reached by any edge, misspelt handles included: those are told of by themselves. */
function reachedFrom(
  flow: Flow,
  nodes: readonly LintedNode[],
  others: readonly string[],
): ReadonlySet<string> {
  const byId = new Map(nodes.map(node => [node.id, node]))
  const reached = new Set([flow.start, ...others.filter(id => byId.has(id))])
  for (const id of reached) {
    const node = byId.get(id)
    for (const { target } of node?.edges ?? []) reached.add(target)
    for (const { target } of node?.ways ?? [])
      if (target !== undefined && byId.has(target)) reached.add(target)
  }
  return reached
}
