import * as v from 'valibot'
import { ApiError } from '../../base/errors.js'
import { doors, readTag } from '../../channels/index.js'
import type { BotEntry } from '../../store/index.js'
import type { Services } from '../services/services.js'
import { jsonBody } from './call/body.js'
import { nothing } from './call/check.js'
import { defineBotCall } from './call/define-call.js'
import { exampleMessage, type MessageRecord, messageRecord, recordOf } from './message-record.js'
import { numberOf, ownThread } from './own-thread.js'
import { botParams } from './params.js'
import { line, list } from './text.js'
import { threadState } from './thread-record.js'

const id = v.pipe(v.string(), v.regex(/^[^\p{Cc}]{1,200}$/u))
const words = v.pipe(v.string(), v.maxLength(20_000), v.regex(/[^\s\0]/))
const webAddress = v.pipe(v.string(), v.maxLength(2000), v.regex(/^https?:\/\/[^\s"'<>\\]+$/))
const tag = v.pipe(v.string(), v.maxLength(35), v.regex(/^[A-Za-z]{2,3}(?:-[A-Za-z0-9]{1,8})*$/))
const option = v.strictObject({
  id,
  title: line(500),
  description: v.optional(v.pipe(v.string(), v.maxLength(1000), v.regex(/^[^\0]*$/))),
})

const message = v.strictObject({
  threadId: v.optional(
    v.pipe(id, v.description('Absent: a new thread begins. An AGENT must name one.')),
  ),
  message: v.pipe(words, v.description('What is said.')),
  from: v.pipe(
    v.picklist(['USER', 'AGENT']),
    v.description('Who says it: the visitor, or a person who answers.'),
  ),
  language: v.optional(
    v.pipe(
      tag,
      v.description(
        'What the bot speaks in a thread that begins here, as a BCP 47 tag. Absent: English.',
      ),
    ),
  ),
  iconUrl: v.optional(v.pipe(webAddress, v.description('The picture of the agent.'))),
  agentName: v.optional(
    v.pipe(line(100), v.description('What the visitor reads as the agent’s name.')),
  ),
  prompts: v.optional(
    v.pipe(
      v.array(option),
      v.maxLength(20),
      v.readonly(),
      v.description('What the visitor can pick after the message. Only from an AGENT.'),
    ),
  ),
})

type Given = v.InferOutput<typeof message>

const problems = v.pipe(
  list(v.strictObject({ code: v.string(), nodeId: v.nullable(v.string()), message: v.string() })),
  v.description('What went wrong in the flow, for the owner. The visitor sees nothing of it.'),
)

/** Says something in a thread, as the visitor or as an agent (decision 77). */
export const sendMessage = defineBotCall({
  method: 'POST',
  path: '/chatbots/{chatbotId}/message',
  id: 'sendMessage',
  tag: 'Messages',
  summary: 'Send a message',
  description:
    'From a `USER` the bot answers: its published flow goes on until it asks, and `answer.text` is what it said. Without a `threadId` a thread begins, and the first message only opens it. Pauses are not waited for; a delay of more than 30 seconds ends the answer, and the flow goes on with the next message. A bot without a flow answers by AI. While a person has the thread, or the visitor waits for one, `answer` is null. From an `AGENT` the message goes to the visitor, and the thread is that agent’s.',
  params: botParams,
  query: nothing,
  body: jsonBody(message, { message: 'Hello', from: 'USER' }),
  data: v.strictObject({ message: messageRecord, threadState, problems }),
  example: { message: exampleMessage, threadState: 'bot', problems: [] },
  message: 'Message sent',
  errors: [
    'REQUEST_BODY_INVALID',
    'THREAD_NOT_FOUND',
    'THREAD_ENDED',
    'THREAD_BUSY',
    'NOTHING_TO_ANSWER',
    'CALL_FAILED',
  ],
  failure: 'SEND_MESSAGE_FAILED',
  run: (services, { bot, body }) =>
    body.from === 'AGENT' ? sayAsAgent(services, bot, body) : sayAsUser(services, bot, body),
})

async function sayAsUser(
  { player }: Pick<Services, 'player'>,
  bot: BotEntry,
  { threadId, message, prompts, language: given }: Given,
) {
  if (prompts) throw refused('prompts', 'Only from an AGENT')
  const language = readTag(given)
  if (given !== undefined && threadId !== undefined)
    throw refused('language', 'Only where a thread begins: it keeps its language')
  if (given !== undefined && language === undefined)
    throw refused('language', 'A language is a tag like en, de-AT or ar')
  const { program } = doors
  const [{ from, heard }] = program.parse({ threadId, message })
  const { state, question, answer, said, problems } = await player.say(bot, {
    channel: program.name,
    threadId: from.ids[0],
    heard,
    language,
  })
  return {
    message: recordOf(bot.id, answer ?? question, answer && question, said),
    threadState: state,
    problems: problems.map(({ code, nodeId, message }) => ({
      code,
      nodeId: nodeId ?? null,
      message,
    })),
  }
}

const refused = (path: string, message: string) =>
  new ApiError('REQUEST_VALIDATION_FAILED', { details: [{ path, message }] })

async function sayAsAgent(
  { store, news, results }: Pick<Services, 'store' | 'news' | 'results'>,
  bot: BotEntry,
  given: Given,
) {
  const { threadId, message: text, agentName, iconUrl, prompts, language } = given
  if (language !== undefined) throw refused('language', 'Only from a USER')
  if (threadId === undefined)
    throw new ApiError('REQUEST_BODY_INVALID', {
      details: [{ path: 'threadId', message: 'Required' }],
    })
  const thread = await ownThread(store, bot, threadId)
  const isTaken = await store.threads.change(
    threadId,
    {
      state: 'taken',
      waitingUntil: null,
      agentName,
      agentIcon: iconUrl,
    },
    ['bot', 'waiting', 'taken', 'handed-back'],
  )
  const who = { who: 'agent', text, prompts } as const
  const name = agentName ?? thread.agentName ?? undefined
  const icon = iconUrl ?? thread.agentIcon ?? undefined
  const said =
    isTaken &&
    (await store.messages.append(threadId, { ...who, agentName: name, iconUrl: icon }, ['taken']))
  if (isTaken) news.changed(isTaken)
  if (!said) throw new ApiError('THREAD_ENDED')
  await results.noteTalk(threadId)
  return { message: recordOf(bot.id, said), threadState: 'taken' as const, problems: [] }
}

/** Notes how somebody reacted to a message. */
export const reactToMessage = defineBotCall({
  method: 'PATCH',
  path: '/chatbots/{chatbotId}/messages',
  id: 'reactToMessage',
  tag: 'Messages',
  summary: 'React to a message',
  params: botParams,
  query: nothing,
  body: jsonBody(
    v.strictObject({
      messageId: v.pipe(
        id,
        v.description('Which message; a message that was sent has it as `id`.'),
      ),
      threadId: v.optional(
        v.pipe(id, v.description('Where it is given, the message must be in this thread.')),
      ),
      reaction: v.pipe(
        line(64),
        v.description('A word or an emoji, such as `LIKE`; `NEUTRAL` takes it back.'),
      ),
    }),
    { messageId: '42', reaction: 'LIKE' },
    10_000,
  ),
  data: v.strictObject({ message: messageRecord }),
  example: { message: { ...exampleMessage, question: null, reaction: 'LIKE' } },
  message: 'Message updated',
  errors: ['THREAD_NOT_FOUND', 'MESSAGE_NOT_FOUND'],
  run: async (
    { store, news },
    { bot, body: { messageId, threadId, reaction } },
  ): Promise<{ message: MessageRecord }> => {
    const number = numberOf(messageId)
    const known =
      number === undefined ? undefined : (threadId ?? (await store.messages.threadOf(number)))
    if (threadId !== undefined) await ownThread(store, bot, threadId)
    const thread = known === undefined ? undefined : await store.threads.find(known)
    const isOwn = thread?.botId === bot.id && thread.owner === bot.owner
    const message =
      isOwn && number !== undefined && (await store.messages.react(thread.id, number, reaction))
    if (!message) throw new ApiError('MESSAGE_NOT_FOUND')
    news.reacted(thread, message.number)
    return { message: recordOf(bot.id, message) }
  },
})
