import * as v from 'valibot'
import { fields, flag, list, secret, text } from '../../bot/fields.js'
import { defineStep } from '../../node/step.js'
import { webhookSchema } from './index.js'

/** Headers and query parameters are written as a list of `{ key, value }` or as an object. */
const pairs = <const Entry extends v.GenericSchema>(entry: Entry) =>
  v.optional(
    v.pipe(
      v.unknown(),
      v.transform(given => (Array.isArray(given) ? given : entriesOf(given))),
      list(entry),
    ),
    [],
  )

/** What is no more than a variable can be read and renamed. */
const variableAlone = /^\s*(?:(?:Bearer|Basic|Token)\s+)?\{[^{}|]+\}\s*$/i

/** A step without a method sends POST. */
const schema = fields({
  url: text(),
  query: pairs(fields({ key: text(), value: text() }, { name: 'key' })),
  method: text('POST'),
  headers: pairs(fields({ key: text(), value: secret(variableAlone) }, { name: 'key' })),
  body: v.optional(v.unknown()),
  includeAnswerVariables: flag(),
  authentication: v.optional(
    fields({ tokenUrl: text(), username: text(), password: secret() }),
    {},
  ),
})

/** The server's half of a webhook-node (decisions 27, 28 and 103). What nobody waits for is made again until it succeeds. */
export const webhookServer = defineStep({
  publicSchema: webhookSchema,
  schema,
  needs: ['call'],
  isRepeated: data => !data.waitForResponse,
  failure: 'Webhook handling failed',
  run: (data, { call }) => call(data),
  fields: {
    url: {
      title: 'Address',
      help: 'What is called, beginning with https://. Placeholders are allowed behind the host.',
      kind: 'address',
      example: 'https://shop.example/orders',
    },
    query: {
      title: 'Query parameters',
      isRare: true,
      help: 'Added to the address, each value encoded. A parameter without a name is left out.',
      kind: 'list',
      entryTitle: 'Parameter',
      fields: {
        key: { title: 'Name', help: 'The parameter’s name.', kind: 'text', example: 'size' },
        value: {
          title: 'Value',
          help: 'May hold {placeholders}.',
          kind: 'text',
          example: '{size}',
        },
      },
    },
    method: {
      title: 'Method',
      help: 'The HTTP method. GET and HEAD send no body.',
      kind: 'choice',
      choices: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD'].map(value => ({
        value,
        title: value,
      })),
    },
    headers: {
      title: 'Headers',
      isRare: true,
      help: 'Sent beside the JSON content type. Keys for the other side belong here, as no browser sees them.',
      kind: 'list',
      entryTitle: 'Header',
      fields: {
        key: { title: 'Name', help: 'The header’s name.', kind: 'text', example: 'X-Shop' },
        value: { title: 'Value', help: 'May hold {placeholders}.', kind: 'secret' },
      },
    },
    body: {
      title: 'Body',
      help: 'JSON that is sent. Its texts may hold {placeholders}; one that is a whole text keeps a number, a list or an object as it is.',
      kind: 'json',
    },
    includeAnswerVariables: {
      title: 'Send all answers',
      help: 'Adds an object answers with everything that the visitor has answered.',
      kind: 'switch',
    },
    authentication: {
      title: 'Sign-in',
      isRare: true,
      help: 'Where the other side wants a token: it is fetched before each call and sent as a bearer token.',
      kind: 'group',
      fields: {
        tokenUrl: {
          title: 'Token address',
          help: 'Gets a POST with username and password, and answers with a JSON field access.',
          kind: 'address',
        },
        username: { title: 'User name', help: 'For the token address.', kind: 'text' },
        password: { title: 'Password', help: 'For the token address.', kind: 'secret' },
      },
    },
  },
})

function entriesOf(given: unknown): { key: string; value: unknown }[] {
  return typeof given === 'object' && given !== null
    ? Object.entries(given).map(([key, value]) => ({ key, value }))
    : []
}
