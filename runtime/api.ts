import type { BotFile } from './bot/bot.schema.js'
import { buildFlow, type Flow } from './bot/flow.js'
import { readBotFile } from './bot/read-bot-file.js'
import {
  type Conversation,
  type ConversationOptions,
  createConversation as create,
} from './flow/conversation.js'
import type { Registry } from './node/registry.js'
import { registry } from './nodes/index.js'

/** A bot that has been read and checked. */
export interface Bot {
  readonly file: BotFile
  readonly flow: Flow
}

/**
 * Reads a bot: JSON text or the parsed object, a whole bot or a bare `{ nodes, edges }`. Throws a `BotError` (code
 * SET_CURRENT_BOT_FLOW_ELEMENTS_ERROR) that names the node or edge at fault (decisions 1 to 6).
 */
export function parseBot(input: unknown, types: Registry = registry): Bot {
  const file = readBotFile(input)
  return { file, flow: buildFlow(file, types.find) }
}

/** A conversation with a bot, over all node types. It waits for `start()`. */
export function createConversation({
  bot,
  registry: types = registry,
  allowEdit = /^true$/i.test(String(bot.file.customizations.allowEdit)),
  ...options
}: Omit<ConversationOptions, 'flow' | 'registry' | 'botId' | 'version' | 'translations'> & {
  bot: Bot
  registry?: Registry
}): Conversation {
  return create({
    ...options,
    allowEdit,
    flow: bot.flow,
    registry: types,
    botId: bot.file.id,
    version: bot.file.version,
    translations: bot.file.translations,
  })
}
