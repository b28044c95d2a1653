import type { PluginFile } from '@talkgraph/wire/plugins'
import { everyLevel } from '../../../runtime/flow/levels.js'
import { type Bot, registry } from '../../../runtime/index.js'
import { pluginOf } from '../../../runtime/node/plugin.js'
import { installedPlugins } from './load-plugins.js'

/** What a browser has to know of a bot's plug-ins: their names, and the files of those that stand here. Nothing of a bot without any. */
export function pluginsOf({ file, flow }: Pick<Bot, 'file' | 'flow'>): {
  readonly plugins?: readonly string[]
  readonly pluginFiles?: readonly PluginFile[]
} {
  const used = [...everyLevel(flow, registry)]
    .flatMap(level => [...level.flow.nodes.values()])
    .flatMap(({ type }) => pluginOf(type) ?? [])
  const names = [...new Set([...(file.plugins ?? []), ...used])]
  if (names.length === 0) return {}
  const pluginFiles = installedPlugins().plugins.flatMap(({ name, file: half }) =>
    half && names.includes(name) ? [half] : [],
  )
  return { plugins: names, pluginFiles }
}
