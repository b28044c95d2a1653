import * as v from 'valibot'
import { allCalls } from '../app/api/all-calls.js'
import { openApiDocument } from '../app/api/openapi/document.js'

const schema = v.record(v.string(), v.unknown())
const content = v.record(
  v.string(),
  v.object({ schema, example: v.optional(v.unknown()), examples: v.optional(schema, {}) }),
)
const operation = v.object({
  operationId: v.string(),
  parameters: v.optional(
    v.array(v.object({ name: v.string(), in: v.string(), required: v.boolean(), schema })),
    [],
  ),
  requestBody: v.optional(v.object({ required: v.boolean(), content })),
  responses: v.record(v.string(), v.object({ content })),
})

/** What tests read of the OpenAPI document. */
export const apiDocument = v.parse(
  v.object({
    paths: v.record(v.string(), v.record(v.string(), operation)),
    components: v.object({ schemas: v.record(v.string(), schema) }),
  }),
  JSON.parse(JSON.stringify(openApiDocument(allCalls))),
)

/** Every call of the document. */
export const operations = Object.entries(apiDocument.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, about]) => ({
    method: method.toUpperCase(),
    path,
    ...about,
  })),
)

/** A call of the document. */
export type Operation = (typeof operations)[number]

/** Whether a call answers with a stream of events and with nothing else. */
export function isStream({ responses }: Operation): boolean {
  const content = responses['200']?.content ?? {}
  return Object.keys(content).join() === 'text/event-stream'
}

/** The codes that a call can answer, as the document says. */
export function documentedCodes({ responses }: Operation): string[] {
  return Object.entries(responses).flatMap(([status, { content }]) =>
    status === '200' ? [] : Object.keys(content['application/json']?.examples ?? {}),
  )
}
