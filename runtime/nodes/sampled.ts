import { type PluginRegistry, pluginOf } from '../node/plugin.js'
import { registry } from './index.js'
import { samples } from './samples.js'

const ours: Readonly<Record<string, unknown>> = samples

/** One realistic data object for a node type, of Talkgraph's or of a plug-in's. No visitor's file has them. */
export function sampleOf(
  type: string,
  { plugins }: Pick<PluginRegistry, 'plugins'> = registry,
): unknown {
  const theirs = plugins.find(({ name }) => name === pluginOf(type))?.samples ?? {}
  return [ours, theirs].find(each => Object.hasOwn(each, type))?.[type] ?? {}
}
