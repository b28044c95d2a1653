import { Worker } from 'node:worker_threads'
import { type Done, type Givens, type JobName, perform, type Results, type Task } from './jobs.js'
import { createLoneThreads } from './lone-threads.js'

/** Does what takes long for a large bot, without holding up anybody else. */
export interface HeavyWork {
  /** Does a job; `size` is that of the bot's file, in characters. Rejects when the job threw, or ran out of memory. */
  run<Name extends JobName>(
    name: Name,
    size: number,
    ...given: Givens[Name]
  ): Promise<Results[Name]>
  /** Does a job that may never end, in a thread of its own. Rejects with a `TookTooLong` after so many milliseconds. */
  runAlone<Name extends JobName>(
    name: Name,
    milliseconds: number,
    ...given: Givens[Name]
  ): Promise<Results[Name]>
  close(): Promise<void>
}

/** What a bot's file may have and be done at once, in milliseconds, where it came in. */
const smallFile = 50_000
/** Milliseconds after which a thread with nothing to do gives its memory back. */
const rest = 5000
const limits = { maxOldGenerationSizeMb: 1024 }
const entry = new URL('./heavy-work.worker.js', import.meta.url)

interface Waiting {
  /** Only the job itself knows what its result is. */
  answer(done: Done): void
  reject(error: unknown): void
}

/** Does the jobs of large bots in one thread of its own, which is there while there is work. `nodeArgs` are Node's for it. */
export function createHeavyWork(nodeArgs: readonly string[] = []): HeavyWork {
  const alone = createLoneThreads(
    () => new Worker(entry, { resourceLimits: limits, execArgv: [...nodeArgs] }),
  )
  let thread: { readonly worker: Worker; readonly waiting: Map<number, Waiting> } | undefined
  let count = 0
  let resting: NodeJS.Timeout | undefined

  return {
    run: (name, size, ...given) =>
      size <= smallFile ? perform(name, given) : send({ id: count++, name, given }),
    runAlone: (name, milliseconds, ...given) =>
      alone.run({ id: count++, name, given }, milliseconds),
    close: async () => {
      clearTimeout(resting)
      await Promise.all([thread?.worker.terminate(), alone.close()])
    },
  }

  function send<Result>(task: Task): Promise<Result> {
    clearTimeout(resting)
    const { worker, waiting } = thread ?? start()
    worker.ref()
    return new Promise<Result>((resolve, reject) => {
      const answer = (done: Done<Result>) =>
        'error' in done ? reject(done.error) : resolve(done.result)
      waiting.set(task.id, { answer, reject })
      worker.postMessage(task)
    })
  }

  function start() {
    const worker = new Worker(entry, { resourceLimits: limits, execArgv: [...nodeArgs] })
    const waiting = new Map<number, Waiting>()
    const started = { worker, waiting }
    worker.on('message', (done: Done) => {
      const asker = waiting.get(done.id)
      waiting.delete(done.id)
      asker?.answer(done)
      if (waiting.size > 0) return
      worker.unref()
      resting = setTimeout(() => void worker.terminate(), rest).unref()
    })
    const end = (error: unknown) => {
      if (thread === started) thread = undefined
      for (const asker of waiting.values()) asker.reject(error)
      waiting.clear()
    }
    worker.on('error', end)
    worker.on('exit', () => end(new Error('The thread for heavy work ended')))
    thread = started
    return started
  }
}
