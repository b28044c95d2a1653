import { partsOf } from '../bot/schema-parts.js'
import { fieldsOfType, schemaAt } from '../draft/fits.js'
import type { PathStep } from '../draft/operation.schema.js'

/** Is a text in a field for a secret none itself, but names one, as `server:NAME` does? It is kept as it is written. */
export function namesSecret(type: string, path: readonly PathStep[], text: string): boolean {
  const schema = schemaAt(fieldsOfType(type), path)
  return schema !== undefined && partsOf(schema).namesOne?.test(text) === true
}
