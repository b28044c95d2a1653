import type { ConversationView } from '../../../runtime/index.js'
import { placeholderOf } from '../../prompts/prompt-view.js'
import type { Text } from '../../texts/english.js'

/** The composer's placeholder, which says why nothing can be typed while that is so (decision 82). */
export function placeholderFor({ prompt, status }: ConversationView): Text {
  if (prompt) return placeholderOf(prompt.prompt)
  return status === 'ended' ? 'The conversation has ended' : 'One moment…'
}
