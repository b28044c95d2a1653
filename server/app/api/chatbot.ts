import * as v from 'valibot'
import { nextSuggestion, readDetails, suggestion } from '../../bots/appearance/details.js'
import { defaultSettings, settings } from '../../bots/appearance/settings.js'
import type { BotEntry } from '../../store/index.js'
import { date, list } from './text.js'
import { versionNumber } from './version-number.js'

/** A bot as the API answers it (decision 303). */
export const chatbot = v.strictObject({
  id: v.string(),
  title: v.string(),
  description: v.string(),
  createdById: v.pipe(v.string(), v.description('The owner of the key that made it.')),
  createdByEmail: v.strictObject({
    email: v.pipe(v.nullable(v.string()), v.description('Null while the owner has no address.')),
  }),
  suggestions: list(suggestion),
  nextSuggestions: list(nextSuggestion),
  customContent: v.string(),
  settings,
  createdAt: date,
  publishedVersion: v.pipe(
    v.nullable(versionNumber),
    v.description('Null while the bot is not live.'),
  ),
})

type Chatbot = v.InferOutput<typeof chatbot>

/** Puts together what is stored of a bot and what holds by default. */
export function chatbotOf({
  id,
  name,
  owner,
  createdAt,
  publishedVersion,
  details,
}: BotEntry): Chatbot {
  const { title, description, customContent, suggestions, nextSuggestions, ...set } =
    readDetails(details)
  const { BOT, PERSON, AGENT, WATERMARK, CHATBUBBLE } = set.icons
  return {
    id,
    title: title ?? (name || id),
    description: description ?? '',
    createdById: owner,
    createdByEmail: { email: null },
    suggestions: suggestions ?? [],
    nextSuggestions: nextSuggestions ?? [],
    customContent: customContent ?? '',
    settings: {
      ...defaultSettings,
      ...set.settings,
      iconSrcId: BOT?.id ?? '',
      personIconSrcId: PERSON?.id ?? '',
      agentIconSrcId: AGENT?.id ?? '',
      watermarkIconSrcId: WATERMARK?.id ?? '',
      bubbleIconSrcId: CHATBUBBLE?.id ?? '',
    },
    createdAt,
    publishedVersion,
  }
}

/** A bot, for the reference. */
export const exampleChatbot: Chatbot = {
  id: 'shop',
  title: 'Shop',
  description: 'Answers questions about orders.',
  createdById: 'owner',
  createdByEmail: { email: null },
  suggestions: [],
  nextSuggestions: [],
  customContent: '',
  settings: { ...defaultSettings, welcomeMessage: 'Hello!', metadata: { team: 'sales' } },
  createdAt: '2026-11-20T09:00:00.000Z',
  publishedVersion: 1,
}
