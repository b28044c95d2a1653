import type { News } from '../live/news.js'
import type { Logger } from '../log.js'
import type { ThreadRepository } from '../store/index.js'
import type { Player } from './player.js'

/** Milliseconds. A visitor who is there, or writes, is answered at once. */
const usualPause = 15_000

/** What overdue threads are found and gone on with. */
interface OverdueParts {
  readonly threads: Pick<ThreadRepository, 'overdue' | 'change'>
  readonly news: Pick<News, 'changed'>
  readonly player: Pick<Player, 'goOn'>
  readonly log: Logger
}

/**
 * Looks, now and then, for threads that waited long enough for a person. The flow goes on where it is played here; a
 * widget's own flow goes on by itself, so its thread is ended for the visitor who has gone.
 */
export function startOverdue(
  { threads, news, player, log }: OverdueParts,
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
        const isWidgets = channel === 'widget'
        const to = isWidgets ? ({ state: 'ended' } as const) : ({ state: 'bot', waitingUntil: null } as const)
        const changed = await threads.change(id, to, ['waiting'])
        if (!changed) continue
        news.changed(changed)
        if (!isWidgets) await player.goOn(changed, false)
      }
    } catch (err) {
      log.warn({ err }, 'Threads that waited long enough could not go on')
    }
  }
}
