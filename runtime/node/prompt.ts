import type { Value } from '../session/values.js'

/** One option that can be picked: `id` names it in edges, `label` is plain text. */
export interface Option {
  readonly id: string
  readonly label: string
}

/** What the composer is for while a text is asked; decides the on-screen keyboard and autocompletion. */
export type TextInput = 'text' | 'email'

/** What a bot asks. The widget draws kinds of prompt, never types of node. */
export type Prompt =
  | { readonly kind: 'text'; readonly input: TextInput }
  | { readonly kind: 'choices'; readonly options: readonly Option[] }

/** A kind of prompt that a view has to know how to draw. */
export type PromptKind = Prompt['kind']

/**
 * What a visitor (or `--answers`) gives; each kind of prompt reads its own shape and refuses every other. A text is
 * typed, or picks the option with that id or label; `{ pick: id }` picks by id alone.
 */
export type AnswerInput = Value
