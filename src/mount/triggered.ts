import type { BotFile } from '../../runtime/index.js'
import type { WidgetParts } from './parts.js'

/** What of a widget its bot's triggers work with. */
type Triggered = Pick<WidgetParts, 'controls' | 'finder' | 'looks' | 'signal'>

/** Fetches from beside the bundle what opens the chat under a bot's conditions. Rejects when it cannot be fetched. */
export type LoadTriggers = () => Promise<{
  readonly watchTriggers: (triggers: BotFile['triggers'], triggered: Triggered) => void
}>
