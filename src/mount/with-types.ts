import { hasUnknownType } from '../../runtime/bot/flow.js'
import { type Bot, createRegistry, type Problem, type Registry } from '../../runtime/index.js'
import { parseBotOf } from '../../runtime/play.js'
import { commonTypes, type LoadedBot } from '../env/load-bot.js'
import type { LoadRare, RarePart } from '../model/rare.js'

/** A bot with the node types that it is played by, or why there is none. */
export type TypedBot =
  | { readonly bot: Bot; readonly types: Registry; readonly rare?: RarePart }
  | { readonly problem: Problem }

/** Fetches the rare node types for a bot that has one; without them such a bot is not played (decision 141). */
export async function withTypes(loaded: LoadedBot, loadRare: LoadRare): Promise<TypedBot> {
  if ('problem' in loaded) return loaded
  const { flow, file } = loaded.bot
  if (!hasUnknownType(flow, commonTypes.find)) return { ...loaded, types: commonTypes }
  try {
    const { rare } = await loadRare()
    const types = createRegistry([...commonTypes.definitions, ...rare.definitions])
    return { bot: parseBotOf(types, file), types, rare }
  } catch (reason) {
    const message = `The bot has steps that come in a file beside the widget, talkgraph-rare.js, which could not be fetched: ${reason}`
    return { problem: { code: 'STEPS_NOT_LOADED', message } }
  }
}
