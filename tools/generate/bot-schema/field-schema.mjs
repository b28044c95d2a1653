import { toJsonSchema } from '@valibot/to-json-schema'
import * as v from 'valibot'

/** The JSON Schema of what a Valibot schema of a bot makes: its shape alone, without a word for people. */
export function shapeOf(schema) {
  const { $schema, ...shape } = toJsonSchema(schema, {
    typeMode: 'output',
    ignoreActions: ['brand', 'metadata', 'transform'],
    overrideSchema: ({ valibotSchema, jsonSchema }) =>
      valibotSchema.type === 'custom' ? { type: kindsTaken(valibotSchema) } : jsonSchema,
  })
  return shape
}

/**
 * The properties of a JSON Schema for an object's fields, from its Valibot schema and its forms. Older names are
 * deprecated properties that name today's (decision 4).
 */
export function propertiesOf(schema, forms, partsOf) {
  const { entries = {}, older = {} } = partsOf(schema)
  const properties = Object.fromEntries(
    Object.entries(entries).map(([name, entry]) => [
      name,
      fieldSchema(entry, forms[name], partsOf),
    ]),
  )
  return { ...properties, ...olderNames(older, properties) }
}

/** The JSON Schema of one field: what is read, and what it is for. */
function fieldSchema(schema, form, partsOf) {
  const said = wordsFor(form)
  const shape = shapeOf(schema)
  const fallback = shape.default === undefined ? {} : { default: shape.default }
  const { item, entries } = partsOf(schema)
  if (shape.type === 'array') {
    const items = partsOf(item).entries
      ? objectSchema(
          item,
          { title: form.entryTitle, description: said.description },
          form.fields,
          partsOf,
        )
      : fieldSchema(item, form.entry, partsOf)
    return { ...said, ...arrayTypes(schema), items, ...fallback }
  }
  if (entries) return { ...objectSchema(schema, said, form.fields, partsOf), ...fallback }
  if (shape.enum) return { ...said, ...choicesOf(form, shape.enum), ...fallback }
  if (form.kind === 'secret')
    return { ...said, anyOf: [{ type: ['string', 'number'] }, sealed], ...fallback }
  if (form.kind === 'choice') {
    const known = form.choices.map(({ value, title }) => ({ const: value, title }))
    return { ...said, anyOf: [...known, leafTypes(schema, shape)], ...fallback }
  }
  return { ...said, ...leafTypes(schema, shape), ...fallback, ...examplesOf(form) }
}

/** What stands for a secret that a server keeps. */
const sealed = {
  type: 'object',
  title: 'A secret that the server keeps',
  description: 'What the server writes in place of a secret: it counts in all bots of the account.',
  required: ['secret'],
  properties: {
    secret: { title: 'Id', description: 'Which secret it is.', type: 'string' },
    lastFour: {
      title: 'Last four',
      description: 'How the secret ends; only shown.',
      type: 'string',
    },
  },
}

/** The JSON Schema of an object with these fields. Unknown keys are allowed. */
export function objectSchema(schema, said, forms, partsOf) {
  return { ...said, type: 'object', properties: propertiesOf(schema, forms, partsOf) }
}

/** A field's title and description. */
function wordsFor({ title, help, whereBlank, unit }) {
  const further = [
    unit && `Its unit: ${unit}.`,
    whereBlank && `Where it is blank: ${whereBlank}${/[.!?…]$/.test(whereBlank) ? '' : '.'}`,
  ]
  return { title, description: [help, ...further].filter(Boolean).join(' ') }
}

/** A text that is read as one of several: nothing else is. */
function choicesOf({ choices }, values) {
  const titles = values.map(
    value => choices?.find(choice => choice.value === value)?.title ?? value,
  )
  return { type: 'string', enum: values, enumDescriptions: titles }
}

function examplesOf({ example }) {
  return example === undefined ? {} : { examples: [example] }
}

/** What is read without loss, found out by the reader itself: a number may be a text, a text a number … */
function leafTypes(schema, { type }) {
  const reads = (given, made) => v.safeParse(schema, given).output === made
  switch (type) {
    case 'string':
      return oneOrMore([
        'string',
        ...(reads(4711, '4711') ? ['number'] : []),
        ...(reads(true, 'true') ? ['boolean'] : []),
      ])
    case 'number':
      return reads('4711', 4711)
        ? {
            type: ['number', 'string'],
            pattern: '^\\s*[+-]?(\\d+(\\.\\d*)?|\\.\\d+)([eE][+-]?\\d+)?\\s*$',
          }
        : { type }
    case 'boolean':
      return reads('true', true)
        ? { type: ['boolean', 'string'], pattern: '^(true|false)$' }
        : { type }
    default:
      return type === undefined ? {} : { type }
  }
}

/** A list; some are also read from a text or from an object. */
function arrayTypes(schema) {
  const isRead = given => v.parse(schema, given).length > 0
  return oneOrMore([
    'array',
    ...(isRead('a@bakery.example') ? ['string'] : []),
    ...(isRead({ name: 'value' }) ? ['object'] : []),
  ])
}

/** Which kinds of JSON values a schema takes. */
function kindsTaken(schema) {
  const kinds = { string: 'text', number: 4711, boolean: true, null: null, array: [], object: {} }
  return oneOrMore(Object.keys(kinds).filter(kind => v.is(schema, kinds[kind]))).type
}

function oneOrMore(types) {
  return { type: types.length === 1 ? types[0] : types }
}

function olderNames(older, properties) {
  return Object.fromEntries(
    Object.entries(older)
      .filter(([name]) => !(name in properties))
      .map(([name, today]) => {
        const { default: _, examples, ...rest } = properties[today]
        const description = `An older name of "${today}", which is still read.`
        return [
          name,
          {
            ...rest,
            description,
            deprecated: true,
            deprecationMessage: `Today its name is "${today}".`,
          },
        ]
      }),
  )
}
