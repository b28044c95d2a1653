import { Worker } from 'node:worker_threads'
import { CutShort } from '../../platform/threads/cut-short.js'
import type { QueueSize } from '../../platform/threads/fair-queue.js'
import type { RunLimits, Task } from '../../platform/threads/limited-thread.js'
import { createThreadPool } from '../../platform/threads/thread-pool.js'
import { needsReading } from './file-kinds.js'
import type { GivenDocument, ReadDocument } from './read-document.js'
import type { GivenFile } from './unpack.js'

/** Reads documents of strangers in threads of their own, with limits of time and memory, in turn between accounts. */
export interface Readers {
  /** Rejects with an `Unreadable` where a document takes too long, too much memory, or cannot be read. */
  read(account: string, given: GivenDocument | GivenFile): Promise<ReadDocument>
  close(): Promise<void>
}

/** A document that could not be read, in words for its owner. */
export class Unreadable extends Error {
  override readonly name = 'Unreadable'
}

/** A document as it is handed to a thread. */
export interface ReadingTask extends Task {
  readonly given: GivenDocument | GivenFile
}

const entry = new URL('./reading.worker.js', import.meta.url)
const megabytes = 256
/** What is read by limits of its own. */
type Reading = 'page' | 'file' | 'picture'

/** A page that takes longer is none; a paper may have many pages, and one that was scanned takes a second or two for each. */
const usual: Readonly<Record<Reading, RunLimits>> = {
  page: { processorSeconds: 15, seconds: 60, megabytes: 400 },
  file: { processorSeconds: 40, seconds: 120, megabytes: 600 },
  picture: { processorSeconds: 240, seconds: 900, megabytes: 900 },
}
const queues: Readonly<Record<Reading, QueueSize>> = {
  page: { atOnce: 1, perAccount: 1, mostWaiting: 50, mostInAll: 1000 },
  file: { atOnce: 1, perAccount: 1, mostWaiting: 50, mostInAll: 1000 },
  picture: { atOnce: 1, perAccount: 1, mostWaiting: 50, mostInAll: 1000 },
}

/** Makes the threads, which are there while there is work: files are read apart from pages. `nodeArgs` are Node's for them. */
export function createReaders(nodeArgs: readonly string[] = [], limits = usual): Readers {
  const start = () =>
    new Worker(entry, {
      resourceLimits: { maxOldGenerationSizeMb: megabytes },
      execArgv: [...nodeArgs],
    })
  const pools = {
    page: createThreadPool({ start, queue: queues.page, limits: limits.page }),
    file: createThreadPool({ start, queue: queues.file, limits: limits.file }),
    picture: createThreadPool({ start, queue: queues.picture, limits: limits.picture }),
  }
  let count = 0
  return {
    read: async (account, given) => {
      try {
        return await run(account, given).catch((error: unknown) => {
          if (error !== needsReading || !('bytes' in given)) throw error
          return run(account, { ...given, isScanned: true })
        })
      } catch (error) {
        if (typeof error === 'string') throw new Unreadable(error)
        if (error instanceof CutShort) throw new Unreadable(tooMuch[error.usedUp])
        throw error
      }
    },
    close: async () => {
      await Promise.all([pools.page.close(), pools.file.close(), pools.picture.close()])
    },
  }

  async function run(account: string, given: ReadingTask['given']): Promise<ReadDocument> {
    const task: ReadingTask = { id: count++, given }
    return pools[readingOf(given)].run<ReadDocument>(task, { account })
  }
}

function readingOf(given: ReadingTask['given']): Reading {
  if (!('bytes' in given)) return 'page'
  return given.kind === 'picture' || given.isScanned ? 'picture' : 'file'
}

const tooMuch: Readonly<Record<CutShort['usedUp'], string>> = {
  'processor time': 'It takes too long to read',
  time: 'It takes too long to read',
  memory: 'It takes too much memory to read',
}
