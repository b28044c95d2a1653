import { ApiError } from '../../base/errors.js'

/** How many may be at work, and wait. */
export interface QueueSize {
  /** How many are at work at the same time. */
  readonly atOnce: number
  /** How many of them may be of one account, so that there is room for another one's. */
  readonly perAccount: number
  /** How many of one account may wait. */
  readonly mostWaiting: number
  /** Once so many wait in all, an account may have one more that waits, and no other. */
  readonly mostInAll: number
}

/** Lets accounts do something in turn: who waits alone waits behind one of each other account, and not behind all of theirs. */
export interface FairQueue {
  /**
   * Resolves to what leaves the queue again, once it is the account's turn. Throws RATE_LIMITED where too many wait, and
   * BAD_REQUEST once the signal says that nobody waits for this any more.
   */
  enter(account: string, signal?: AbortSignal): Promise<() => void>
}

interface Line {
  atWork: number
  readonly waiting: Set<() => void>
}

/** Makes one. */
export function createFairQueue({
  atOnce,
  perAccount,
  mostWaiting,
  mostInAll,
}: QueueSize): FairQueue {
  /** Who was let in last stands last. */
  const lines = new Map<string, Line>()
  let free = atOnce
  let waitingInAll = 0

  return {
    enter: (account, signal) => {
      if (signal?.aborted) return Promise.reject(nobodyWaits())
      const line = lines.get(account) ?? { atWork: 0, waiting: new Set() }
      const most = waitingInAll >= mostInAll ? 1 : mostWaiting
      if (line.waiting.size >= most) return Promise.reject(tooMany())
      lines.set(account, line)
      return new Promise((resolve, reject) => {
        const goAway = () => {
          line.waiting.delete(letIn)
          waitingInAll--
          forget(account, line)
          reject(nobodyWaits())
        }
        const letIn = () => {
          signal?.removeEventListener('abort', goAway)
          resolve(() => leave(account, line))
        }
        signal?.addEventListener('abort', goAway, { once: true })
        line.waiting.add(letIn)
        waitingInAll++
        letInNext()
      })
    },
  }

  function letInNext(): void {
    for (const [account, line] of lines) {
      if (free === 0) return
      const [letIn] = line.waiting
      if (!letIn || line.atWork >= perAccount) continue
      line.waiting.delete(letIn)
      waitingInAll--
      line.atWork++
      free--
      // To the end; an account that has another one waiting comes by here once more.
      lines.delete(account)
      lines.set(account, line)
      letIn()
    }
  }

  function leave(account: string, line: Line): void {
    line.atWork--
    free++
    forget(account, line)
    letInNext()
  }

  function forget(account: string, line: Line): void {
    if (line.atWork === 0 && line.waiting.size === 0) lines.delete(account)
  }
}

/** The error of what nobody waits for any more; nobody reads it. */
export const nobodyWaits = () =>
  new ApiError('BAD_REQUEST', { message: 'Nobody waits for this any more.' })

const tooMany = () =>
  new ApiError('RATE_LIMITED', {
    message: 'Too much of this account waits for its turn already. Try again in a moment.',
    headers: { 'Retry-After': '5' },
  })
