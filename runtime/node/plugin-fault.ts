import { isRecord } from '../bot/fields.js'
import { type FindFault, isPluginName, takesNothing } from './plugin.js'

/** What is wrong with a plug-in, in words; undefined where nothing is. */
export const faultOf: FindFault = (plugin, before) => {
  if (!isRecord(plugin)) return 'it is no object'
  const { name, nodes = [] } = plugin
  if (!isPluginName(name)) return 'its name must be lower-case letters, digits and hyphens'
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
