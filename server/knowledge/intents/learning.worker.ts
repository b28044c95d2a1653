import { setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import { type Done, threadIsReady } from '../../platform/threads/limited-thread.js'
import { type LearningTask, perform } from './learning.js'

// On Linux a thread has a priority of its own: who only waits for an answer of the server goes first.
if (process.platform === 'linux') setPriority(10)

parentPort?.on('message', (task: LearningTask) => {
  const { id, name, given } = task
  const done = ((): Done => {
    try {
      return { id, result: perform(name, given) }
    } catch (error) {
      return { id, error }
    }
  })()
  parentPort?.postMessage(done)
})
parentPort?.postMessage(threadIsReady)
