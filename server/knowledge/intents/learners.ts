import { Worker } from 'node:worker_threads'
import type { RunLimits } from '../../platform/threads/limited-thread.js'
import { createThreadPool, type Ledger } from '../../platform/threads/thread-pool.js'
import {
  type DeedName,
  type Givens,
  type LearningResults,
  type LearningTask,
  perform,
} from './learning.js'

/** Does in threads with limits what takes long. Rejects with a `CutShort` where it takes more than it may. */
export interface Learners {
  run<Name extends DeedName>(
    account: string,
    name: Name,
    ...given: Givens[Name]
  ): Promise<LearningResults[Name]>
  close(): Promise<void>
}

const entry = new URL('./learning.worker.js', import.meta.url)
const megabytes = 1024
const usualLimits: RunLimits = { processorSeconds: 180, seconds: 900 }
/** What somebody waits for is not behind what takes minutes. */
const queues = {
  waited: { atOnce: 1, perAccount: 1, mostWaiting: 20, mostInAll: 200 },
  learned: { atOnce: 2, perAccount: 1, mostWaiting: 20, mostInAll: 200 },
}
const lanes: Readonly<Record<DeedName, keyof typeof queues>> = {
  read: 'waited',
  readPairs: 'waited',
  review: 'waited',
  confused: 'waited',
  learn: 'learned',
  tryFold: 'learned',
  learnNear: 'learned',
}

/** Of texts and rows: what is looked through at once, in milliseconds. To try rows always takes longer. */
const small = { text: 50_000, rows: 500 }
const atOnce: readonly DeedName[] = ['read', 'readPairs', 'review']

/** Makes the threads, which are there while there is work. `nodeArgs` are Node's for them. */
export function createLearners(
  spent: Ledger['spent'],
  nodeArgs: readonly string[] = [],
  limits: RunLimits = usualLimits,
): Learners {
  const start = () =>
    new Worker(entry, {
      resourceLimits: { maxOldGenerationSizeMb: megabytes },
      execArgv: [...nodeArgs],
    })
  const pools = {
    waited: createThreadPool({ start, queue: queues.waited, limits }),
    learned: createThreadPool({ start, queue: queues.learned, limits }),
  }
  // Whether an account may is asked before it begins: what has begun is brought to its end.
  const ledger: Ledger = { mayRun: async () => undefined, spent }
  let count = 0
  return {
    run: async (account, name, ...given) => {
      if (atOnce.includes(name) && isSmall(given[0])) return perform(name, given)
      const task = { id: count++, name, given } satisfies LearningTask<typeof name>
      return pools[lanes[name]].run(task, { account }, ledger)
    },
    close: async () => {
      await Promise.all([pools.waited.close(), pools.learned.close()])
    },
  }
}

const isSmall = (given: Givens[DeedName][0]): boolean =>
  given.length <= (typeof given === 'string' ? small.text : small.rows)
