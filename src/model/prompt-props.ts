import type { PromptItem, PromptKind } from '../../runtime/index.js'
import type { PromptOf } from '../../runtime/node/prompt.js'

/** What the component of a kind of prompt gets: the prompt, and the transcript's item that it is. */
export interface PromptProps<Kind extends PromptKind> {
  readonly item: PromptItem
  readonly prompt: PromptOf[Kind]
}
