import { type Plugin, type PluginRegistry, withPlugins } from '../node/plugin.js'
import { faultOf } from '../node/plugin-fault.js'
import { createRegistry } from '../node/registry.js'
import * as all from './all.js'

/** The name of a node type that there is. */
export type NodeType = (typeof all)[keyof typeof all]['type']

const own = createRegistry(Object.values(all))
let known = withPlugins(own)

/** Every node type there is: Talkgraph's, and those of the plug-ins that were installed. */
export const registry: PluginRegistry = {
  get definitions() {
    return known.definitions
  },
  get plugins() {
    return known.plugins
  },
  get problems() {
    return known.problems
  },
  find: name => known.find(name),
}

/** Talkgraph's own node types. */
export const ownTypes = own

/**
 * Adds plug-ins to every node type there is, for all that this process does: a server and its studio have some. Replaces those of
 * an earlier call. What is wrong is told to the caller alone: no bot's owner can mend what is installed.
 */
export function installPlugins(plugins: readonly Plugin[]): PluginRegistry {
  const installed = withPlugins(own, plugins, faultOf)
  known = { ...installed, problems: [] }
  return installed
}
