import type { Value } from '../session/values.js'
import type { PluginName, PluginPrompt, Prompts } from './kinds.js'

export type {
  CalendarPrompt,
  Card,
  ImageOption,
  Option,
  PluginName,
  Suggestion,
  TextInput,
} from './kinds.js'

/** What a bot asks. */
export type Prompt = Prompts[keyof Prompts]

/** Each kind of prompt by its name; those of plug-ins, which nothing of ours tells apart, are one. */
export type PromptOf = {
  readonly [Kind in Exclude<keyof Prompts, PluginName>]: Prompts[Kind]
} & { readonly plugin: PluginPrompt }

/** A kind of prompt that is told from others. */
export type PromptKind = keyof PromptOf

/** The kind of a prompt, as it is told from others. */
export function kindOfPrompt({ kind }: Prompt): PromptKind {
  return isOfPlugin(kind) ? 'plugin' : kind
}

/** Is it the name of something that a plug-in brings? */
export function isOfPlugin(name: string): name is PluginName {
  return name.includes('/')
}

/**
 * What a visitor (or `--answers`) gives; each kind of prompt reads its own shape and refuses every other. A text is
 * typed, or picks the option with that id or label; `{ pick: id }` picks by id alone.
 */
export type AnswerInput = Value
