import type { Prompt, PromptItem, PromptKind } from '../../runtime/index.js'

/** Each kind of prompt by its name. */
export type PromptOf = { [Kind in PromptKind]: Extract<Prompt, { kind: Kind }> }

/** What the component of a kind of prompt gets: the prompt, and the transcript's item that it is. */
export interface PromptProps<Kind extends PromptKind> {
  readonly item: PromptItem
  readonly prompt: PromptOf[Kind]
}
