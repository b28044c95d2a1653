import * as v from 'valibot'
import { removeBot } from '../../conversations/visitors/remove-bot.js'
import { noBody } from './call/body.js'
import { nothing } from './call/check.js'
import { defineBotCall } from './call/define-call.js'
import { botParams } from './params.js'

/** Deletes a bot with its versions, calls, mails and visitors' files. */
export const deleteChatbot = defineBotCall({
  method: 'DELETE',
  path: '/chatbots/{chatbotId}',
  id: 'deleteChatbot',
  tag: 'Chatbots',
  summary: 'Delete a bot',
  description:
    'Deletes a bot with its versions, its list of calls, its mails, its icons, its visitors’ files and its stored conversations. Nothing brings them back.',
  params: botParams,
  query: nothing,
  body: noBody,
  data: v.strictObject({ chatbotId: v.string() }),
  example: { chatbotId: 'shop' },
  message: 'Chatbot deleted',
  failure: 'CHATBOT_DELETE_FAILED',
  run: async (services, { bot }) => {
    await services.connections.disconnectAll({ owner: bot.owner, botId: bot.id })
    await removeBot(services, bot)
    return { chatbotId: bot.id }
  },
})
