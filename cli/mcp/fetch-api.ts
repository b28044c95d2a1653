import type { CallApi } from '../../mcp/api-workshop.js'
import { WorkshopError } from '../../mcp/workshop.js'

/** Milliseconds that an answer may take. */
const patience = 60_000

/** Makes the calls of the REST API over the network. */
export function createFetchApi(server: string, key: string): CallApi {
  return async (method, path, body) => {
    const request = {
      method,
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      redirect: 'error',
      signal: AbortSignal.timeout(patience),
      ...(body && { body: JSON.stringify(body) }),
    } as const
    try {
      const answer = await fetch(server + path, request)
      return { status: answer.status, text: await answer.text() }
    } catch (error) {
      const { message, cause } = error instanceof Error ? error : new Error(String(error))
      throw new WorkshopError(
        `${server} does not answer: ${cause instanceof Error ? cause.message : message}.`,
      )
    }
  }
}
