import { chatbotAnalytics } from './features/chatbot-analytics.js'
import { chatbotApiIntegration } from './features/chatbot-api-integration.js'
import type { FeatureContent } from './features/feature-content.js'
import { livechat } from './features/livechat.js'
import { nlpChatbot } from './features/nlp-chatbot.js'
import { noCodeChatbotBuilder } from './features/no-code-chatbot-builder.js'
import { openai } from './features/openai.js'
import { richMedia } from './features/rich-media.js'

/** The features with pages of their own, by their slugs, in the order in which they are listed. */
export const features: Readonly<Record<string, FeatureContent>> = {
  'no-code-chatbot-builder': noCodeChatbotBuilder,
  'chatbot-analytics': chatbotAnalytics,
  openai,
  livechat,
  'rich-media': richMedia,
  'nlp-chatbot': nlpChatbot,
  'chatbot-api-integration': chatbotApiIntegration,
}

/** The index of features. */
export const featuresPage = {
  title: 'Features',
  lead: 'What Talkgraph does between the first card you draw and the conversation somebody has with it at midnight.',
} as const
