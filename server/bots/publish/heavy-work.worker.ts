import { parentPort } from 'node:worker_threads'
import { type Done, perform, type Task } from './jobs.js'

parentPort?.on('message', async ({ id, name, given }: Task) => {
  const done = await perform(name, given).then(
    (result): Done => ({ id, result }),
    (error: unknown): Done => ({ id, error }),
  )
  parentPort?.postMessage(done)
})
