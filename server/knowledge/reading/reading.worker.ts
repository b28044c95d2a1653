import { parentPort } from 'node:worker_threads'
import { type GivenDocument, readDocument } from './read-document.js'

parentPort?.on('message', ({ id, given }: { id: number; given: GivenDocument }) => {
  try {
    parentPort?.postMessage({ id, read: readDocument(given) })
  } catch (error) {
    parentPort?.postMessage({ id, error: error instanceof Error ? error.name : 'Error' })
  }
})
