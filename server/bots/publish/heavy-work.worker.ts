import { setPriority } from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'
import { type Done, threadIsReady } from '../../platform/threads/limited-thread.js'
import { loadPlugins } from '../plugins/index.js'
import { type JobTask, perform } from './jobs.js'

// On Linux a thread has a priority of its own: who only waits for an answer of the server goes first.
if (process.platform === 'linux') setPriority(10)

const given: { readonly plugins?: readonly string[] } | undefined = workerData
await loadPlugins(given?.plugins ?? [])

parentPort?.on('message', async ({ id, name, given, stopAfter }: JobTask) => {
  const done = await perform(name, given, stopAfter).then(
    (result): Done => ({ id, result }),
    (error: unknown): Done => ({ id, error }),
  )
  parentPort?.postMessage(done)
})
parentPort?.postMessage(threadIsReady)
