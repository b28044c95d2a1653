import * as v from 'valibot'
import { ApiError } from '../../base/errors.js'
import { readDetails } from '../../bots/appearance/details.js'
import { draftFile } from '../../bots/drafts/draft-file.js'
import { jsonBody } from './call/body.js'
import { nothing } from './call/check.js'
import { defineBotCall } from './call/define-call.js'
import { changeBot } from './change-bot.js'
import { chatbot, chatbotOf, exampleChatbot } from './chatbot.js'
import { botTitle, storeNewBot } from './new-bot.js'
import { botParams } from './params.js'
import { versionNumber } from './version-number.js'

/** Makes a second bot of a bot. */
export const copyChatbot = defineBotCall({
  method: 'POST',
  path: '/chatbots/{chatbotId}/copies',
  id: 'copyChatbot',
  tag: 'Chatbots',
  summary: 'Duplicate a bot',
  description:
    'Makes a bot whose first version is the draft of this one as it stands, with what was set of it, its intents and what it has learned of them. Icons, threads and reports stay with the original.',
  params: botParams,
  query: nothing,
  body: jsonBody(
    v.strictObject({ chatbotName: v.optional(botTitle) }),
    { chatbotName: 'Copy of Shop' },
    10_000,
  ),
  data: v.strictObject({ chatbot, version: versionNumber }),
  example: {
    chatbot: { ...exampleChatbot, id: '5d0c6ad4c1f2a9b0e713', title: 'Copy of Shop' },
    version: 1,
  },
  message: 'Chatbot duplicated',
  errors: ['VERSION_NOT_FOUND', 'RUN_CUT_SHORT'],
  failure: 'CREATE_CHATBOT_FAILED',
  run: async (services, { asker, caller, bot, body }) => {
    const { store } = services
    const file = await draftFile(store, bot.id)
    if (file === undefined) throw new ApiError('VERSION_NOT_FOUND')
    const name = body.chatbotName ?? `Copy of ${chatbotOf(bot).title}`.slice(0, 200)
    const made = await storeNewBot(services, {
      asker,
      name,
      file,
      by: caller,
      kind: bot.kind === 'sub-flow' ? 'sub-flow' : 'bot',
    })
    const { icons: _, ...details } = readDetails(bot.details)
    await store.intents.copy(bot.id, made.id)
    const changed = await changeBot(store, made, () => ({ ...details, title: name, icons: {} }))
    return { chatbot: chatbotOf(changed), version: 1 }
  },
})
