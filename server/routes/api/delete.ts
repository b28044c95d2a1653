import * as v from 'valibot'
import { readDetails } from '../../appearance/details.js'
import { removeUploads } from '../../visitors/remove-uploads.js'
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
    'Deletes a bot with its versions, its list of calls, its mails, its icons and its visitors’ files. Nothing brings them back.',
  params: botParams,
  query: nothing,
  body: noBody,
  data: v.strictObject({ chatbotId: v.string() }),
  example: { chatbotId: 'shop' },
  message: 'Chatbot deleted',
  failure: 'CHATBOT_DELETE_FAILED',
  run: async ({ store, uploads }, { bot: { id, details } }) => {
    for (const icon of Object.values(readDetails(details).icons)) if (icon) await uploads.remove(icon.id)
    await removeUploads(store, uploads, { botId: id })
    await store.bots.remove(id)
    return { chatbotId: id }
  },
})
