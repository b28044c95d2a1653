import type { GenericSchema } from 'valibot'
import type { BotEdge } from '../bot/bot.schema.js'
import { isRecord } from '../bot/fields.js'
import { findPlainEdge } from '../bot/find-edge.js'
import { partsOf } from '../bot/schema-parts.js'
import type { NodeData } from '../bot/translate.js'
import type { Exit, NodeDefinition } from '../node/define-node.js'
import type { AnyFieldForms, AnyNodeForm } from '../node/form.js'

/** How a node is left: by an exit, along an edge where there is one. */
export interface Way {
  readonly exit: Exit
  readonly edge: BotEdge | undefined
  /** The node that comes next; undefined where the flow ends. */
  readonly target: string | undefined
}

/** Is it the plain way on? */
export const isPlain = ({ sourceHandle }: BotEdge) => !sourceHandle || sourceHandle === 'source'

/**
 * Every way on from a node, by the rules of decision 7, in time linear in its exits and edges. A node of unknown type has
 * one.
 */
export function waysOn(
  definition: NodeDefinition | undefined,
  data: never,
  edges: readonly BotEdge[],
): readonly Way[] {
  const way = (exit: Exit, edge: BotEdge | undefined): Way => ({ exit, edge, target: edge?.target })
  if (!definition) return [way(null, findPlainEdge(edges, new Set()))]
  const exits = definition.exits(data)
  // Most nodes by far: one way on, along one edge.
  if (exits.length === 1 && exits[0] === null && edges.length < 2)
    return [way(null, definition.branches ? edges.find(isPlain) : edges[0])]
  const byHandle = new Map<string, BotEdge>()
  for (const edge of edges) {
    const handle = edge.sourceHandle ?? ''
    if (!byHandle.has(handle)) byHandle.set(handle, edge)
  }
  const handles = new Set(byHandle.keys())
  const plain = edges.find(isPlain)
  const claimed = new Set<string>()
  const branches = exits.map(exit => {
    const names = exit === null ? [] : definition.edgeNames(exit, data, handles)
    for (const name of names) claimed.add(name)
    const name = names.find(each => byHandle.has(each))
    return way(exit, (name === undefined ? undefined : byHandle.get(name)) ?? plain)
  })
  if (definition.branches || !exits.includes(null)) return branches
  const rest = findPlainEdge(edges, claimed)
  return branches.map(each => (each.edge ? each : way(each.exit, rest)))
}

/** The handles that an edge of a node may carry, those of options that are blank or left out for now included. */
export function handlesOf(
  definition: NodeDefinition,
  form: AnyNodeForm | undefined,
  data: NodeData,
  edges: readonly BotEdge[],
): ReadonlySet<string> {
  const carried = new Set(edges.map(({ sourceHandle }) => sourceHandle ?? ''))
  const whole = withoutGaps(data, definition.schema, form?.fields ?? {})
  return new Set([
    // A definition's own schema makes the data that its functions take.
    ...[data, whole].flatMap(each => namesOf(definition, each as never, carried)),
    ...(form?.peeks ?? []).map(({ handle }) => handle),
  ])
}

const namesOf = (definition: NodeDefinition, data: never, carried: ReadonlySet<string>) =>
  definition.exits(data).flatMap(exit => (exit === null ? [] : definition.edgeNames(exit, data, carried)))

/** The data as it is once every option has a text and none is left out. */
function withoutGaps(data: unknown, schema: GenericSchema, forms: AnyFieldForms): unknown {
  if (!isRecord(data)) return data
  const whole: Record<string, unknown> = { ...data }
  for (const [name, field] of Object.entries(partsOf(schema).entries ?? {})) {
    const { isWords, item } = partsOf(field)
    const value = data[name]
    const form = forms[name]
    if (isWords && typeof value === 'string') whole[name] = 'x'
    else if (form?.kind === 'switch' && form.leavesOut !== undefined) whole[name] = false
    else if (item && Array.isArray(value))
      whole[name] = value.map(entry => withoutGaps(entry, item, form && 'fields' in form ? form.fields : {}))
  }
  return whole
}
