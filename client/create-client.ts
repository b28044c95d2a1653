import { keyHeader } from '@talkgraph/wire/idempotency'
import { type Address, allAddresses } from './addresses.js'
import { ApiProblem } from './api-problem.js'
import type { CallOptions, Client } from './contract.js'
import { readAnswer, readResponse } from './read-answer.js'
import { readEvents } from './read-events.js'

/** Whom a client calls, and how. */
export interface ClientOptions {
  /** Where the server is, such as `https://chat.example`; empty in a page of the server’s own. */
  readonly server: string
  /** A key of the API. Without one the browser’s cookie says who calls. */
  readonly key?: string | undefined
  /** Makes the calls in place of the global `fetch`. An `ApiProblem` that it rejects with is passed on. */
  readonly fetch?: ((address: string, init: RequestInit) => Promise<Response>) | undefined
}

/**
 * Makes a client of the REST API: each call is a function of its name, with types that come from the server's own schemas. A
 * call that fails rejects with an `ApiProblem`.
 */
export function createClient(options: ClientOptions): Client {
  const all = [...allAddresses]
  const calls = all.map(([name, address]) => [
    name,
    address.answers === 'events' ? follow(options, address) : ask(options, address),
  ])
  const streams = all.map(([name, address]) => [name, follow(options, address)])
  return Object.assign(Object.create(null), Object.fromEntries(calls), {
    stream: Object.fromEntries(streams),
  })
}

function ask(options: ClientOptions, address: Address) {
  const read = address.answers === 'response' ? readResponse : readAnswer
  const accept = address.answers === 'response' ? '*/*' : 'application/json'
  return async (input: Input = {}, how: CallOptions = {}) =>
    read(await send(options, address, input, how, accept))
}

function follow(options: ClientOptions, address: Address) {
  return async function* (input: Input = {}, how: CallOptions = {}) {
    const response = await send(options, address, input, how, 'text/event-stream')
    yield* readEvents(await readResponse(response))
  }
}

/** What a call takes, by name. */
type Input = Readonly<Record<string, unknown>>

/** Makes a call and resolves to its answer, whatever its status; rejects with an `ApiProblem` where nothing came. */
async function send(
  { server, key, fetch = globalFetch }: ClientOptions,
  { method, path, isForm }: Address,
  { body, ...params }: Input,
  { signal, idempotencyKey, headers, keepalive }: CallOptions,
  accept: string,
): Promise<Response> {
  try {
    return await fetch(`${withoutSlash(server)}/v1${fill(path, params)}`, {
      method,
      headers: {
        Accept: accept,
        ...(key !== undefined && { Authorization: `Bearer ${key}` }),
        ...(body !== undefined && !isForm && { 'Content-Type': 'application/json' }),
        ...(idempotencyKey !== undefined && { [keyHeader]: idempotencyKey }),
        ...headers,
      },
      signal,
      keepalive,
      body: isForm && body !== undefined ? formOf(body) : JSON.stringify(body),
    })
  } catch (error) {
    if (error instanceof ApiProblem || signal?.aborted) throw error
    throw new ApiProblem(0, 'OFFLINE', 'The server cannot be reached.', undefined, undefined, {
      cause: error,
    })
  }
}

/** Looked up at each call: tests and tools put others in its place. */
const globalFetch = (address: string, init: RequestInit) => globalThis.fetch(address, init)

const withoutSlash = (server: string): string =>
  server.endsWith('/') ? server.slice(0, -1) : server

/** Puts parameters into the places that the path has for them, and all others behind it. */
function fill(path: string, params: Input): string {
  const rest = new Map(
    Object.entries(params).filter(([, value]) => value !== undefined && value !== null),
  )
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = rest.get(name)
    rest.delete(name)
    return encodeURIComponent(String(value ?? ''))
  })
  const query = new URLSearchParams([...rest].map(([name, value]) => [name, String(value)]))
  return rest.size > 0 ? `${filled}?${query}` : filled
}

/** A form as it is, or one with these fields. */
function formOf(body: unknown): FormData {
  if (body instanceof FormData) return body
  const form = new FormData()
  for (const [name, value] of Object.entries(Object(body)))
    form.append(name, value instanceof Blob ? value : String(value))
  return form
}
