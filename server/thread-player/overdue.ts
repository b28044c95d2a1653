import { isPlayedHere } from '../channels/index.js'
import type { Logger } from '../log.js'
import type { ThreadRepository } from '../store/index.js'
import type { Player } from './player.js'

/** Milliseconds. A visitor who is there, or writes, is answered at once. */
const usualPause = 15_000

/**
 * Looks, now and then, for threads that waited long enough for a person. The flow goes on where it is played here; one that
 * a browser plays goes on by itself, so its thread is ended for the visitor who has gone.
 */
export function startOverdue(
  threads: Pick<ThreadRepository, 'overdue' | 'change'>,
  player: Pick<Player, 'goOn'>,
  log: Logger,
  pause = usualPause,
): { stop(): Promise<void> } {
  let going = Promise.resolve()
  const timer = setInterval(() => {
    going = going.then(look)
  }, pause).unref()
  return {
    stop: () => {
      clearInterval(timer)
      return going
    },
  }

  async function look(): Promise<void> {
    try {
      for (const { id, channel } of await threads.overdue()) {
        if (!isPlayedHere(channel)) await threads.change(id, { state: 'ended' }, ['waiting'])
        else {
          const back = await threads.change(id, { state: 'bot', waitingUntil: null }, ['waiting'])
          if (back) await player.goOn(back, false)
        }
      }
    } catch (err) {
      log.warn({ err }, 'Threads that waited long enough could not go on')
    }
  }
}
