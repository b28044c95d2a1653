import type { ApiSchema } from '@talkgraph/wire/api-description'

/** A field of a call or of its answer, as a page shows it. */
export interface ApiField {
  /** With those that it lies in: `data.chatbot.title`. */
  readonly name: string
  /** In words: `text`, `list of objects` … */
  readonly type: string
  readonly isRequired: boolean
  readonly about: string
  /** What alone it may be. */
  readonly options: readonly string[]
  readonly kind: FieldKind
  readonly example?: string | undefined
}

/** What is typed for a field. */
export type FieldKind = 'text' | 'number' | 'boolean' | 'choice' | 'json' | 'file'

type Schemas = Readonly<Record<string, ApiSchema>>

/** The fields of an object, and of what lies in it as deep as is said. */
export function fieldsOf(
  schema: ApiSchema,
  schemas: Schemas,
  depth: number,
  examples: Readonly<Record<string, unknown>> = {},
  prefix = '',
): readonly ApiField[] {
  const { properties = {}, required = [] } = merged(schema, schemas)
  return Object.entries(properties).flatMap(([name, property]) => {
    const path = prefix + name
    const field = fieldOf(path, property, required.includes(name), schemas, examples[name])
    const inner = plain(property, schemas)
    const within = inner.items ? { of: inner.items, mark: '[].' } : { of: inner, mark: '.' }
    return [
      field,
      ...(depth > 1 ? fieldsOf(within.of, schemas, depth - 1, {}, `${path}${within.mark}`) : []),
    ]
  })
}

/** One field in words. */
export function fieldOf(
  name: string,
  given: ApiSchema,
  isRequired: boolean,
  schemas: Schemas,
  example?: unknown,
): ApiField {
  const schema = plain(given, schemas)
  const about = given.description ?? schema.description ?? ''
  return {
    name,
    isRequired,
    about,
    type: typeOf(given, schemas),
    options: (schema.enum ?? []).map(String),
    kind: kindOf(schema),
    example:
      example === undefined
        ? undefined
        : typeof example === 'string'
          ? example
          : JSON.stringify(example),
  }
}

/** What a schema refers to; of what may be null, what else it may be. */
function plain(schema: ApiSchema, schemas: Schemas): ApiSchema {
  if (schema.$ref) return plain(schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {}, schemas)
  const others = schema.anyOf?.filter(({ type }) => type !== 'null') ?? []
  return others.length === 1 && others[0] ? plain(others[0], schemas) : schema
}

/** Of what may be one of several objects, the fields of all of them; none of these must be there. */
function merged(given: ApiSchema, schemas: Schemas): ApiSchema {
  const schema = plain(given, schemas)
  if (!schema.anyOf) return schema
  return {
    properties: Object.assign(
      {},
      ...schema.anyOf.map(each => plain(each, schemas).properties ?? {}),
    ),
  }
}

const words: Readonly<Record<string, string>> = {
  string: 'text',
  integer: 'whole number',
  number: 'number',
  boolean: 'true or false',
  object: 'object',
  null: 'null',
}

function typeOf(given: ApiSchema, schemas: Schemas): string {
  const schema = plain(given, schemas)
  const isNullable = given.anyOf?.some(({ type }) => type === 'null')
  return `${typeName(schema, schemas)}${isNullable ? ' or null' : ''}`
}

function typeName(schema: ApiSchema, schemas: Schemas): string {
  if (schema.format === 'binary') return 'file'
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.type === 'array') {
    const of = schema.items ? typeOf(schema.items, schemas) : 'anything'
    return `list of ${of === 'text' ? 'texts' : of === 'object' ? 'objects' : of}`
  }
  if (schema.anyOf)
    return [...new Set(schema.anyOf.map(each => typeOf(each, schemas)))].join(' or ')
  return words[schema.type ?? ''] ?? 'anything'
}

function kindOf({ type, format, enum: options }: ApiSchema): FieldKind {
  if (format === 'binary') return 'file'
  if (options) return 'choice'
  if (type === 'boolean') return 'boolean'
  if (type === 'integer' || type === 'number') return 'number'
  return type === 'string' ? 'text' : 'json'
}
