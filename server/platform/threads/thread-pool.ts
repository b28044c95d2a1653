import type { Worker } from 'node:worker_threads'
import { createFairQueue, nobodyWaits, type QueueSize } from './fair-queue.js'
import {
  createLimitedThread,
  type LimitedThread,
  type RunLimits,
  type Task,
} from './limited-thread.js'

/** Whose a run is, and until when somebody waits for it. */
export interface Asker {
  readonly account: string
  /** Whoever waits has gone once it is aborted: the run leaves its queue, or is ended. Absent: somebody waits to the end. */
  readonly signal?: AbortSignal | undefined
}

/** Keeps account of what accounts use. */
export interface Ledger {
  /** Throws where an account has used up what it may. */
  mayRun(account: string): Promise<void>
  spent(account: string, processorSeconds: number): void
}

/** Threads in which accounts have things done in turn, each within limits. */
export interface ThreadPool {
  /** Rejects with what the run threw, a `CutShort`, or what the queue throws. `ledger`: this run is on the account's bill. */
  run<Result>(task: Task, asker: Asker, ledger?: Ledger): Promise<Result>
  close(): Promise<void>
}

/** How a pool works. */
export interface PoolOptions {
  readonly start: () => Worker
  readonly queue: QueueSize
  readonly limits: RunLimits
}

/** Milliseconds after which a thread with nothing to do gives its memory back. */
const rest = 5000

/** Makes one; its threads are there while there is work. */
export function createThreadPool({ start, queue, limits }: PoolOptions): ThreadPool {
  const { enter } = createFairQueue(queue)
  const all = new Set<LimitedThread>()
  const resting = new Map<LimitedThread, NodeJS.Timeout>()
  let isClosed = false

  return {
    async run(task, { account, signal }, ledger) {
      await ledger?.mayRun(account)
      const leave = await enter(account, signal)
      if (isClosed) throw nobodyWaits()
      const thread = take()
      try {
        return await thread.run(task, limits, signal)
      } finally {
        ledger?.spent(account, thread.used())
        await giveBack(thread)
        leave()
      }
    },
    async close() {
      isClosed = true
      await Promise.all([...all].map(end))
    },
  }

  function take(): LimitedThread {
    for (const [thread, timer] of resting) {
      clearTimeout(timer)
      resting.delete(thread)
      if (!thread.isFree()) continue
      thread.rest(false)
      return thread
    }
    const thread = createLimitedThread(start())
    all.add(thread)
    return thread
  }

  async function giveBack(thread: LimitedThread): Promise<void> {
    if (!thread.isFree()) return end(thread)
    thread.rest(true)
    resting.set(thread, setTimeout(() => void end(thread), rest).unref())
  }

  async function end(thread: LimitedThread): Promise<void> {
    clearTimeout(resting.get(thread))
    resting.delete(thread)
    all.delete(thread)
    await thread.end()
  }
}
