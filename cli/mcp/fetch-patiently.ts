import { ApiProblem } from '../../client/index.js'

/** Milliseconds that an answer may take. */
const patience = 60_000

/** Makes calls over the network, to the server itself and not to where it sends one on. */
export async function fetchPatiently(address: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(address, {
      ...init,
      redirect: 'error',
      signal: AbortSignal.timeout(patience),
    })
  } catch (error) {
    const { message, cause } = error instanceof Error ? error : new Error(String(error))
    throw new ApiProblem(
      0,
      'OFFLINE',
      `${new URL(address).origin} does not answer: ${cause instanceof Error ? cause.message : message}.`,
    )
  }
}
