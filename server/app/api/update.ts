import * as v from 'valibot'
import { nextSuggestion, readDetails, suggestion } from '../../bots/appearance/details.js'
import { settings, writtenColours } from '../../bots/appearance/settings.js'
import type { BotEntry, Store } from '../../store/index.js'
import { jsonBody } from './call/body.js'
import { nothing } from './call/check.js'
import { defineBotCall } from './call/define-call.js'
import { changeBot } from './change-bot.js'
import { chatbot, chatbotOf, exampleChatbot } from './chatbot.js'
import { botParams } from './params.js'
import { line, text } from './text.js'

const {
  iconSrcId,
  personIconSrcId,
  agentIconSrcId,
  watermarkIconSrcId,
  bubbleIconSrcId,
  ...changeable
} = settings.entries

const someSettings = v.partial(v.strictObject({ ...changeable, ...writtenColours }))

const most = 20

const update = v.partial(
  v.strictObject({
    title: v.pipe(line(200), v.description('What the bot is called.')),
    description: text(2000, 'What the bot is for.'),
    customContent: text(30_000, 'What an AI may answer from.'),
    suggestions: v.pipe(v.array(suggestion), v.maxLength(most)),
    nextSuggestions: v.pipe(v.array(nextSuggestion), v.maxLength(most)),
    settings: someSettings,
  }),
)

/** Changes whatever can be set of a bot, but for its icons. */
export const updateChatbot = defineBotCall({
  method: 'PATCH',
  path: '/chatbots/{chatbotId}',
  id: 'updateChatbot',
  tag: 'Chatbots',
  summary: 'Change a bot',
  description:
    'Changes what is named, and nothing else. `settings` takes every setting but the icons, which have a call of their own. All that is set of a bot may have 64,000 characters as JSON.',
  params: botParams,
  query: nothing,
  body: jsonBody(
    update,
    { title: 'Shop', settings: { iconPosition: 'LEFT', hideWatermark: true } },
    200_000,
  ),
  data: v.strictObject({ chatbot }),
  example: { chatbot: exampleChatbot },
  message: 'Chatbot updated',
  failure: 'CHATBOT_APPEARANCE_UPDATE_FAILED',
  run: async ({ store }, { bot, body }) => {
    await admitWebhook(store, bot, body.settings)
    const changed = await changeBot(store, bot, details => ({
      ...details,
      ...body,
      settings: { ...details.settings, ...body.settings },
    }))
    return { chatbot: chatbotOf(changed) }
  },
})

/** Changes some settings of a bot. */
export const updateSettings = defineBotCall({
  method: 'PATCH',
  path: '/chatbots/{chatbotId}/settings',
  id: 'updateSettings',
  tag: 'Chatbots',
  summary: 'Change settings of a bot',
  description:
    'Changes the settings that are named, and nothing else: how an AI answers, what it is told, what visitors see. Icons have a call of their own.',
  params: botParams,
  query: nothing,
  body: jsonBody(
    someSettings,
    { systemPrompt: 'You answer for a bakery.', topK: 5, temperature: 0.3, creativity: 0 },
    200_000,
  ),
  data: v.strictObject({ chatbot }),
  example: { chatbot: exampleChatbot },
  message: 'Settings updated',
  failure: 'CHATBOT_APPEARANCE_UPDATE_FAILED',
  run: async ({ store }, { bot, body }) => {
    await admitWebhook(store, bot, body)
    const changed = await changeBot(store, bot, details => ({
      ...details,
      settings: { ...details.settings, ...body },
    }))
    return { chatbot: chatbotOf(changed) }
  },
})

/** One that tells of results already may be told another address. */
async function admitWebhook(
  { plans }: Pick<Store, 'plans'>,
  { owner, details }: BotEntry,
  { resultWebhookUrl }: { readonly resultWebhookUrl?: string | null | undefined } = {},
): Promise<void> {
  if (resultWebhookUrl && !readDetails(details).settings.resultWebhookUrl)
    await plans.admitSwitch(owner, 'webhooks')
}
