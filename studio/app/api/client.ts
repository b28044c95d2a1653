import { createClient } from 'talkgraph/client'
import { confirmIdentity } from './confirm-identity.js'
import { fetchPatiently } from './fetch-patiently.js'

/** Every call of the API by its name, for who is signed in. */
export const api = createClient({ server: '', fetch: fetchAsSignedIn })

/** Makes a call; where it asks for that, who is signed in confirms that it is them, and it is made once more. */
export async function fetchAsSignedIn(address: string, init: RequestInit): Promise<Response> {
  const response = await fetchPatiently(address, init)
  if (response.status !== 403 || !(await asksToConfirm(response.clone()))) return response
  return (await confirmIdentity()) ? fetchPatiently(address, init) : response
}

async function asksToConfirm(response: Response): Promise<boolean> {
  const answer: unknown = await response.json().catch(() => undefined)
  return Object(Object(answer).error).code === 'CONFIRM_PASSWORD'
}
