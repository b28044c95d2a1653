import { ApiError } from '../../base/errors.js'
import { messageOf, textContent } from '../../channels/index.js'
import type { Answered } from './answered.js'
import type { KeyedHeard } from './play-thread.js'
import type { HeldTurn } from './thread-turns.js'

/** Keeps what a visitor says and answers with the owner's words for when there are no more chats (decision 191). */
export async function sayLimit(
  text: string,
  { heard, key }: Pick<KeyedHeard, 'heard' | 'key'>,
  { thread, end }: Pick<HeldTurn, 'thread' | 'end'>,
): Promise<Answered> {
  const said = { contents: [textContent(text)], prompt: null }
  const [question, answer] = await end({
    messages: [
      { ...messageOf(heard), key },
      { who: 'bot', text, said, question: 'before' },
    ],
  })
  if (!question) throw new ApiError('SEND_MESSAGE_FAILED')
  return { state: thread.state, question, answer, said, problems: [] }
}
