import { isPlayedHere } from '../channels/index.js'
import { defineRecurringJob, type JobHandler } from '../jobs/index.js'
import type { Logger } from '../log.js'
import type { ThreadEntry, ThreadRepository } from '../store/index.js'
import type { Player } from './player.js'

/** Milliseconds. A visitor who is there, or writes, is answered at once. */
const usualPause = 15_000

/**
 * Looks, now and then, for threads that waited long enough for a person. The flow goes on where it is played here; one that
 * a browser plays goes on by itself, so its thread is ended for the visitor who has gone.
 */
export function overdueJob(
  threads: Pick<ThreadRepository, 'overdue' | 'change'>,
  player: Pick<Player, 'goOn'>,
  log: Logger,
  pause = usualPause,
): JobHandler {
  return defineRecurringJob('overdue-threads', pause, async () => {
    for (const thread of await threads.overdue())
      await goOn(thread).catch(err =>
        log.warn({ err, threadId: thread.id }, 'A thread that waited long enough could not go on'),
      )
  })

  async function goOn({ id, channel }: ThreadEntry): Promise<void> {
    if (!isPlayedHere(channel)) return void (await threads.change(id, { state: 'ended' }, ['waiting']))
    const back = await threads.change(id, { state: 'bot', waitingUntil: null }, ['waiting'])
    if (back) await player.goOn(back, false)
  }
}
