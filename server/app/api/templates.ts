import * as v from 'valibot'
import { ApiError } from '../../base/errors.js'
import { withDemoOf } from '../../bots/examples/index.js'
import { ownedBy } from '../../bots/examples/owned-by.js'
import { ownOrigin } from '../../platform/http/own-origin.js'
import { jsonBody } from './call/body.js'
import { nothing } from './call/check.js'
import { defineCall } from './call/define-call.js'
import { chatbot, chatbotOf, exampleChatbot } from './chatbot.js'
import { botTitle, newOwner, storeNewBot } from './new-bot.js'
import { versionNumber } from './version-number.js'

/** Makes a bot of a template of the public site, those that were brought in by the importer too. */
export const copyTemplate = defineCall({
  method: 'POST',
  path: '/templates/{template}/copies',
  id: 'copyTemplate',
  tag: 'Chatbots',
  summary: 'Make a bot of a template',
  description:
    'Makes a bot whose first version, a draft, is the bot of a template of the public site, and counts a use of the template.',
  params: v.strictObject({
    template: v.pipe(
      v.string(),
      v.description('The name of a template in addresses.'),
      v.examples(['bakery']),
    ),
  }),
  query: nothing,
  body: jsonBody(
    v.strictObject({ chatbotName: v.optional(botTitle), ...newOwner }),
    { chatbotName: 'Bread', email: 'office@smith.example' },
    10_000,
  ),
  data: v.strictObject({ chatbot, version: versionNumber }),
  example: {
    chatbot: { ...exampleChatbot, id: '5d0c6ad4c1f2a9b0e713', title: 'Bread' },
    version: 1,
  },
  message: 'Chatbot created',
  errors: ['TEMPLATE_NOT_FOUND', 'RUN_CUT_SHORT'],
  failure: 'CREATE_CHATBOT_FAILED',
  run: async (services, { asker, caller, params, body, context }) => {
    const { site, publicUrl } = services
    const template = await site.templateBot(params.template)
    if (!template) throw new ApiError('TEMPLATE_NOT_FOUND')
    const name = body.chatbotName ?? template.title
    const { id: _, ...bot } = JSON.parse(withDemoOf(ownOrigin(context, publicUrl), template.file))
    const file = JSON.stringify({ ...ownedBy(bot, body), name })
    const made = await storeNewBot(services, { asker, name, file, by: caller, isForeign: true })
    await site.noteUse(params.template)
    return { chatbot: chatbotOf(made), version: 1 }
  },
})
