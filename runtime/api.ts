import type { Conversation } from './flow/conversation.js'
import type { Env } from './node/env.js'
import { type Plugin, type PluginRegistry, withPlugins } from './node/plugin.js'
import { faultOf } from './node/plugin-fault.js'
import type { Registry } from './node/registry.js'
import { registry } from './nodes/index.js'
import { type Bot, type BotConversation, createConversationOf, parseBotOf } from './play.js'
import { typedWords } from './validate/typed-words.js'

/** Which node types there are beside Talkgraph's. */
export interface WithPlugins {
  readonly plugins?: readonly Plugin[] | undefined
}

/**
 * Reads a bot: JSON text or the parsed object, a whole bot or a bare `{ nodes, edges }`. Throws a `BotError` (code
 * SET_CURRENT_BOT_FLOW_ELEMENTS_ERROR) that names the node or edge at fault (decisions 1 to 6). A conversation with the bot
 * takes the same plug-ins.
 */
export function parseBot(input: unknown, types: Registry | WithPlugins = registry): Bot {
  const known = 'find' in types ? types : typesWith(types.plugins)
  return { ...parseBotOf(known, input), types: known }
}

/** Talkgraph's node types with those of plug-ins; a plug-in that is broken is left out and named in `problems`. */
export function typesWith(plugins: readonly unknown[] = []): PluginRegistry {
  // What is no list is one that is broken.
  return withPlugins(registry, [plugins].flat(), faultOf)
}

/**
 * A conversation with a bot, over all node types and those that the bot was read by. It reads days and times in words, and waits for `start()`. Throws where
 * bot or environment is missing.
 */
export function createConversation(
  given: BotConversation & WithPlugins & { readonly registry?: Registry },
): Conversation {
  const { registry: own, plugins, ...options }: typeof given = Object(given)
  const { bot, env }: Partial<BotConversation> = options
  if (!bot?.file || !bot.flow) throw wrong('bot', bot, 'what parseBot() has read')
  if (!env?.clock) throw wrong('env', env, 'an environment with a clock')
  const withWords: Env = Object.create(env, env.typed ? {} : { typed: { value: typedWords } })
  const types = own ?? (plugins ? typesWith(plugins) : (bot.types ?? registry))
  return createConversationOf(types, { ...options, env: withWords })
}

function wrong(option: string, given: unknown, expected: string): Error {
  const got =
    given instanceof Object ? `an object with ${Object.keys(given).join(', ') || 'nothing'}` : given
  return new Error(`Talkgraph: createConversation() got ${option} ${got}, expected ${expected}.`)
}
