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
  ...options
}: Omit<ConversationOptions, 'flow' | 'registry' | 'botId' | 'version' | 'translations'> & {
  bot: Bot
  registry?: Registry
}): Conversation {
  return create({
    ...options,
    flow: bot.flow,
    registry: types,
    botId: bot.file.id,
    version: bot.file.version,
    translations: bot.file.translations,
  })
}

export type { BotEdge, BotFile, BotNode } from './bot/bot.schema.js'
export { BotError } from './bot/bot-error.js'
export type { Flow, FlowNode } from './bot/flow.js'
export type { Conversation, ConversationEvents } from './flow/conversation.js'
export type { Place } from './flow/place.js'
export { readSavedSession, type SavedSession } from './flow/saved-session.js'
export type {
  ConversationStatus,
  ConversationView,
  Item,
  PromptItem,
  RepliedItem,
  SaidItem,
} from './flow/view.js'
export type { EndReason } from './flow/walk-event.js'
export { type Finding, type Severity, sayFinding } from './lint/finding.js'
export { type LintOptions, lintBot } from './lint/lint-bot.js'
export type { Rule } from './lint/rule.js'
export type { BotTexts } from './node/bot-texts.js'
export type { Content, ContentKind } from './node/content.js'
export type { Answer, NodeEmitted, NodeEvent, NodeInput, NodeMachine, NodeOutput } from './node/contract.js'
export { defineNode, type Exit, type NodeDefinition, type NodeSpec } from './node/define-node.js'
export type { CallOutcome, CancelSignal, Clock, Env, StepCall } from './node/env.js'
export type { Problem, ProblemCode } from './node/problem.js'
export type {
  AnswerInput,
  CalendarPrompt,
  ImageOption,
  Option,
  Prompt,
  PromptKind,
  TextInput,
} from './node/prompt.js'
export { createRegistry, type Registry } from './node/registry.js'
export { type NodeType, registry } from './nodes/index.js'
export type {
  AnswerVariable,
  SessionRecord,
  TranscriptEntry,
  TranscriptMessage,
  Visit,
  VisitorField,
} from './session/session-record.js'
export type { Value } from './session/values.js'
export type { StepValues, Variables } from './session/variables.js'
