import { randomBytes } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { ApiError } from '../../base/errors.js'
import type { Logger } from '../../base/log.js'
import type { Store, ThreadTurn } from '../../store/index.js'
import type { News } from '../live/news.js'

/** Times in milliseconds. */
export interface TurnTiming {
  /** After how long without a sign of life a turn passes on. */
  readonly lease: number
  /** For how long a message waits for those before it. */
  readonly patience: number
}

/** A turn that is held: `end` keeps what came of it, or throws where the turn has passed on. */
export interface HeldTurn extends ThreadTurn {
  readonly end: (
    part: Parameters<Store['turns']['end']>[2],
  ) => Promise<NonNullable<Awaited<ReturnType<Store['turns']['end']>>>>
}

/** What turns are kept by. */
interface TurnParts {
  readonly turns: Store['turns']
  readonly news: Pick<News, 'changed' | 'said'>
  readonly log: Logger
}

const usual: TurnTiming = { lease: 10_000, patience: 90_000 }
const lookEvery = 50
/** Messages of one thread that wait in this process. */
const mostWaiting = 20

/**
 * Lets one message of a thread be worked on at a time, in the order in which they came here, and beside no other server.
 * Throws THREAD_BUSY for one that would wait for too long, THREAD_NOT_FOUND where there is no thread.
 */
export function takeTurns({ turns, news, log }: TurnParts, timing: TurnTiming = usual) {
  const waiting = new Map<string, { last: Promise<unknown>; count: number }>()

  return async <Result>(
    threadId: string,
    act: (turn: HeldTurn) => Promise<Result>,
  ): Promise<Result> => {
    const queue = waiting.get(threadId) ?? { last: Promise.resolve(), count: 0 }
    if (queue.count >= mostWaiting) throw busy()
    waiting.set(threadId, queue)
    queue.count++
    const mine = queue.last.then(() => take(threadId, act))
    queue.last = mine.catch(() => undefined)
    return mine.finally(() => {
      if (--queue.count === 0) waiting.delete(threadId)
    })
  }

  async function take<Result>(
    id: string,
    act: (turn: HeldTurn) => Promise<Result>,
  ): Promise<Result> {
    const name = randomBytes(12).toString('hex')
    const turn = await begin(id, name)
    const alive = setInterval(
      () =>
        void turns
          .renew(id, name, timing.lease)
          .catch(err => log.error({ err }, 'A turn could not be renewed')),
      timing.lease / 4,
    ).unref()
    let isOpen = true
    try {
      return await act({
        ...turn,
        end: async part => {
          const written = await turns.end(id, name, part)
          isOpen = false
          if (!written) throw new Error('The turn of a thread has passed to another')
          if (part?.state) news.changed({ ...turn.thread, state: part.state })
          else if (written.length > 0) news.said(turn.thread)
          return written
        },
      })
    } finally {
      clearInterval(alive)
      if (isOpen)
        await turns.end(id, name).catch(err => log.error({ err }, 'A turn could not be given back'))
    }
  }

  async function begin(id: string, name: string): Promise<ThreadTurn> {
    const until = performance.now() + timing.patience
    for (;;) {
      const turn = await turns.begin(id, name, timing.lease)
      if (turn === 'none') throw new ApiError('THREAD_NOT_FOUND')
      if (turn) return turn
      if (performance.now() >= until) throw busy()
      await wait(lookEvery)
    }
  }
}

function busy(): ApiError {
  return new ApiError('THREAD_BUSY', { headers: { 'Retry-After': '1' } })
}
