import { ApiProblem } from './problem.js'

/** Milliseconds after which a server that has not answered what was asked is not waited for any longer. */
const patience = 30_000

/** Makes a call; rejects with an `ApiProblem` where the server is silent, and with what `fetch` does otherwise. */
export async function fetchPatiently(address: string, init: RequestInit): Promise<Response> {
  // Of what changes something it is not known whether it was done, and a file may take its time.
  if (init.method !== 'GET') return fetch(address, init)
  const late = AbortSignal.timeout(patience)
  const signal = init.signal ? AbortSignal.any([init.signal, late]) : late
  try {
    return await fetch(address, { ...init, signal })
  } catch (error) {
    if (init.signal?.aborted || !late.aborted) throw error
    throw new ApiProblem(0, 'NO_ANSWER', 'The server does not answer.')
  }
}
