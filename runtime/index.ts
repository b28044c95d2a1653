// Nothing but names: a bundle takes what it uses of them, and leaves lint and its texts out.
export { createConversation, parseBot, typesWith, type WithPlugins } from './api.js'
export type { BotEdge, BotFile, BotNode } from './bot/bot.schema.js'
export { BotError } from './bot/bot-error.js'
export { fields, flag, list, oneOf, secret, text, type Words, words } from './bot/fields.js'
export type { Flow, FlowNode } from './bot/flow.js'
export { contentInWords } from './content-in-words.js'
export { createEnv } from './create-env.js'
export type { Conversation } from './flow/conversation.js'
export type { ConversationEvents } from './flow/conversation-events.js'
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
export type {
  Answer,
  NodeEmitted,
  NodeEvent,
  NodeInput,
  NodeMachine,
  NodeOutput,
} from './node/contract.js'
export { defineNode, type Exit, type NodeDefinition, type NodeSpec } from './node/define-node.js'
export type { CallOutcome, CancelSignal, Clock, Device, Env, Line, StepCall } from './node/env.js'
export type { AnyFieldForm, AnyFieldForms } from './node/field-form.js'
export { type AnyNodeForm, defineForm, defineSample, type NodeForm } from './node/form.js'
export type * from './node/kinds.js'
export type { Plugin, PluginRegistry } from './node/plugin.js'
export type { Problem, ProblemCode } from './node/problem.js'
export type { AnswerInput, Prompt, PromptKind } from './node/prompt.js'
export { createRegistry, type Registry } from './node/registry.js'
export { defineStep, type ServerStep } from './node/step.js'
export type { StepOutcome, StepTools } from './node/step-tools.js'
export { installPlugins, type NodeType, ownTypes, registry } from './nodes/index.js'
export { pluginStep } from './nodes/step-of.js'
export { type Accepted, type AskingSpec, asking, type Refused } from './patterns/asking.js'
export { type ChoiceSpec, choice, judgePick } from './patterns/choice.js'
export { type Decide, instant } from './patterns/instant.js'
export { type OutboundSpec, outbound } from './patterns/outbound.js'
export { type QuestionSpec, question } from './patterns/question.js'
export { sayImage, sayLink, sayText } from './patterns/say.js'
export { statement } from './patterns/statement.js'
export type { Bot } from './play.js'
export type {
  AnswerVariable,
  Revision,
  SessionRecord,
  TranscriptEntry,
  TranscriptMessage,
  Visit,
  VisitorField,
} from './session/session-record.js'
export type { Value } from './session/values.js'
export type { StepValues, Variables } from './session/variables.js'
