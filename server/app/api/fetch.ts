import * as v from 'valibot'
import { noBody } from './call/body.js'
import { nothing } from './call/check.js'
import { defineBotCall } from './call/define-call.js'
import { chatbot, chatbotOf, exampleChatbot } from './chatbot.js'
import { botParams } from './params.js'

/** Brings a bot with its settings. */
export const fetchChatbot = defineBotCall({
  method: 'GET',
  path: '/chatbots/{chatbotId}',
  id: 'fetchChatbot',
  tag: 'Chatbots',
  summary: 'Read a bot',
  description: 'Brings a bot with all of its settings; what was not set has its default.',
  params: botParams,
  query: nothing,
  body: noBody,
  data: v.strictObject({ chatbot }),
  example: { chatbot: exampleChatbot },
  message: 'Chatbot fetched',
  failure: 'FETCH_CHATBOT_FAILED',
  run: async (_, { bot }) => ({ chatbot: chatbotOf(bot) }),
})
