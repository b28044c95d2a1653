import { Worker } from 'node:worker_threads'
import type { GivenDocument, ReadDocument } from './read-document.js'

/** Reads documents of strangers in a thread of its own, with limits of time and memory. */
export interface Readers {
  /** Rejects with an `Unreadable` where a document takes too long, too much memory, or cannot be read. */
  read(given: GivenDocument): Promise<ReadDocument>
  close(): Promise<void>
}

/** A document that could not be read, in words for its owner. */
export class Unreadable extends Error {
  override readonly name = 'Unreadable'
}

interface Waiting {
  readonly given: GivenDocument
  resolve(read: ReadDocument): void
  reject(error: Unreadable): void
}

type Done =
  | { readonly id: number; readonly read: ReadDocument }
  | { readonly id: number; readonly error: string }

const entry = new URL('./reading.worker.js', import.meta.url)
const limits = { maxOldGenerationSizeMb: 256 }
/** Milliseconds for one document, and after which a thread with nothing to do ends. */
const usual = { time: 15_000, rest: 5000 }

/** Makes the thread; it is there while there is work. `nodeArgs` are Node's for it. */
export function createReaders(
  nodeArgs: readonly string[] = [],
  { time, rest }: typeof usual = usual,
): Readers {
  const queue: Waiting[] = []
  let worker: Worker | undefined
  let current: Waiting | undefined
  let timer: NodeJS.Timeout | undefined
  let count = 0

  return {
    read: given =>
      new Promise((resolve, reject) => {
        queue.push({ given, resolve, reject })
        next()
      }),
    close: async () => {
      clearTimeout(timer)
      for (const { reject } of queue.splice(0)) reject(new Unreadable('The server stopped'))
      await worker?.terminate()
    },
  }

  function next(): void {
    if (current) return
    clearTimeout(timer)
    current = queue.shift()
    if (!current) {
      timer = setTimeout(stop, rest).unref()
      worker?.unref()
      return
    }
    worker ??= start()
    worker.ref()
    worker.postMessage({ id: ++count, given: current.given })
    timer = setTimeout(() => end('It takes too long to read'), time)
  }

  function start(): Worker {
    const started = new Worker(entry, { resourceLimits: limits, execArgv: [...nodeArgs] })
    started.on('message', (done: Done) => {
      if (done.id !== count || !current) return
      const { resolve, reject } = current
      current = undefined
      clearTimeout(timer)
      if ('read' in done) resolve(done.read)
      else reject(new Unreadable(`It cannot be read (${done.error})`))
      next()
    })
    // A document that takes too much memory ends the thread.
    const gone = () => {
      if (worker === started) end('It takes too much memory to read')
    }
    started.on('error', gone)
    started.on('exit', gone)
    return started
  }

  /** Ends the thread with what it reads, and begins anew with the next. */
  function end(reason: string): void {
    clearTimeout(timer)
    stop()
    const failed = current
    current = undefined
    failed?.reject(new Unreadable(reason))
    next()
  }

  function stop(): void {
    const ending = worker
    worker = undefined
    void ending?.terminate()
  }
}
