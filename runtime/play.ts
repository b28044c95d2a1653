import type { BotFile } from './bot/bot.schema.js'
import { buildFlow, type Flow } from './bot/flow.js'
import { readBotFile } from './bot/read-bot-file.js'
import {
  type Conversation,
  type ConversationOptions,
  createConversation,
} from './flow/conversation.js'
import type { Env } from './node/env.js'
import type { Registry } from './node/registry.js'

/** A bot that has been read and checked. */
export interface Bot {
  readonly file: BotFile
  readonly flow: Flow
  /** The node types that it was read by, where it says so: a conversation takes them. */
  readonly types?: Registry
}

/** What a conversation with a bot is made of. */
export type BotConversation = Omit<
  ConversationOptions,
  'flow' | 'registry' | 'botId' | 'version' | 'translations'
> & { readonly bot: Bot }

/** Reads a bot by these node types alone; throws as `parseBot` does. */
export function parseBotOf(types: Registry, input: unknown): Bot {
  const file = readBotFile(input)
  return { file, flow: buildFlow(file, types.find) }
}

/** A conversation with a bot over these node types alone. It waits for `start()`. */
export function createConversationOf(
  types: Registry,
  {
    bot,
    allowEdit = /^true$/i.test(String(bot.file.customizations.allowEdit)),
    ...options
  }: BotConversation,
): Conversation {
  const env: Env = Object.create(options.env, { hasDesk: { value: hasDesk(bot.file) } })
  return createConversation({
    ...options,
    env,
    allowEdit,
    flow: bot.flow,
    registry: types,
    botId: bot.file.id,
    version: bot.file.version,
    translations: bot.file.translations,
  })
}

/** A published bot says so itself, one that has not been published by its settings. */
function hasDesk({ liveDesk, settings }: BotFile): boolean {
  return liveDesk === true || Object(settings).liveDesk === true
}
