import type { Flow } from '../../runtime/bot/flow.js'
import { type Bot, createRegistry, type Problem, type Registry } from '../../runtime/index.js'
import { rareNames } from '../../runtime/nodes/rare-names.js'
import { parseBotOf } from '../../runtime/play.js'
import { commonTypes, type LoadedBot } from '../env/load-bot.js'
import type { LoadPlugins, OpenPlugins, PluginLooks } from '../model/plugins.js'
import type { LoadRare, RarePart } from '../model/rare.js'

/** A bot with the node types that it is played by, or why there is none. */
export type TypedBot =
  | {
      readonly bot: Bot
      readonly types: Registry
      readonly rare?: RarePart
      readonly plugins?: PluginLooks
      /** What is wrong with plug-ins that are missed. */
      readonly missed?: readonly Problem[]
    }
  | { readonly problem: Problem }

/** Where the types come from that not every widget brings along. */
export interface TypeSources {
  readonly loadRare: LoadRare
  readonly loadPlugins: LoadPlugins
  /** The plug-ins that the page has given. */
  readonly given?: readonly unknown[] | undefined
  /** The server of the bot. */
  readonly server?: string | undefined
}

/**
 * Fetches the rare node types for a bot that has one, without which such a bot is not played (decision 141), and the
 * plug-ins that it names, whose steps are passed where they cannot be had.
 */
export async function withTypes(loaded: LoadedBot, sources: TypeSources): Promise<TypedBot> {
  if ('problem' in loaded) return loaded
  const { flow, file } = loaded.bot
  const [rare, plugins] = await Promise.all([
    hasRareType(flow) ? findRare(sources) : undefined,
    findPlugins(file.pluginFiles ?? [], sources),
  ])
  if (rare && 'code' in rare) return { problem: rare }
  const missed = plugins && ('code' in plugins ? [plugins] : plugins.problems)
  const opened = plugins && 'types' in plugins ? plugins : undefined
  const known = opened?.types ?? commonTypes
  const types = rare ? createRegistry([...known.definitions, ...rare.definitions]) : known
  return {
    bot: types === commonTypes ? loaded.bot : parseBotOf(types, file),
    types,
    rare,
    ...(opened && { plugins: opened.looks }),
    missed,
  }
}

/** Has a flow a node that may be one of a rare type? Those of a sub-flow come with the step that plays it. */
function hasRareType({ nodes }: Flow): boolean {
  return [...nodes.values()].some(({ type, data }) =>
    [type, data.type].some(name => rareNames.has(String(name).replace(/-node$/, ''))),
  )
}

async function findRare({ loadRare }: TypeSources): Promise<RarePart | Problem> {
  try {
    return (await loadRare()).rare
  } catch (reason) {
    const message = `The bot has steps that come in a file beside the widget, talkgraph-rare.js, which could not be fetched: ${reason}`
    return { code: 'STEPS_NOT_LOADED', message }
  }
}

async function findPlugins(
  files: readonly unknown[],
  { given: ofPage, server, loadPlugins }: TypeSources,
): Promise<OpenPlugins | Problem | undefined> {
  // What is no list has been told.
  const given = Array.isArray(ofPage) ? ofPage : []
  if (given.length + files.length === 0) return undefined
  try {
    const { openPlugins } = await loadPlugins()
    return await openPlugins({ given, files, server, types: commonTypes })
  } catch (reason) {
    const message = `What opens plug-ins could not be fetched, so their steps are passed: ${reason}`
    return { code: 'PLUGIN_BROKEN', message }
  }
}
