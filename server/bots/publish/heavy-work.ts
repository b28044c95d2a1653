import { Worker } from 'node:worker_threads'
import type { QueueSize } from '../../platform/threads/fair-queue.js'
import type { RunLimits } from '../../platform/threads/limited-thread.js'
import { type Asker, createThreadPool, type Ledger } from '../../platform/threads/thread-pool.js'
import { type Givens, type JobAnswers, type JobName, type JobTask, perform } from './jobs.js'

/** Does what takes long for a large bot, or for ever for one that goes round, without holding up anybody else. */
export interface HeavyWork {
  /**
   * Does a job. Rejects with what the job threw, with a `CutShort` where it needs more than it may, with RATE_LIMITED where
   * too much of the account waits, and with BAD_REQUEST once nobody waits for it.
   */
  run<Name extends JobName>(
    name: Name,
    asker: JobAsker,
    ...given: Givens[Name]
  ): Promise<JobAnswers[Name]>
  close(): Promise<void>
}

/** Whose a job is, and how large the file of its bot, in characters. */
interface JobAsker extends Asker {
  /** Absent: it goes to a thread. */
  readonly size?: number
}

/** What a bot's file may have and be done at once, in milliseconds, where it came in. */
const smallFile = 50_000
const megabytes = 1024
const entry = new URL('./heavy-work.worker.js', import.meta.url)

/** What is bounded by the size of a file, and what plays conversations, which may never end: each has threads of its own. */
type Lane = 'reading' | 'playing'

/** What one job may use up in each lane. A job that can stop in between does so after `stopAfter`. */
export type LaneLimits = Readonly<Record<Lane, RunLimits & { readonly stopAfter: RunLimits }>>

const never = Number.POSITIVE_INFINITY
/** After two minutes without a byte the connection of whoever waits is closed. */
const longest = 100

const usualLimits: LaneLimits = {
  reading: {
    processorSeconds: 20,
    seconds: longest,
    stopAfter: { processorSeconds: never, seconds: never },
  },
  playing: {
    processorSeconds: 30,
    seconds: longest,
    stopAfter: { processorSeconds: 20, seconds: 60 },
  },
}

const queues: Readonly<Record<Lane, QueueSize>> = {
  reading: { atOnce: 2, perAccount: 1, mostWaiting: 50, mostInAll: 200 },
  playing: { atOnce: 2, perAccount: 1, mostWaiting: 20, mostInAll: 200 },
}

interface Manner {
  readonly lane: Lane
  /** Whether it is on the account’s bill: tests, explores and imports are. */
  readonly isBilled: boolean
}

const read: Manner = { lane: 'reading', isBilled: false }
const imported: Manner = { lane: 'reading', isBilled: true }
const played: Manner = { lane: 'playing', isBilled: true }

const manners: Readonly<Record<JobName, Manner>> = {
  read: imported,
  seal: imported,
  lint: read,
  prepare: read,
  slips: read,
  compare: read,
  edit: read,
  draw: read,
  find: read,
  test: played,
  failing: played,
  propose: played,
}

/** What heavy work is made with; everything may be left out. */
export interface HeavyWorkOptions {
  /** What Node is given to run a thread. */
  readonly nodeArgs?: readonly string[] | undefined
  readonly limits?: LaneLimits | undefined
  /** Files of plug-ins, which each thread installs first. */
  readonly plugins?: readonly string[] | undefined
  /** Keeps account of processor seconds. Default: nobody does. */
  readonly ledger?: Ledger | undefined
}

/** Makes it; its threads are there while there is work. */
export function createHeavyWork({
  nodeArgs = [],
  limits = usualLimits,
  plugins = [],
  ledger,
}: HeavyWorkOptions = {}): HeavyWork {
  const start = () =>
    new Worker(entry, {
      resourceLimits: { maxOldGenerationSizeMb: megabytes },
      execArgv: [...nodeArgs],
      workerData: { plugins },
    })
  const pools = {
    reading: createThreadPool({ start, queue: queues.reading, limits: limits.reading }),
    playing: createThreadPool({ start, queue: queues.playing, limits: limits.playing }),
  }
  let count = 0

  return {
    async run(name, { size = Number.POSITIVE_INFINITY, ...asker }, ...given) {
      const { lane, isBilled } = manners[name]
      const { stopAfter } = limits[lane]
      if (lane === 'reading' && size <= smallFile) return perform(name, given, stopAfter)
      const task: JobTask = { id: count++, name, given, stopAfter }
      return pools[lane].run(task, asker, isBilled ? ledger : undefined)
    },
    close: async () => {
      await Promise.all([pools.reading.close(), pools.playing.close()])
    },
  }
}
