import { objectSchema, propertiesOf } from './field-schema.mjs'

// The type of a node is that of its data where that is a known one, else its own (decision 2).

/** The definitions by which a node's data is completed and checked: one for each type, and two that choose among them. */
export function nodeDefinitions(loaded, partsOf) {
  const types = loaded.map(found => ({ ...found, names: namesOf(found.definition) }))
  const all = types.flatMap(({ names }) => names)
  const ofData = Object.fromEntries(
    types.map(type => [`${type.definition.type}-data`, dataOf(type, partsOf)]),
  )
  return {
    'node-by-its-type': {
      required: ['type'],
      properties: { type: typeSchema(types) },
      allOf: types.map(type => dataWhere(type, typeOfNode(type.names))),
    },
    'node-by-the-type-in-its-data': {
      properties: { type: { type: 'string', ...typeWords } },
      allOf: types.map(type => dataWhere(type, typeInData(type.names))),
    },
    'any-node': {
      if: {
        ...typeInData(all),
        not: typeOfNode(ownTypeField(types)),
      },
      // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
      then: { $ref: '#/definitions/node-by-the-type-in-its-data' },
      else: { $ref: '#/definitions/node-by-its-type' },
    },
    ...ofData,
  }
}

/** A type's name and its other names, each in both spellings. */
function namesOf({ type, aliases }) {
  return [type, ...aliases].flatMap(name => [name, `${name}-node`])
}

const typeWords = {
  title: 'Type',
  description: 'What the node does. It may be written with -node at its end or without.',
}

/** Each type in both spellings. A type that there is not is told: an editor shows that as a warning, and the bot loads. */
function typeSchema(types) {
  return {
    ...typeWords,
    type: 'string',
    enum: types.flatMap(({ names }) => names),
    enumDescriptions: types.flatMap(({ names, form }) =>
      names.map(() => `${form.title}: ${form.help}`),
    ),
  }
}

/** What both halves of a type's data hold, the browser's and the server's: the file of an owner has both. */
function dataOf({ definition, form, server }, partsOf) {
  const said = { title: `Data of ${definition.type}`, description: `${form.help} ${exitsOf(form)}` }
  const data = objectSchema(definition.schema, said, form.fields, partsOf)
  if (server) Object.assign(data.properties, propertiesOf(server.schema, server.fields, partsOf))
  return data
}

/** What each exit is called, with its handle. */
function exitsOf({ exits }) {
  const named = exits.map(({ handle, title }) => `${title} (${handle ?? 'plain edge'})`)
  return `Exits: ${named.join('; ')}.`
}

function dataWhere({ definition }, condition) {
  const data = { $ref: `#/definitions/${definition.type}-data` }
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
  return { if: condition, then: { properties: { data } } }
}

function typeOfNode(names) {
  return { required: ['type'], properties: { type: { enum: names } } }
}

function typeInData(names) {
  return {
    required: ['data'],
    properties: { data: { type: 'object', ...typeOfNode(names) } },
  }
}

function ownTypeField(types) {
  return types.filter(({ definition }) => definition.ownTypeField).flatMap(({ names }) => names)
}
