import type { ThreadEntry } from '../../../store/index.js'

/** Whether agents can say nothing more: the visitor has ended it, or is in the widget and the bot's again. */
export function isOver({ state, channel }: Pick<ThreadEntry, 'state' | 'channel'>): boolean {
  return state === 'ended' || (state === 'handed-back' && channel === 'widget')
}
