import type { Logger } from '../log.js'
import type { Store } from '../store/index.js'
import type { Player } from './player.js'

/** Milliseconds. A visitor who writes meanwhile is answered at once. */
const lookEvery = 15_000

/** Lets flows go on, now and then, whose visitors waited long enough for a person: only those that are played here. */
export function startOverdueParts(
  { threads }: Pick<Store, 'threads'>,
  player: Player,
  log: Logger,
): { stop(): Promise<void> } {
  let going = Promise.resolve()
  const timer = setInterval(() => {
    going = going.then(goOn)
  }, lookEvery).unref()
  return {
    stop: () => {
      clearInterval(timer)
      return going
    },
  }

  async function goOn(): Promise<void> {
    try {
      for (const { id, channel } of await threads.overdue()) {
        if (channel !== 'api') continue
        const back = await threads.change(id, { state: 'bot', waitingUntil: null }, ['waiting'])
        if (back) await player.goOn(back, false)
      }
    } catch (err) {
      log.warn({ err }, 'Threads that waited long enough could not go on')
    }
  }
}
