import type { LiveConversation } from '../model/widget-model.js'
import type { KeptConversation } from './preview-props.js'

/** The same conversation; the page that keeps it is told of each answer as it is given, and of each that is taken back. */
export function tellAnswers(
  conversation: LiveConversation,
  { answered, tookBack }: Pick<KeptConversation, 'answered' | 'tookBack'>,
): LiveConversation {
  const told: Pick<LiveConversation, 'answer' | 'answerAhead' | 'edit'> = {
    answer(value) {
      const { prompt } = conversation.getView()
      if (prompt) answered?.(value, countAsked(conversation))
      conversation.answer(value)
    },
    answerAhead(text) {
      const { prompt } = conversation.getView()
      if (!prompt) answered?.(text, countAsked(conversation) + 1)
      else if (prompt.prompt.kind === 'text') answered?.(text, countAsked(conversation))
      conversation.answerAhead(text)
    },
    edit(itemId) {
      const { items } = conversation.getView()
      const place = items.findIndex(({ id }) => id === itemId)
      const item = items[place]
      if (item?.kind === 'replied' && item.back) tookBack?.(countAsked(conversation, place))
      conversation.edit(itemId)
    },
  }
  return Object.assign(Object.create(conversation), told)
}

/** How many questions have been asked, up to a place of the transcript. */
const countAsked = (conversation: LiveConversation, before = Number.POSITIVE_INFINITY) =>
  conversation.getView().items.filter(({ kind }, place) => kind === 'asked' && place < before)
    .length
