import * as v from 'valibot'
import { metadata, settings, writtenColours } from '../../bots/appearance/settings.js'
import { jsonBody, noBody } from './call/body.js'
import { nothing } from './call/check.js'
import { defineBotCall } from './call/define-call.js'
import { changeBot } from './change-bot.js'
import { chatbot, chatbotOf, exampleChatbot } from './chatbot.js'
import { botParams } from './params.js'
import { line, text } from './text.js'

const { welcomeMessage, placeholderText, fontSize, height } = settings.entries
const { ctaText, ctaLink, watermarkText, distanceFromBottom, iconSize } = settings.entries

const appearance = v.partial(
  v.strictObject({
    title: v.pipe(line(200), v.description('What the bot is called.')),
    welcomeMessage,
    placeholderText,
    ...writtenColours,
    fontSize,
    height,
    learnMore: text(
      1000,
      'The label of the link that leads to more; it stands in `localization.learnMore`.',
    ),
    ctaText,
    ctaLink,
    watermarkText,
    distanceFromBottom,
    iconSize,
    metadata,
  }),
)

const about = { tag: 'Appearance', params: botParams, query: nothing } as const
const answer = {
  data: v.strictObject({ chatbot }),
  example: { chatbot: exampleChatbot },
  failure: 'CHATBOT_APPEARANCE_UPDATE_FAILED',
} as const

/** Changes how a bot looks (decision 307), and its metadata (decision 84). */
export const updateAppearance = defineBotCall({
  ...about,
  ...answer,
  method: 'PATCH',
  path: '/chatbots/{chatbotId}/appearance',
  id: 'updateAppearance',
  summary: 'Change how a bot looks',
  description:
    'Changes what is named, and nothing else. Pages show it within a minute. What is set here stands above the customizations of the bot file. `metadata` replaces all metadata of the bot.',
  body: jsonBody(appearance, {
    brandColor: '#0a7d4f',
    brandTextColor: '#ffffff',
    metadata: { team: 'sales' },
  }),
  message: 'Appearance updated',
  run: async ({ store }, { bot, body: { title, learnMore, ...given } }) => {
    const changed = await changeBot(store, bot, details => {
      const { localization } = chatbotOf(bot).settings
      const learn = {
        ...localization,
        learnMore: { ...localization.learnMore, label: learnMore ?? '' },
      }
      return {
        ...details,
        ...(title !== undefined && { title }),
        settings: {
          ...details.settings,
          ...given,
          ...(learnMore !== undefined && { localization: learn }),
        },
      }
    })
    return { chatbot: chatbotOf(changed) }
  },
})

/** Takes back all that was set of a bot. */
export const resetAppearance = defineBotCall({
  ...about,
  ...answer,
  method: 'DELETE',
  path: '/chatbots/{chatbotId}/appearance',
  id: 'resetAppearance',
  summary: 'Take back how a bot looks',
  description:
    'All settings, metadata included, have their defaults again, and the customizations of the bot file hold. Title and icons stay.',
  body: noBody,
  message: 'Appearance reset',
  run: async ({ store }, { bot }) => ({
    chatbot: chatbotOf(await changeBot(store, bot, details => ({ ...details, settings: {} }))),
  }),
})
