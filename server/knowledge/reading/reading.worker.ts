import { parentPort } from 'node:worker_threads'
import { type Done, threadIsReady } from '../../platform/threads/limited-thread.js'
import { readDocument } from './read-document.js'
import type { ReadingTask } from './readers.js'
import { unpack } from './unpack.js'

parentPort?.on('message', async ({ id, given }: ReadingTask) => {
  const done = await (async () =>
    readDocument('bytes' in given ? await unpack(given) : given))().then(
    (result): Done => ({ id, result }),
    // An error of another class than Node's own loses its name on the way.
    (error: unknown): Done => ({
      id,
      error: Object(error).name === 'NotReadable' ? String(Object(error).message) : nameOf(error),
    }),
  )
  parentPort?.postMessage(done)
})
parentPort?.postMessage(threadIsReady)

const nameOf = (error: unknown): string =>
  `It cannot be read (${error instanceof Error ? error.name : 'Error'})`
