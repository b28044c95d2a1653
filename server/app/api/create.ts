import { randomBytes } from 'node:crypto'
import * as v from 'valibot'
import { ApiError } from '../../base/errors.js'
import { jsonBody } from './call/body.js'
import { nothing } from './call/check.js'
import { defineCall } from './call/define-call.js'
import { chatbot, chatbotOf, exampleChatbot } from './chatbot.js'
import { line } from './text.js'

/** Makes a bot that has no flow yet. */
export const createChatbot = defineCall({
  method: 'POST',
  path: '/chatbots',
  id: 'createChatbot',
  tag: 'Chatbots',
  summary: 'Make a bot',
  description: 'Makes a bot without a flow and gives it an id.',
  params: nothing,
  query: nothing,
  body: jsonBody(
    v.strictObject({ chatbotName: v.pipe(line(200), v.description('What the bot is called.')) }),
    { chatbotName: 'Orders' },
    10_000,
  ),
  data: v.strictObject({ chatbot }),
  example: { chatbot: { ...exampleChatbot, id: '5d0c6ad4c1f2a9b0e713', title: 'Orders' } },
  message: 'Chatbot created',
  failure: 'CREATE_CHATBOT_FAILED',
  run: async ({ store }, { owner, body: { chatbotName: title } }) => {
    const id = randomBytes(10).toString('hex')
    await store.bots.create(id, { name: title, owner })
    const made = await store.bots.find(id)
    if (!made) throw new ApiError('CREATE_CHATBOT_FAILED')
    return { chatbot: chatbotOf(made) }
  },
})
