import type { Logger } from '../../base/log.js'
import { isPlayedHere } from '../../channels/index.js'
import { defineRecurringJob, type JobHandler } from '../../platform/jobs/index.js'
import type { Store, ThreadEntry } from '../../store/index.js'
import type { News } from '../live/news.js'
import type { Player } from './player.js'

/** Milliseconds. A visitor who is there, or writes, is answered at once. */
const usualPause = 15_000

/** What overdue threads are found and gone on with. */
interface OverdueParts {
  readonly threads: Pick<Store['threads'], 'overdue' | 'change'>
  readonly news: Pick<News, 'changed'>
  readonly player: Pick<Player, 'goOn'>
  readonly log: Logger
}

/**
 * Looks, now and then, for threads that waited long enough for a person. The flow goes on where it is played here; one that
 * a browser plays goes on by itself, so its thread is ended for the visitor who has gone.
 */
export function overdueJob(
  { threads, news, player, log }: OverdueParts,
  pause = usualPause,
): JobHandler {
  return defineRecurringJob('overdue-threads', pause, async () => {
    for (const thread of await threads.overdue())
      await goOn(thread).catch(err =>
        log.warn({ err, threadId: thread.id }, 'A thread that waited long enough could not go on'),
      )
  })

  async function goOn({ id, channel }: ThreadEntry): Promise<void> {
    const isOurs = isPlayedHere(channel)
    const to = isOurs
      ? ({ state: 'bot', waitingUntil: null } as const)
      : ({ state: 'ended' } as const)
    const changed = await threads.change(id, to, ['waiting'])
    if (!changed) return
    news.changed(changed)
    if (isOurs) await player.goOn(changed, false)
  }
}
