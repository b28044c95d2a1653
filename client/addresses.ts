import { addresses } from './api.js'

/** Where a call goes. */
export interface Address {
  readonly method: string
  /** As in OpenAPI: `/chatbots/{chatbotId}`. */
  readonly path: string
  /** A body that is sent as a form. */
  readonly isForm: boolean
  /** What it answers: the envelope, events alone, or something else as it is. */
  readonly answers: 'data' | 'events' | 'response'
}

/** Every call by name. */
export const allAddresses: ReadonlyMap<string, Address> = new Map(
  Object.entries(addresses).map(([name, words]) => [name, read(words.split(' '))]),
)

function read([method = '', path = '', ...marks]: readonly string[]): Address {
  return {
    method,
    path,
    isForm: marks.includes('form'),
    answers: marks.includes('events') ? 'events' : marks.includes('response') ? 'response' : 'data',
  }
}
