import * as v from 'valibot'
import { isRecord } from '../bot/fields.js'
import type { NodeDefinition } from './define-node.js'
import type { AnyNodeForm } from './form.js'
import type { Problem } from './problem.js'
import { createRegistry, type Registry } from './registry.js'
import type { ServerStep } from './step.js'

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
  readonly steps?: Readonly<Record<string, ServerStep>>
}

/** Node types of Talkgraph's and of plug-ins, with what is wrong with plug-ins that were left out. */
export interface PluginRegistry extends Registry {
  readonly plugins: readonly Plugin[]
  readonly problems: readonly Problem[]
}

/** Says what is wrong with a plug-in, in words; undefined where nothing is. */
export type FindFault = (plugin: unknown, before: readonly Plugin[]) => string | undefined

/** Adds the node types of plug-ins to others. One that is broken is left out, named among the problems, and harms no other. `faultOf` says what is wrong; without it that is said in short. */
export function withPlugins(
  types: Registry | PluginRegistry,
  given: readonly unknown[] = [],
  faultOf: FindFault = briefly,
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
  const safe = Object.entries(otherwise).map(([name, given]) => [name, orElse(node, name, given)])
  return { ...node, schema: forgiving, ...Object.fromEntries(safe) }
}

/** What each function of a definition gives that throws. */
const otherwise = {
  exits: () => [null],
  edgeNames: (handle: string) => [handle, `source-${handle}`],
  sets: () => [],
  keepsEmail: () => [],
  inputs: () => undefined,
}

const orElse =
  (node: NodeDefinition, name: string, instead: (...given: never[]) => unknown) =>
  (...given: never[]) => {
    try {
      return Reflect.get(node, name)(...given)
    } catch {
      return instead(...given)
    }
  }

const isPlugin = (plugin: unknown): plugin is Plugin => isRecord(plugin)

function leftOut(plugin: unknown, place: number, fault = 'it is no object'): string {
  const name = isRecord(plugin) && typeof plugin.name === 'string' && plugin.name
  return `The plug-in ${name ? `"${name}"` : `at place ${place + 1}`} is left out: ${fault}.`
}

/** The name of a plug-in. */
export const isPluginName = (name: unknown): name is string =>
  typeof name === 'string' && /^[a-z0-9][a-z0-9-]{0,59}$/.test(name)

/** Does a schema accept data in which nothing stands? */
export function takesNothing(schema: unknown): boolean {
  try {
    return isRecord(schema) && v.safeParse(schema as never, {}).success
  } catch {
    return false
  }
}

const briefly: FindFault = (plugin, before) => {
  const { name, nodes = [] } = Object(plugin)
  const isWhole =
    isPluginName(name) &&
    !before.some(other => other.name === name) &&
    Array.isArray(nodes) &&
    nodes.every(
      node =>
        String(node?.type).startsWith(`${name}/`) && node.machine && takesNothing(node.schema),
    )
  return isWhole ? undefined : '“talkgraph lint --plugin” says what is wrong with it'
}
