import { oneOf } from './one-of.js'

/** How a widget can stand on a page. */
export const modes = oneOf('mode', 'live-chat', 'popup', 'full-page')

/** Where a conversation can be kept. */
export const persistences = oneOf('persistence', 'none', 'session', 'local')
