import { isPlayedHere } from '../../../channels/index.js'
import type { ThreadEntry } from '../../../store/index.js'

/** Whether agents can say nothing more: the visitor has ended it, or the bot has it again and plays elsewhere. */
export function isOver({ state, channel }: Pick<ThreadEntry, 'state' | 'channel'>): boolean {
  return state === 'ended' || (state === 'handed-back' && !isPlayedHere(channel))
}
