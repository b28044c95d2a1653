import type { Conversation } from './flow/conversation.js'
import type { Registry } from './node/registry.js'
import { registry } from './nodes/index.js'
import { type Bot, type BotConversation, createConversationOf, parseBotOf } from './play.js'

/**
 * Reads a bot: JSON text or the parsed object, a whole bot or a bare `{ nodes, edges }`. Throws a `BotError` (code
 * SET_CURRENT_BOT_FLOW_ELEMENTS_ERROR) that names the node or edge at fault (decisions 1 to 6).
 */
export function parseBot(input: unknown, types: Registry = registry): Bot {
  return parseBotOf(types, input)
}

/** A conversation with a bot, over all node types. It waits for `start()`. */
export function createConversation({
  registry: types = registry,
  ...options
}: BotConversation & { registry?: Registry }): Conversation {
  return createConversationOf(types, options)
}
