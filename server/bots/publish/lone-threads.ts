import type { Worker } from 'node:worker_threads'
import type { Done, Task } from './jobs.js'

/** A job that was given up, since it took longer than it may. */
export class TookTooLong extends Error {
  override readonly name = 'TookTooLong'
}

/** So many at once; others wait for their turn. */
const most = 2

/** Does jobs in threads that are made for one each and ended with it, whatever it does. */
export function createLoneThreads(start: () => Worker) {
  const running = new Set<Worker>()
  const waiting: (() => void)[] = []
  let free = most

  return {
    async run<Result>(task: Task, milliseconds: number): Promise<Result> {
      if (free > 0) free--
      else await new Promise<void>(resolve => waiting.push(resolve))
      const worker = start()
      running.add(worker)
      try {
        return await resultOf<Result>(worker, task, milliseconds)
      } finally {
        running.delete(worker)
        await worker.terminate()
        const next = waiting.shift()
        if (next) next()
        else free++
      }
    },
    async close() {
      await Promise.all([...running].map(worker => worker.terminate()))
    },
  }
}

function resultOf<Result>(worker: Worker, task: Task, milliseconds: number): Promise<Result> {
  return new Promise<Result>((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new TookTooLong(`The job took longer than ${milliseconds} ms.`)),
      milliseconds,
    )
    const end = (conclude: () => void) => {
      clearTimeout(timer)
      conclude()
    }
    worker.once('message', (done: Done<Result>) =>
      end(() => ('error' in done ? reject(done.error) : resolve(done.result))),
    )
    worker.once('error', error => end(() => reject(error)))
    worker.once('exit', () => end(() => reject(new Error('The thread of a job ended'))))
    worker.postMessage(task)
  })
}
