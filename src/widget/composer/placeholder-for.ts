import type { ConversationView, PromptKind } from '../../../runtime/index.js'
import type { Text } from '../../texts/english.js'

/** What the composer says for each kind of prompt: where the answer goes instead, if not there (decision 82). */
const placeholders: { readonly [Kind in PromptKind]: Text } = {
  text: 'Type a message...',
  choices: 'Choose an option above',
  'image-choices': 'Choose an option above',
  checks: 'Choose an option above',
  rating: 'Choose an option above',
  scale: 'Choose an option above',
  range: 'Answer above',
  calendar: 'Choose a date above',
  date: 'Choose a date above',
  time: 'Answer above',
  cards: 'Choose an option above',
  file: 'Choose a file above',
  location: 'Answer above',
}

/** The composer's placeholder, which says why nothing can be typed while that is so (decision 82). */
export function placeholderFor({ prompt, status }: ConversationView): Text {
  if (prompt) return placeholders[prompt.prompt.kind]
  return status === 'ended' ? 'The conversation has ended' : 'One moment…'
}
