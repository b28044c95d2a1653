import * as v from 'valibot'
import { isRecord } from '../bot/fields.js'
import type { NodeDefinition } from './define-node.js'
import type { AnyNodeForm } from './form.js'
import type { Problem } from './problem.js'
import { createRegistry, type Registry } from './registry.js'
import type { Step } from './step.js'

/** What a plug-in brings for wherever bots are played and made; what draws it and what runs on a server stand beside it. */
export interface Plugin {
  /** Lower-case letters, digits and hyphens. Bots say it in `plugins`. */
  readonly name: string
  /** Its node types, each named `<plugin>/<type>` and made by `defineNode`. */
  readonly nodes?: readonly NodeDefinition[]
  /** What its types are for people, by type. */
  readonly forms?: Readonly<Record<string, AnyNodeForm>>
  /** One realistic data object for each type. */
  readonly samples?: Readonly<Record<string, unknown>>
  /** What its looks say, in other languages: by language, then by the English. */
  readonly texts?: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** What of its types a server runs, by type; it stands in the plug-in's server half. */
  readonly steps?: Readonly<Record<string, Step>>
}

/** Node types of Talkgraph's and of plug-ins, with what is wrong with plug-ins that were left out. */
export interface PluginRegistry extends Registry {
  readonly plugins: readonly Plugin[]
  readonly problems: readonly Problem[]
}

/** Adds the node types of plug-ins to others. One that is broken is left out, named among the problems, and harms no other. */
export function withPlugins(
  types: Registry | PluginRegistry,
  given: readonly unknown[] = [],
): PluginRegistry {
  const there = 'plugins' in types ? types : undefined
  const plugins: Plugin[] = []
  const problems: Problem[] = [...(there?.problems ?? [])]
  for (const [place, plugin] of given.entries()) {
    const fault = faultOf(plugin, [...(there?.plugins ?? []), ...plugins])
    if (isPlugin(plugin) && fault === undefined) plugins.push(plugin)
    else problems.push({ code: 'PLUGIN_BROKEN', message: leftOut(plugin, place, fault) })
  }
  const nodes = plugins.flatMap(({ nodes = [] }) => nodes.map(guarded))
  const all: Registry = nodes.length > 0 ? createRegistry([...types.definitions, ...nodes]) : types
  return {
    definitions: all.definitions,
    find: all.find,
    plugins: [...(there?.plugins ?? []), ...plugins],
    problems,
  }
}

/** Of a node type, the name of the plug-in that brings it; undefined for one of Talkgraph's. */
export function pluginOf(type: string): string | undefined {
  const end = type.indexOf('/')
  return end > 0 ? type.slice(0, end) : undefined
}

/** The same definition, which throws nothing where its data is read or its exits are asked for. */
function guarded(node: NodeDefinition): NodeDefinition {
  const { schema } = node
  const forgiving: v.GenericSchema = {
    ...schema,
    '~run'(dataset, config) {
      const read = schema['~run']({ ...dataset }, config)
      return read.issues ? schema['~run']({ value: {} }, config) : read
    },
  }
  return {
    ...node,
    schema: forgiving,
    exits: orElse(node.exits, () => [null]),
    edgeNames: orElse(node.edgeNames, handle => [handle, `source-${handle}`]),
    sets: orElse(node.sets, () => []),
    keepsEmail: orElse(node.keepsEmail, () => []),
    inputs: orElse(node.inputs, () => undefined),
  }
}

function orElse<Given extends unknown[], Result>(
  call: (...given: Given) => Result,
  otherwise: (...given: Given) => Result,
): (...given: Given) => Result {
  return (...given) => {
    try {
      return call(...given)
    } catch {
      return otherwise(...given)
    }
  }
}

const isPlugin = (plugin: unknown): plugin is Plugin => isRecord(plugin)

function leftOut(plugin: unknown, place: number, fault = 'it is no object'): string {
  const name = isRecord(plugin) && typeof plugin.name === 'string' && plugin.name
  return `The plug-in ${name ? `"${name}"` : `at place ${place + 1}`} is left out: ${fault}.`
}

/** What is wrong with a plug-in, in words; undefined where nothing is. */
function faultOf(plugin: unknown, before: readonly Plugin[]): string | undefined {
  if (!isRecord(plugin)) return 'it is no object'
  const { name, nodes = [] } = plugin
  if (typeof name !== 'string' || !/^[a-z0-9][a-z0-9-]{0,59}$/.test(name))
    return 'its name must be lower-case letters, digits and hyphens'
  if (before.some(other => other.name === name)) return 'another plug-in has the same name'
  if (!Array.isArray(nodes)) return 'its nodes must be a list'
  const types = new Set<unknown>()
  for (const node of nodes) {
    const fault = faultOfNode(node, name)
    if (fault !== undefined) return fault
    if (types.has(node.type)) return `the node type "${node.type}" is there twice`
    types.add(node.type)
  }
  return undefined
}

const made = ['machine', 'exits', 'edgeNames', 'sets', 'keepsEmail', 'inputs'] as const

function faultOfNode(node: unknown, plugin: string): string | undefined {
  if (!isRecord(node) || typeof node.type !== 'string') return 'one of its nodes has no type'
  const { type } = node
  const said = `the node type "${type}"`
  if (!type.startsWith(`${plugin}/`) || type.endsWith('-node') || type.endsWith('/'))
    return `${said} must be named "${plugin}/…", without "-node" behind it`
  if (!made.every(name => typeof node[name] === 'function'))
    return `${said} must come from defineNode`
  const aliases = Array.isArray(node.aliases) ? node.aliases : []
  if (!aliases.every(alias => String(alias).startsWith(`${plugin}/`)))
    return `${said} has an alias that does not begin with "${plugin}/"`
  return takesNothing(node.schema) ? undefined : `the schema of ${said} must accept {}`
}

function takesNothing(schema: unknown): boolean {
  try {
    return isSchema(schema) && v.safeParse(schema, {}).success
  } catch {
    return false
  }
}

const isSchema = (schema: unknown): schema is v.GenericSchema =>
  isRecord(schema) && '~run' in schema
