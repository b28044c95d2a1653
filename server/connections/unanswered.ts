import {
  type Heard,
  type MediaReference,
  nothingSaid,
  takes,
  textContent,
} from '../channels/index.js'
import type { News } from '../conversations/live/news.js'
import type { Results } from '../conversations/results/keep-results.js'
import {
  isBots,
  type MessageEntry,
  type NewMessage,
  type Store,
  type ThreadEntry,
} from '../store/index.js'

interface Parts {
  readonly store: Pick<Store, 'messages'>
  readonly news: Pick<News, 'said'>
  readonly results: Pick<Results, 'noteTalk'>
}

/** How far back the last messages of a thread are looked for. */
const looked = 20

/** What was said last in a thread: by the bot, which may wait for an answer, and by the person. */
export async function lastIn({ messages }: Pick<Store, 'messages'>, { id }: ThreadEntry) {
  const last = await messages.list(id, {
    before: Number.MAX_SAFE_INTEGER,
    limit: looked,
    forVisitor: true,
  })
  return {
    asked: last.findLast(({ who }) => who === 'bot'),
    said: last.findLast(({ who }) => who === 'visitor'),
  }
}

/** Whether a press belongs to a question of before. */
export function isOld(
  heard: Heard | MediaReference,
  thread: ThreadEntry,
  asked: MessageEntry | undefined,
): boolean {
  return (
    heard.kind === 'pick' &&
    heard.step !== undefined &&
    isBots(thread.state) &&
    asked?.said != null &&
    asked.nodeId !== heard.step
  )
}

/** Whether the bot can take this for an answer to what it asks: no file is a name, and no place an address for mails. */
export function isAnswerable(heard: Heard, asked: MessageEntry | undefined): boolean {
  const prompt = asked?.said?.prompt
  if (!prompt) return true
  switch (heard.kind) {
    case 'file':
      return takes(prompt, heard) || Boolean(heard.caption?.trim())
    case 'location':
      return takes(prompt, heard)
    case 'text':
    case 'pick':
      return true
  }
}

/** What no step takes, and what the bot says to it. */
export interface Unanswered {
  readonly heard: NewMessage
  readonly answer?: string
  readonly asked?: MessageEntry | undefined
}

/**
 * Keeps what a person said that no step takes, with what the bot says to it and the question that it asks; without an
 * `answer` the bot says nothing. Resolves to the number of what was heard.
 */
export async function sayWith(
  { store, news, results }: Parts,
  thread: ThreadEntry,
  { heard, answer, asked }: Unanswered,
): Promise<number | undefined> {
  const question = asked?.said?.prompt ? asked : undefined
  const { contents, prompt } = question?.said ?? nothingSaid
  const said: NewMessage[] =
    answer === undefined
      ? []
      : [
          {
            who: 'bot',
            text: answer,
            question: 'before',
            nodeId: question?.nodeId ?? undefined,
            said: { contents: [textContent(answer), ...contents], prompt },
            ...(question && { prompts: question.prompts }),
          },
        ]
  const [kept] = await store.messages.appendAll(thread.id, [heard, ...said])
  await results.noteTalk(thread.id)
  news.said(thread)
  return kept?.number
}
