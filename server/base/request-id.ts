import { randomHex } from './random-hex.js'
import { during, type UnderWay, underWay } from './under-way.js'

/** The header in which an answer shows the id of its request. */
export const requestIdHeader = 'X-Request-Id'

/** Runs what answers a request under a new id, which is handed over. */
export function withRequestId<Result>(
  request: Pick<UnderWay, 'name' | 'botId' | 'size'>,
  run: (id: string) => Promise<Result>,
): Promise<Result> {
  const id = randomHex(16)
  return during({ ...request, requestId: id }, () => run(id))
}

/** The id of the request that is being answered; undefined outside of one. */
export function requestId(): string | undefined {
  return underWay()?.requestId
}
