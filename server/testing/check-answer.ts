import { Ajv2020 as Ajv, type ValidateFunction } from 'ajv/dist/2020.js'
import * as v from 'valibot'
import { allCalls } from '../routes/api/all-calls.js'
import { openApiDocument } from '../routes/api/openapi/document.js'

const content = v.record(v.string(), v.object({ schema: v.unknown() }))
const operation = v.object({
  operationId: v.string(),
  responses: v.record(v.string(), v.object({ content })),
})
const described = v.parse(
  v.object({ paths: v.record(v.string(), v.record(v.string(), operation)), components: v.unknown() }),
  JSON.parse(JSON.stringify(openApiDocument(allCalls))),
)

const ajv = new Ajv({ strict: false, allErrors: true, validateFormats: false })
ajv.addSchema({ $id: 'openapi', components: described.components })
const compiled = new Map<string, ValidateFunction>()
const routes = Object.entries(described.paths).flatMap(([path, operations]) =>
  Object.entries(operations).map(([method, operation]) => ({
    method: method.toUpperCase(),
    pattern: new RegExp(`^/v[01]${path.replace(/\{\w+\}/g, '[^/]*')}/?$`),
    operation,
  })),
)

/** Throws where an answer of the API is not as the OpenAPI document says; resolves to the operation that it belongs to. */
export async function checkAnswer(
  method: string,
  address: string,
  response: Response,
): Promise<string | undefined> {
  const path = new URL(address, 'http://localhost').pathname
  const route = routes.find(each => each.method === method && each.pattern.test(path))
  const { status } = response
  const type = (response.headers.get('content-type') ?? '').split(';')[0] ?? ''
  const place = `${method} ${address} → ${status} ${type}`
  if (!route && status !== 404) throw new Error(`${place}: the OpenAPI document has no such call`)
  const known = route?.operation.responses[status]?.content[type]
  if (route && !known) throw new Error(`${place}: the OpenAPI document has no such answer`)
  if (type !== 'application/json') return route?.operation.operationId
  const validate = validator(known ? known.schema : { $ref: '#/components/schemas/Error' })
  const body: unknown = await response.clone().json()
  if (!validate(body))
    throw new Error(`${place}: ${ajv.errorsText(validate.errors)}\n${JSON.stringify(body).slice(0, 1000)}`)
  return route?.operation.operationId
}

function validator(schema: unknown): ValidateFunction {
  const json = JSON.stringify(schema).replaceAll('"#/components/', '"openapi#/components/')
  const known = compiled.get(json) ?? ajv.compile(JSON.parse(json))
  compiled.set(json, known)
  return known
}
