import type { BotFile } from '../../../runtime/index.js'

const markup = /<[a-z/!?]|&(?!(?:amp|lt|gt|quot|#39);)#?\w+;|"type":"(?:gpt|chat-gpt)\b/i

/** Is a bot likely to say something that is formatted? What an AI replies may be, too. */
export function mayFormat({ elements }: BotFile): boolean {
  return markup.test(JSON.stringify(elements[0]?.nodes))
}
