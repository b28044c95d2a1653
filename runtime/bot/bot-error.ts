/** A bot that cannot be loaded; the message names the node or edge and the remedy (decision 6). */
export class BotError extends Error {
  readonly code = 'SET_CURRENT_BOT_FLOW_ELEMENTS_ERROR'
  override readonly name = 'BotError'
}
