import { lazy } from 'react'
import { BotPages } from '../bot/bot.js'
import { PublisherContext } from '../bot/publisher.js'

const PublishDraft = lazy(async () => ({
  default: (await import('./publish-draft.js')).PublishDraft,
}))

/** The pages of one bot, each of which can publish its draft. */
export const PublishingPages = () => (
  <PublisherContext value={PublishDraft}>
    <BotPages />
  </PublisherContext>
)
