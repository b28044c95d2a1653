import { type ErrorCode, errorCatalogue } from '@talkgraph/wire/errors'
import { keyHeader } from '@talkgraph/wire/idempotency'
import type { JsonSchema } from '@valibot/to-json-schema'
import type * as v from 'valibot'
import { serverVersion } from '../../../base/folders.js'
import type { Fields } from '../call/check.js'
import { codesOf } from '../call/codes-of.js'
import { type Call, everyone } from '../call/define-call.js'
import { about, tags } from './about.js'
import { entitySchemas, schemaOf } from './json-schema.js'

/** The OpenAPI document (3.1) of these calls, made from what they are checked with. */
export function openApiDocument(calls: readonly Call[]) {
  const paths: Record<string, Record<string, object>> = {}
  for (const call of calls)
    for (const path of [call.path, ...(call.alsoAt ? [call.alsoAt] : [])]) {
      const item = paths[path] ?? {}
      item[call.method.toLowerCase()] = operation(call, path)
      paths[path] = item
    }
  return {
    openapi: '3.1.1',
    info: {
      title: 'Talkgraph',
      version: serverVersion,
      description: about,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/v1' }, { url: '/v0', description: 'The same.' }],
    security: [{ key: [] }, { cookie: [] }],
    tags: tags.filter(({ name }) => calls.some(({ tag }) => tag === name)),
    paths,
    components: {
      securitySchemes: {
        key: { type: 'http', scheme: 'bearer', description: 'A key of the API.' },
        cookie: {
          type: 'apiKey',
          in: 'cookie',
          name: 'talkgraph.session_token',
          description:
            'A member who is signed in. It counts in requests of the server’s own pages alone; over https its name begins with `__Secure-`.',
        },
      },
      schemas: { ...entitySchemas(), Error: errorSchema },
      headers: {
        'Retry-After': {
          description: 'After how many seconds to ask again.',
          schema: { type: 'integer' },
        },
      },
    },
  }
}

function operation(call: Call, path: string) {
  const parameters = [
    ...parametersOf(call.params, 'path'),
    ...parametersOf(call.query, 'query'),
    ...(call.method === 'POST' ? [keyParameter] : []),
  ]
  return {
    operationId: path === call.alsoAt ? `${call.id}Too` : call.id,
    tags: [call.tag],
    summary: call.summary,
    description: [call.description, rolesOf(call)].filter(Boolean).join('\n\n'),
    ...(parameters.length > 0 && { parameters }),
    ...requestBody(call),
    responses: responsesOf(call),
  }
}

/** Which members may call, in words. */
function rolesOf({ roles }: Call): string {
  const names = roles.map(role => `${role}s`)
  return everyone.every(role => roles.includes(role))
    ? 'For every member.'
    : `For ${names.join(' and ')}.`
}

function parametersOf({ entries }: Fields, place: 'path' | 'query') {
  return Object.entries(entries).map(([name, schema]) => {
    const { description, examples, ...rest } = schemaOf(schema as v.GenericSchema)
    const isRequired = place === 'path' || !/optional|nullish/.test(schema.type)
    const [example] = examples ?? []
    return {
      name,
      in: place,
      required: isRequired,
      ...(description && { description }),
      example,
      schema: rest,
    }
  })
}

const keyParameter = {
  name: keyHeader,
  in: 'header',
  required: false,
  description:
    'Makes it safe to repeat the call: for 24 hours the same key gets the same answer, and nothing is done twice.',
  schema: { type: 'string', pattern: '^[!-~]{1,255}$' },
}

function requestBody({ body, method }: Call) {
  if (!body.type || method === 'GET') return {}
  const { schema, type, example, isRequired, further = {} } = body
  const types = { [type]: { schema, example }, ...further }
  return {
    requestBody: {
      required: isRequired,
      content: Object.fromEntries(
        Object.entries(types).map(([name, given]) => [
          name,
          { schema: schemaOf(given.schema), example: given.example },
        ]),
      ),
    },
  }
}

function responsesOf(call: Call) {
  const byStatus = new Map<number, ErrorCode[]>()
  for (const code of codesOf(call))
    for (const status of statusesOf(code))
      byStatus.set(status, [...(byStatus.get(status) ?? []), code])
  const failures = [...byStatus]
    .sort(([a], [b]) => a - b)
    .map(([status, codes]) => [status, failure(codes)])
  return { 200: success(call), ...Object.fromEntries(failures) }
}

/** A budget is one of room, or of time, which comes back. */
const statusesOf = (code: ErrorCode): readonly number[] =>
  code === 'BUDGET_REACHED' ? [413, 429] : [errorCatalogue[code].status]

function success({ data, message, example, produces, events }: Call) {
  if (produces)
    return { description: message, content: { [produces]: { schema: schemaOf(data), example } } }
  return {
    description: message,
    content: {
      'application/json': {
        schema: {
          type: 'object',
          properties: {
            success: { const: true },
            message: { type: 'string' },
            data: schemaOf(data),
          },
          required: ['success', 'message', 'data'],
          additionalProperties: false,
        } satisfies JsonSchema,
        example: { success: true, message, data: example },
      },
      ...(events && { 'text/event-stream': { schema: schemaOf(events) } }),
    },
  }
}

function failure(codes: readonly ErrorCode[]) {
  const examples = codes.map(code => [
    code,
    { summary: errorCatalogue[code].message, value: envelopeOf(code) },
  ])
  return {
    description: codes.map(code => `\`${code}\`: ${errorCatalogue[code].message}`).join('\n\n'),
    content: {
      'application/json': {
        schema: {
          allOf: [
            { $ref: '#/components/schemas/Error' },
            { properties: { error: { properties: { code: { enum: [...codes] } } } } },
          ],
        },
        examples: Object.fromEntries(examples),
      },
    },
  }
}

function envelopeOf(code: ErrorCode) {
  const { message } = errorCatalogue[code]
  const details = exampleDetails[code] ?? []
  return { success: false, message, data: null, error: { code, message, details } }
}

const exampleDetails: Readonly<Partial<Record<ErrorCode, object>>> = {
  REQUEST_VALIDATION_FAILED: [{ path: 'chatbotName', message: 'Required' }],
  BUDGET_REACHED: { budget: 'bytes', used: 199_990_000, limit: 200_000_000 },
  HISTORY_FOLDED: { seq: 1200 },
}

const errorSchema = {
  type: 'object',
  description: 'How a call that failed is answered.',
  properties: {
    success: { const: false },
    message: { type: 'string' },
    data: { type: 'null' },
    error: {
      type: 'object',
      properties: {
        code: {
          type: 'string',
          enum: Object.keys(errorCatalogue),
          description: 'Stable; for programs.',
        },
        message: { type: 'string', description: 'For people.' },
        details: {
          anyOf: [
            {
              type: 'array',
              description: 'Which parts of the request are wrong.',
              items: {
                type: 'object',
                properties: { path: { type: 'string' }, message: { type: 'string' } },
                required: ['path', 'message'],
                additionalProperties: false,
              },
            },
            {
              type: 'object',
              description:
                'Of `BUDGET_REACHED` the `budget`, what is `used` of it and its `limit`; of `HISTORY_FOLDED` the `seq` behind which operations can be read.',
              additionalProperties: { type: ['string', 'number'] },
            },
          ],
        },
      },
      required: ['code', 'message', 'details'],
      additionalProperties: false,
    },
  },
  required: ['success', 'message', 'data', 'error'],
  additionalProperties: false,
}
