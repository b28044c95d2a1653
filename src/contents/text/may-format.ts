import type { BotFile } from '../../../runtime/index.js'
import { toJson } from '../../../runtime/session/values.js'

const markup = /<[a-z/!?]|&(?!(?:amp|lt|gt|quot|#39);)#?\w+;|"type":"(?:gpt|chat-gpt)\b/i

/** Is a bot likely to say something that is formatted? What an AI replies may be, too. */
export function mayFormat({ elements, subFlows }: BotFile): boolean {
  try {
    return markup.test(toJson([elements[0]?.nodes, subFlows]))
  } catch {
    // A page may bring what is no JSON, such as an object inside itself; then a text asks when it comes.
    return false
  }
}
