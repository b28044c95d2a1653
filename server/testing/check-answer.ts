import { Ajv2020 as Ajv, type ValidateFunction } from 'ajv/dist/2020.js'
import { apiDocument, operations } from './api-document.js'

const ajv = new Ajv({ strict: false, allErrors: true, validateFormats: false })
ajv.addSchema({ $id: 'openapi', components: apiDocument.components })
const compiled = new Map<unknown, ValidateFunction>()
const error = { $ref: '#/components/schemas/Error' }
const routes = operations.map(operation => ({
  operation,
  pattern: new RegExp(`^/v[01]${operation.path.replace(/\{\w+\}/g, '[^/]+')}$`),
}))

/** Throws where an answer of the API is not as the OpenAPI document says. */
export async function checkAnswer(
  method: string,
  address: string,
  response: Response,
): Promise<void> {
  const path = new URL(address, 'http://localhost').pathname
  const route = routes.find(each => each.operation.method === method && each.pattern.test(path))
  const { status } = response
  const type = (response.headers.get('content-type') ?? '').split(';')[0] ?? ''
  const place = `${method} ${address} → ${status} ${type}`
  if (!route && status !== 404) throw new Error(`${place}: the OpenAPI document has no such call`)
  const known = route?.operation.responses[status]?.content[type]
  if (route && !known)
    throw new Error(
      `${place}: the OpenAPI document has no such answer: ${await response.clone().text()}`,
    )
  if (type !== 'application/json') return
  const validate = validator(known?.schema ?? error)
  const body: unknown = await response.clone().json()
  if (!validate(body))
    throw new Error(
      `${place}: ${ajv.errorsText(validate.errors)}\n${JSON.stringify(body).slice(0, 1000)}`,
    )
}

function validator(schema: Readonly<Record<string, unknown>>): ValidateFunction {
  const known =
    compiled.get(schema) ??
    ajv.compile(
      JSON.parse(JSON.stringify(schema).replaceAll('"#/components/', '"openapi#/components/')),
    )
  compiled.set(schema, known)
  return known
}
