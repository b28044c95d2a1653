import type { ApiDescription, ApiOperation, ApiSchema } from '@talkgraph/wire/api-description'
import { type ApiField, fieldOf, fieldsOf } from './read-fields.js'

/** A call of the API as a page shows it. */
export interface ApiCall {
  readonly id: string
  readonly method: string
  /** With its parameters in braces: `/chatbots/{chatbotId}`. */
  readonly path: string
  /** Another spelling of the path. */
  readonly alsoAt?: string | undefined
  readonly tag: string
  readonly summary: string
  readonly about: string
  readonly params: readonly ApiField[]
  readonly query: readonly ApiField[]
  readonly body?: ApiBody | undefined
  readonly answer: readonly ApiField[]
  /** JSON text, or what else the call answers with. */
  readonly answerExample: string
  readonly errors: readonly ApiError[]
  /** Whether it answers for as long as somebody listens. */
  readonly isStream: boolean
}

/** What a call is sent with. */
interface ApiBody {
  readonly type: string
  /** Of a body that is no list of fields, what it is. */
  readonly about: string
  readonly fields: readonly ApiField[]
  readonly example: unknown
}

/** How a call can fail. */
interface ApiError {
  readonly status: number
  readonly code: string
  readonly message: string
}

/** Every call of the API, in the order of its description. */
export function readCalls(api: ApiDescription): readonly ApiCall[] {
  return Object.entries(api.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) =>
      readCall(method.toUpperCase(), path, operation, api),
    ),
  )
}

function readCall(
  method: string,
  path: string,
  operation: ApiOperation,
  api: ApiDescription,
): ApiCall {
  const { operationId: id, tags, summary, description = '', parameters = [] } = operation
  const schemas = api.components.schemas
  const given = (place: string) =>
    parameters
      .filter(each => each.in === place)
      .map(({ name, required, schema, ...rest }) =>
        fieldOf(
          name,
          { ...schema, description: rest.description },
          required,
          schemas,
          rest.example,
        ),
      )
  const answer = Object.entries(operation.responses['200']?.content ?? {})[0]
  return {
    id,
    method,
    path,
    summary,
    alsoAt: otherPath(id, api),
    tag: tags[0] ?? '',
    about: description,
    params: given('path'),
    query: given('query'),
    body: bodyOf(operation, schemas),
    answer: answer ? fieldsOf(answer[1].schema, schemas, 3) : [],
    answerExample: exampleOf(answer?.[1].example),
    errors: errorsOf(operation),
    isStream: answer?.[0] === 'text/event-stream',
  }
}

/** The call that has the same name but for `Too` is the same. */
function otherPath(id: string, { paths }: ApiDescription): string | undefined {
  const other = id.endsWith('Too') ? id.slice(0, -3) : `${id}Too`
  return Object.entries(paths).find(([, calls]) =>
    Object.values(calls).some(({ operationId }) => operationId === other),
  )?.[0]
}

function bodyOf(
  { requestBody }: ApiOperation,
  schemas: Readonly<Record<string, ApiSchema>>,
): ApiBody | undefined {
  const [content] = Object.entries(requestBody?.content ?? {})
  if (!content) return undefined
  const [type, { schema, example = {} }] = content
  const known = Object(example) as Record<string, unknown>
  return {
    type,
    about: schema.description ?? '',
    fields: fieldsOf(schema, schemas, 1, known),
    example,
  }
}

const exampleOf = (example: unknown): string =>
  typeof example === 'string'
    ? example
    : example === undefined
      ? ''
      : JSON.stringify(example, null, 2)

function errorsOf({ responses }: ApiOperation): readonly ApiError[] {
  return Object.entries(responses).flatMap(([status, { content = {} }]) =>
    Object.values(content).flatMap(({ examples = {} }) =>
      Object.entries(examples).map(([code, { summary }]) => ({
        status: Number(status),
        code,
        message: summary,
      })),
    ),
  )
}
