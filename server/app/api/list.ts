import * as v from 'valibot'
import { ApiError } from '../../base/errors.js'
import { noBody } from './call/body.js'
import { nothing } from './call/check.js'
import { defineCall } from './call/define-call.js'
import { chatbot, chatbotOf, exampleChatbot } from './chatbot.js'
import { cursorField, cursorOf, limitField, nextCursor, placeOf } from './cursor.js'
import { list } from './text.js'

const most = 1000

const given = (about: string) =>
  v.optional(v.pipe(v.string(), v.maxLength(5000), v.regex(/^[^\p{Cc}]*$/u), v.description(about)))

const place = v.strictObject({
  createdAt: v.pipe(v.string(), v.isoTimestamp()),
  id: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,64}$/)),
})

/** Lists the bots of an owner (decision 79). */
export const listChatbots = defineCall({
  method: 'GET',
  path: '/chatbots',
  alsoAt: '/chatbot/all',
  id: 'listChatbots',
  tag: 'Chatbots',
  summary: 'List your bots',
  description:
    'Brings your bots, the newest first, at most 1,000 at once. With `metadataKeys` and `metadataValues` only those whose metadata have all of these values: the first key the first value, and so on.',
  params: nothing,
  query: v.strictObject({
    delimeter: v.optional(
      v.pipe(
        v.string(),
        v.minLength(1),
        v.maxLength(10),
        v.description('What stands between keys, and between values. Default: a comma.'),
      ),
      ',',
    ),
    metadataKeys: given('Names of metadata.'),
    metadataValues: given('As many values.'),
    limit: limitField(most),
    cursor: cursorField,
  }),
  body: noBody,
  data: v.strictObject({ chatbots: list(chatbot), nextCursor }),
  example: { chatbots: [exampleChatbot], nextCursor: null },
  message: 'Chatbots fetched',
  failure: 'FETCH_ALL_CHATBOTS_FAILED',
  run: async (
    { store },
    { owner, query: { delimeter, metadataKeys, metadataValues, limit, cursor } },
  ) => {
    const metadata = pairs(split(metadataKeys, delimeter), split(metadataValues, delimeter))
    const after = placeOf(cursor, place)
    const found = await store.bots.list({ owner, metadata, limit: limit + 1, after })
    const shown = found.slice(0, limit)
    const last = found.length > limit ? shown.at(-1) : undefined
    return {
      chatbots: shown.map(chatbotOf),
      nextCursor: last ? cursorOf({ createdAt: last.createdAt, id: last.id }) : null,
    }
  },
})

function split(text: string | undefined, delimeter: string): string[] {
  return text === undefined || text === '' ? [] : text.split(delimeter).map(part => part.trim())
}

function pairs(keys: readonly string[], values: readonly string[]): [string, string][] {
  const refuse = (path: string, message: string) => {
    throw new ApiError('REQUEST_VALIDATION_FAILED', { details: [{ path, message }] })
  }
  if (keys.length !== values.length)
    refuse(
      'metadataValues',
      `Expected as many values as keys: ${keys.length}, not ${values.length}`,
    )
  if (keys.length > 20) refuse('metadataKeys', 'Expected at most 20 keys')
  return keys.map((key, index) => [key, values[index] ?? ''])
}
