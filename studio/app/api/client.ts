import { ApiProblem, createClient } from 'talkgraph/client'
import { confirmIdentity } from './confirm-identity.js'

/**
 * Every call of the API by its name, for who is signed in. Where a call asks for that, they confirm that it is them, and it is made
 * once more.
 */
export const api = createClient({ server: '', fetch: fetchAsSignedIn })

/** Milliseconds after which a server that has not answered what was asked is not waited for any longer. */
const patience = 30_000

async function fetchAsSignedIn(address: string, init: RequestInit): Promise<Response> {
  const response = await fetchPatiently(address, init)
  if (response.status !== 403 || !(await asksToConfirm(response.clone()))) return response
  return (await confirmIdentity()) ? fetchPatiently(address, init) : response
}

async function asksToConfirm(response: Response): Promise<boolean> {
  const answer: unknown = await response.json().catch(() => undefined)
  return Object(Object(answer).error).code === 'CONFIRM_PASSWORD'
}

async function fetchPatiently(address: string, init: RequestInit): Promise<Response> {
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
