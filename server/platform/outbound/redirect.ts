import { checkUrl } from './check-url.js'
import { CallError } from './outcome.js'

/** One request of a call. `headers` are the caller's and may hold credentials. */
export interface Hop {
  readonly url: URL
  readonly method: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | Uint8Array | null
}

const redirects = new Set([301, 302, 303, 307, 308])

/** The request that a response asks for, or undefined when it is the answer itself. Throws a `CallError`. */
export function followRedirect(
  hop: Hop,
  status: number,
  location: string | undefined,
): Hop | undefined {
  if (!redirects.has(status) || location === undefined) return undefined
  const url = checkUrl(location, hop.url)
  const elsewhere = url.origin !== hop.url.origin
  const headers = elsewhere ? {} : hop.headers
  if (turnsIntoGet(status, hop.method))
    return { url, method: 'GET', headers: withoutType(headers), body: null }
  // A configured body may hold keys (decision 27), so it stays with the origin that it was written for.
  if (elsewhere && hop.body !== null)
    throw new CallError('The answer redirects the data to another site')
  return { url, method: hop.method, headers, body: hop.body }
}

function turnsIntoGet(status: number, method: string): boolean {
  if (status === 303) return method !== 'GET' && method !== 'HEAD'
  return (status === 301 || status === 302) && method === 'POST'
}

function withoutType(headers: Hop['headers']): Hop['headers'] {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => name !== 'content-type'))
}
