import { type Address, allAddresses } from './addresses.js'
import type { CallOptions, Client } from './contract.js'
import { readAnswer, readResponse } from './read-answer.js'
import { readEvents } from './read-events.js'
import { type ClientOptions, type Input, send } from './send.js'

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
