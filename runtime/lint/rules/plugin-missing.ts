import { pluginOf } from '../../node/plugin.js'
import type { Rule } from '../rule.js'

export const pluginMissing: Rule = {
  id: 'plugin-missing',
  severity: 'warning',
  title: 'A plug-in that is not there',
  explanation:
    'The bot says in `plugins` that its steps come from a plug-in that is not installed here, or that is broken; or it has a step of one that it does not name, which visitors then do not get. Such a step does nothing: the conversation passes it by its plain edge.',
  remedy: 'Install the plug-in, or take its steps out of the bot.',
  *check({ file, nodes, registry, level }) {
    for (const { message } of level.inside ? [] : registry.problems)
      yield { message, remedy: 'Mend the plug-in, or take it out.' }
    const named = new Set(file.plugins ?? [])
    const there = new Set(registry.plugins.map(({ name }) => name))
    for (const name of named)
      if (!there.has(name)) yield { message: `The plug-in "${name}" is not there.` }
    if (level.inside) return
    for (const { id, type, definition } of nodes) {
      const plugin = definition && pluginOf(definition.type)
      if (!plugin || named.has(plugin)) continue
      const plugins = [...named, plugin]
      yield {
        nodeId: id,
        message: `"${type}" comes from the plug-in "${plugin}", which the bot does not name.`,
        remedy: `Write "${plugin}" into the bot's "plugins".`,
        mend: {
          title: `Name "${plugin}"`,
          changes: [{ op: 'bot', path: ['plugins'], value: plugins }],
        },
      }
    }
  },
}
