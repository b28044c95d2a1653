import { type ComponentType, createContext } from 'react'
import type { BotAbout } from '#api/records.js'

/** What asks what goes live: it draws the flow, which the pages of a bot do not know. */
export type Publisher = ComponentType<{ readonly about: BotAbout; readonly onClose: () => void }>

/** The one for the pages below. */
export const PublisherContext = createContext<Publisher | null>(null)
