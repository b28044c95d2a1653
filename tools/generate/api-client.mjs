import { existsSync } from 'node:fs'
import { join } from 'node:path'
import '../typescript-hooks.mjs'

/** The source of client/api.ts: what every call takes and answers, and where it goes, made from what the server checks and answers with. */
export async function apiClientSource(root) {
  // The runtime is tried in copies without a server.
  if (!existsSync(join(root, 'server'))) return {}
  const { allCalls } = await import('../../server/app/api/all-calls.ts')
  const { serverCalls } = await import('../../server/app/api/server/index.ts')
  const calls = [...allCalls, ...serverCalls]
  return {
    'client/api.ts': `// Written by \`npm run generate\` from server/app/api.
${await typesOf(calls)}
/** What a call takes, answers and tells, by its name. */
export type Shapes = components['schemas']

/** Where every call goes, and how its body and its answer travel where that is not as JSON. */
export const addresses = {
${calls.map(call => `  /** ${call.summary}. */\n  ${call.id}: '${addressOf(call)}',`).join('\n')}
} as const
`,
  }
}

function addressOf({ method, path, body, produces }) {
  const marks = [
    ...(body.type === 'multipart/form-data' ? ['form'] : []),
    ...(produces ? [produces === 'text/event-stream' ? 'events' : 'response'] : []),
  ]
  return [method, path, ...marks].join(' ')
}

/** Each call as a shape of its name, beside those that have a name already. */
async function typesOf(calls) {
  const { entitySchemas } = await import('../../server/app/api/openapi/json-schema.ts')
  const { default: openapiTypescript, astToString } = await import('openapi-typescript')
  const { default: ts } = await import('typescript')
  const shapes = await Promise.all(calls.map(async call => [call.id, await shapeOf(call)]))
  const document = {
    openapi: '3.1.1',
    info: { title: 'Talkgraph', version: '1' },
    paths: {},
    components: { schemas: { ...entitySchemas(), ...Object.fromEntries(shapes) } },
  }
  const nodes = await openapiTypescript(withoutExamples(JSON.parse(JSON.stringify(document))), {
    immutable: true,
    defaultNonNullable: false,
    silent: true,
    transform: ({ format }) =>
      format === 'binary' ? ts.factory.createTypeReferenceNode('Blob') : undefined,
  })
  return astToString(nodes.filter(({ name }) => name?.text === 'components')).replace(
    /^export /,
    '',
  )
}

async function shapeOf({ params, query, body, data, events, produces, method }) {
  const { schemaOf } = await import('../../server/app/api/openapi/json-schema.ts')
  const given = Object.entries({ ...params.entries, ...query.entries }).map(([name, schema]) => [
    name,
    name in params.entries ? orNumber(schemaOf(schema)) : schemaOf(schema),
  ])
  const hasBody = body.type && method !== 'GET'
  const input = {
    type: 'object',
    properties: { ...Object.fromEntries(given), ...(hasBody && { body: schemaOf(body.schema) }) },
    required: [
      ...Object.keys(params.entries),
      ...Object.entries(query.entries).flatMap(([name, { type }]) =>
        /optional|nullish/.test(type) ? [] : [name],
      ),
      ...(hasBody && body.isRequired ? ['body'] : []),
    ],
    additionalProperties: false,
  }
  const told = produces === 'text/event-stream' ? data : events
  const properties = {
    input,
    ...(!produces && { answer: schemaOf(data) }),
    ...(told && { event: schemaOf(told) }),
  }
  return { type: 'object', properties, required: Object.keys(properties) }
}

/** What stands in an address may be given as a number. */
const orNumber = schema =>
  schema.type === 'string' && !schema.enum ? { ...schema, type: ['string', 'number'] } : schema

const untold = new Set(['example', 'examples', 'default'])

/** A schema without what reads like documentation of values; fields of these names stay. */
function withoutExamples(value, isOfNames = false) {
  if (Array.isArray(value)) return value.map(each => withoutExamples(each))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => isOfNames || !untold.has(name))
      .map(([name, inner]) => [
        name,
        withoutExamples(inner, !isOfNames && (name === 'properties' || name === 'schemas')),
      ]),
  )
}
