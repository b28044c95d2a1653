import { AsyncLocalStorage } from 'node:async_hooks'
import { randomHex } from './random-hex.js'

/** The header in which an answer shows the id of its request. */
export const requestIdHeader = 'X-Request-Id'

const present = new AsyncLocalStorage<string>()

/** Runs what answers a request under a new id, which is handed over. */
export function withRequestId<Result>(run: (id: string) => Result): Result {
  const id = randomHex(16)
  return present.run(id, run, id)
}

/** The id of the request that is being answered; undefined outside of one. */
export function requestId(): string | undefined {
  return present.getStore()
}
