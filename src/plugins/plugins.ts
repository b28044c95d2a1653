import { withPlugins } from '../../runtime/node/plugin.js'
import type { OpenPlugins, PluginSources } from '../model/plugins.js'
import { fetchPlugin, isPluginFile } from './fetch-plugin.js'
import { createLooks } from './looks.js'

/** Opens the plug-ins of a bot: those that the page has given, and of the server's those that the page has not. */
export async function openPlugins({
  given,
  files,
  server,
  types,
}: PluginSources): Promise<OpenPlugins> {
  const names = new Set(given.map(nameOf))
  const wanted = server === undefined ? [] : files.filter(isPluginFile)
  const fetched = await Promise.all(
    wanted.filter(({ name }) => !names.has(name)).map(file => fetchPlugin(file, server ?? '')),
  )
  const come = fetched.flatMap(each => ('plugin' in each ? [each.plugin] : []))
  const missed = fetched.flatMap(each => ('problem' in each ? [each.problem] : []))
  const { definitions, find, plugins, problems } = withPlugins(types, [...given, ...come])
  return {
    types: { definitions, find },
    looks: createLooks(plugins),
    problems: [...missed, ...problems],
  }
}

const nameOf = (plugin: unknown): unknown =>
  plugin instanceof Object && 'name' in plugin ? plugin.name : undefined
