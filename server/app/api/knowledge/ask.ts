import * as v from 'valibot'
import { usualUnknown } from '../../../bots/publish/flowless.js'
import { settingsOf } from '../../../conversations/thread-player/settings-of.js'
import { jsonBody } from '../call/body.js'
import { nothing } from '../call/check.js'
import { defineCall } from '../call/define-call.js'
import { ownBot } from '../own-bot.js'
import { list } from '../text.js'

const answer = v.object({
  text: v.string(),
  sources: v.array(v.object({ title: v.string(), address: v.nullable(v.string()) })),
})
const sent = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ messages: v.array(v.object({ role: v.string(), content: v.string() })) }),
)

/** Answers a question as a bot would. */
export const askKnowledge = defineCall({
  method: 'POST',
  path: '/knowledge/ask',
  id: 'askKnowledge',
  tag: 'Knowledge',
  summary: 'Try a question',
  description:
    'Answers a question as a bot without a flow would, from its sources and with its settings, and tells what the AI was given for that. Nothing of it is kept.',
  params: nothing,
  query: nothing,
  body: jsonBody(
    v.strictObject({
      question: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(2000)),
      chatbotId: v.pipe(v.string(), v.trim(), v.description('The bot that is asked.')),
    }),
    { question: 'How long does delivery take?', chatbotId: 'shop' },
  ),
  data: v.strictObject({
    text: v.pipe(
      v.string(),
      v.description('The answer; where its sources do not say, what the bot says then.'),
    ),
    isAnswered: v.boolean(),
    sources: list(v.strictObject({ title: v.string(), address: v.nullable(v.string()) })),
    given: v.pipe(
      v.nullable(list(v.strictObject({ role: v.string(), content: v.string() }))),
      v.description('What the AI was given; null where none was asked.'),
    ),
  }),
  example: {
    text: 'Within two days [1].',
    isAnswered: true,
    sources: [{ title: 'Delivery', address: 'https://bakery.example/delivery' }],
    given: [{ role: 'user', content: 'How long does delivery take?' }],
  },
  message: 'Question answered',
  errors: ['CHATBOT_ID_REQUIRED', 'CHATBOT_NOT_FOUND'],
  run: async (services, { owner, asker, body: { question, chatbotId } }) => {
    const { store, ai, answerQuestion, limiter, rateLimits } = services
    const bot = await ownBot(store, owner, chatbotId)
    const { context, userPrompt, temperature, gptModel, topK, unknownAnswer } = settingsOf(bot)
    const { usualKey: apiKey } = ai
    if (apiKey !== undefined)
      await limiter.admit([
        { name: 'bot-ai', of: bot.id, rate: rateLimits.aiPerBot, isShared: true },
      ])
    let body: string | undefined
    const outcome = await answerQuestion(
      {
        question,
        sourceIds: [],
        writer:
          apiKey === undefined
            ? null
            : {
                selectedModel: gptModel,
                temperature: String(temperature),
                apiKey,
                context: `${context}\n\n${userPrompt}`.trim(),
              },
        most: topK,
        isStrict: true,
      },
      {
        botId: bot.id,
        values: { answers: {}, variables: {}, visitor: {}, transcript: [] },
        signal: asker.signal ?? new AbortController().signal,
        onText: async () => undefined,
        onTried: given => {
          body = given
        },
      },
    )
    const { text, sources } = outcome.ok ? v.parse(answer, outcome.body) : nothingSaid
    return {
      text: text || unknownAnswer || usualUnknown,
      isAnswered: text !== '',
      sources: [...sources],
      given: body === undefined ? null : v.parse(sent, body).messages,
    }
  },
})

const nothingSaid: v.InferOutput<typeof answer> = { text: '', sources: [] }
