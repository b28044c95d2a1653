import type { BotAbout } from '@talkgraph/wire/bots'
import { type ComponentType, createContext } from 'react'

/** What belongs to bots and stands on pages that these do not import: who puts the studio together offers it. */
export interface OfBots {
  /** Asks what goes live above any page of a bot. */
  readonly PublishDraft: ComponentType<{ readonly about: BotAbout; readonly onClose: () => void }>
  /** Whether a bot's conversations are stored, where one would see them. */
  readonly KeepSwitch: ComponentType<{ readonly botId: string }>
}

/** Null: nothing of it is shown. */
export const OfBotsContext = createContext<OfBots | null>(null)
