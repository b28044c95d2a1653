import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv, type ErrorObject } from 'ajv'
import { describe, expect, test } from 'vitest'
import { partsOf } from '../../runtime/bot/schema-parts.js'
import { parseBot, ownTypes as registry } from '../../runtime/index.js'
import { forms, steps } from '../../runtime/nodes/descriptions.js'
import { samples } from '../../runtime/nodes/samples.js'
import { defaultRateLimits } from '../../server/platform/limits/rates.js'
import { fields } from '../../themes/index.js'
import * as testBots from '../browser/bots.js'
import { askingBots, sayingBots } from '../browser/look-bots.js'
import { readFiles, root } from './repository.js'

type Json = Readonly<Record<string, unknown>>

const schema: Json = JSON.parse(readFileSync(join(root, 'bot.schema.json'), 'utf8'))
const ajv = new Ajv({ allErrors: true, allowUnionTypes: true, strictTypes: false })
ajv.addVocabulary(['enumDescriptions', 'deprecationMessage'])
const validate = ajv.compile(schema)
const types = registry.definitions.map(({ type }) => type)
const spellings = registry.definitions.flatMap(({ type, aliases }) =>
  [type, ...aliases].flatMap(name =>
    [name, `${name}-node`].map(spelling => [spelling, type] as const),
  ),
)

test('the schema is a valid one', () => {
  expect([ajv.validateSchema(schema), ajv.errors]).toEqual([true, null])
})

test.each(spellings)('the sample of %s is valid', (spelling, type) => {
  expect(faults(oneNode(spelling, samples[type]))).toEqual([])
})

describe('these bots are valid:', () => {
  const guides = readFiles(['README.md', 'docs/write-a-bot.md'], /\.md$/).flatMap(
    ({ path, text }) =>
      // The guide also shows a bot that does not load.
      [...text.matchAll(/^```json(?! file=broken).*\n([\s\S]*?)^```$/gm)]
        .map(([, json = '']) => json)
        .filter(json => json.includes('"nodes"'))
        .map((json, index) => [`${path}, ${index + 1}`, JSON.parse(json)] as const),
  )
  const { bakery, hostile } = testBots
  test.each<readonly [string, unknown]>([
    ['the demo', JSON.parse(readFileSync(join(root, 'server/demo/demo-bot.json'), 'utf8'))],
    ['the bakery of the browser tests', bakery],
    ['the hostile one of the browser tests', hostile],
    ...Object.entries({ ...askingBots, ...sayingBots }),
    ...guides,
  ])('%s', (_, bot) => expect(faults(bot)).toEqual([]))
})

describe('is accepted:', () => {
  test.each<[string, unknown]>([
    ['a bare flow', { nodes: [{ id: 'a', type: 'message' }] }],
    [
      'a flow without a list around it',
      { elements: { nodes: [{ id: 'a', type: 'message' }], edges: [] } },
    ],
    [
      'keys that nobody knows',
      { nodes: [{ id: 'a', type: 'message', data: { mood: 1 }, x: 3 }], zoom: 2 },
    ],
    [
      'an id that is a number',
      { nodes: [{ id: 1, type: 'message' }], edges: [{ source: 1, target: 1 }] },
    ],
    [
      'the type in the data',
      { nodes: [{ id: 'a', type: 'custom', data: { type: 'message-node' } }] },
    ],
    ['a number as a text', oneNode('message', { text: 5 })],
    [
      'a numeric text as a number',
      oneNode('random-flow', { branches: [{ id: 'a', weight: '70' }] }),
    ],
    ['a switch as a text', oneNode('webhook', { showResponse: 'false' })],
    ['recipients as one text', oneNode('email', { to: 'a@bakery.example, b@bakery.example' })],
    ['headers as an object', oneNode('webhook', { headers: { 'X-Shop': '1' } })],
    ['another operator', oneNode('condition', { operator: 'EQUALS' })],
    ['the exact text of a right answer', oneNode('quiz', { option1: 'Rye', correctAnswer: 'Rye' })],
    ['another look of a rating', oneNode('user-rating', { type: 'stars' })],
    ['another operation', oneNode('math-operation', { operator: '%' })],
    [
      'a count as a limit',
      { nodes: [], settings: { allowedOrigins: [], limits: { aiPerBot: 10 } } },
    ],
    [
      'another language',
      { nodes: [], translations: { de: { a: { 'choices.p1.choiceText': 'Ja' } } } },
    ],
    [
      'an edge without a handle',
      { nodes: [], edges: [{ source: 'a', target: 'b', sourceHandle: null }] },
    ],
  ])('%s', (_, bot) => expect(faults(bot)).toEqual([]))
})

describe('is told with its place:', () => {
  const data = '/nodes/0/data'
  test.each<[string, unknown, string]>([
    ['a list instead of a bot', [], ''],
    ['neither elements nor nodes', {}, ''],
    ['a node without an id', { nodes: [{ type: 'message' }] }, '/nodes/0'],
    ['a node without a type', { nodes: [{ id: 'a' }] }, '/nodes/0'],
    [
      'nothing but that, whatever its data',
      { nodes: [{ id: 'a', data: { text: {} } }] },
      '/nodes/0',
    ],
    ['a type that there is not', { nodes: [{ id: 'a', type: 'mesage' }] }, '/nodes/0/type'],
    ['an edge without an end', { nodes: [], edges: [{ source: 'a' }] }, '/edges/0'],
    ['an object as a text', oneNode('message', { text: {} }), `${data}/text`],
    ['the same in the other spelling', oneNode('message-node', { text: {} }), `${data}/text`],
    [
      'an object as a number',
      oneNode('delay', { [numberOf('delay')]: {} }),
      `${data}/${numberOf('delay')}`,
    ],
    [
      'a word as a number',
      oneNode('random-flow', { branches: [{ weight: 'often' }] }),
      `${data}/branches/0/weight`,
    ],
    ['a text as a list', oneNode('n-choices', { choices: 'Yes' }), `${data}/choices`],
    ['a text as an option', oneNode('n-choices', { choices: ['Yes'] }), `${data}/choices/0`],
    ['a word as a switch', oneNode('condition', { isNumber: 'perhaps' }), `${data}/isNumber`],
    ['an unknown kind of input', oneNode('user-input', { type: 'poem' }), `${data}/type`],
    ['a fault in the server’s half', oneNode('gpt', { context: ['Be kind'] }), `${data}/context`],
    [
      'a fault under the alias',
      oneNode('chat-gpt-node', { selectedModel: true }),
      `${data}/selectedModel`,
    ],
    ['a fault under an older name', oneNode('user-redirect', { url: {} }), `${data}/url`],
    [
      'a fault where the type is in the data',
      { nodes: [{ id: 'a', type: 'custom', data: { type: 'message', text: {} } }] },
      `${data}/text`,
    ],
    [
      'a text as a size',
      { nodes: [], customizations: { fontSize: [] } },
      '/customizations/fontSize',
    ],
    [
      'a size out of bounds',
      { nodes: [], customizations: { fontSize: 400 } },
      '/customizations/fontSize',
    ],
    [
      'a limit without a time',
      { nodes: [], settings: { limits: { aiPerBot: { count: 1 } } } },
      '/settings/limits/aiPerBot',
    ],
  ])('%s', (_, bot, place) => {
    const places = faults(bot).map(({ instancePath }) => instancePath)
    expect(places).toContain(place)
    expect(places.filter(found => !place.startsWith(found))).toEqual([])
  })
})

test.each(types)('has every field of %s, those of the server included', type => {
  const definition = registry.find(type)
  const expected = [...fieldsIn(definition?.schema), ...fieldsIn(steps[type]?.schema)].toSorted()
  expect(propertiesIn(definitionOf(`${type}-data`)).toSorted()).toEqual([...new Set(expected)])
})

test('has the words of the forms', () => {
  const { questionText } = propertiesOf(definitionOf('ask-email-data'))
  expect(questionText).toMatchObject({
    title: forms['ask-email'].fields.questionText?.title,
    description: forms['ask-email'].fields.questionText?.help,
  })
})

test('says what is read instead of an older name', () => {
  const { url } = propertiesOf(definitionOf('user-redirect-data'))
  expect(url).toMatchObject({ deprecated: true, deprecationMessage: 'Today its name is "link".' })
})

test('gives no text for a default that only describes what is shown', () => {
  expect(propertiesOf(definitionOf('user-redirect-data')).buttonText).toMatchObject({ default: '' })
})

test('has every customization with its default', () => {
  const described = propertiesOf(definitionOf('customizations'))
  expect(Object.entries(described).map(([name, each]) => [name, each.default])).toEqual(
    Object.entries(fields).map(([name, field]) => [name, field.default]),
  )
})

test('offers the words that a customization can be, and none that it cannot', () => {
  for (const [name, field] of Object.entries(fields)) {
    const { enum: words } = propertiesOf(definitionOf('customizations'))[name] ?? {}
    expect(Array.isArray(words), name).toBe(field.kind === 'choice')
    if (!Array.isArray(words)) continue
    expect(words).toContain(field.default)
    for (const word of words) expect(field.parse(word), name).toBe(word)
  }
})

test('has every limit of the server', () => {
  const { limits } = propertiesOf(definitionOf('settings'))
  expect(Object.keys(propertiesOf(limits ?? {}))).toEqual(Object.keys(defaultRateLimits))
})

test('says of every property what it is', () => {
  const seen: string[] = []
  for (const [path, property] of allProperties(schema)) {
    seen.push(path)
    const { title, description } = resolve(property)
    expect([path, title]).toEqual([path, expect.stringMatching(/^\S.{1,40}$/)])
    expect([path, description]).toEqual([path, expect.stringMatching(/[.!?…]$/)])
  }
  expect(seen.length).toBeGreaterThan(300)
})

test('a bot may name its schema', () => {
  const $schema = './node_modules/talkgraph/bot.schema.json'
  const bot = { $schema, ...oneNode('message', { text: 'Hi' }) }
  expect(faults(bot)).toEqual([])
  expect(parseBot(bot).flow.start).toBe('a')
})

function oneNode(type: string, data: unknown) {
  return { nodes: [{ id: 'a', type, data }], edges: [] }
}

/** What is wrong, without the conditions and choices that only led there. */
function faults(bot: unknown): ErrorObject[] {
  return validate(bot) ? [] : (validate.errors ?? []).filter(({ keyword }) => keyword !== 'if')
}

function definitionOf(name: string): Json {
  return resolve({ $ref: `#/definitions/${name}` })
}

function resolve(inner: Json): Json {
  if (typeof inner.$ref !== 'string') return inner
  const found = inner.$ref
    .split('/')
    .slice(1)
    .reduce<unknown>((at, key) => isJson(at) && at[key], schema)
  if (!isJson(found)) throw new Error(`There is nothing at ${inner.$ref}`)
  return found
}

function propertiesOf({ properties }: Json): Readonly<Record<string, Json>> {
  return Object.fromEntries(
    Object.entries(isJson(properties) ? properties : {}).filter((entry): entry is [string, Json] =>
      isJson(entry[1]),
    ),
  )
}

/** The paths of the properties inside, those of lists and groups included. */
function propertiesIn(inner: Json, prefix = ''): string[] {
  return Object.entries(propertiesOf(inner))
    .filter(([, property]) => !property.deprecated)
    .flatMap(([name, property]) => [
      prefix + name,
      ...propertiesIn(isJson(property.items) ? property.items : property, `${prefix}${name}.`),
    ])
}

/** The paths of the fields that a node's schema reads. */
function fieldsIn(inner: Parameters<typeof partsOf>[0] | undefined, prefix = ''): string[] {
  const { entries = {} } = inner ? partsOf(inner) : {}
  return Object.entries(entries).flatMap(([name, field]) => [
    prefix + name,
    ...fieldsIn(partsOf(field).item ?? field, `${prefix}${name}.`),
  ])
}

/** Every property that is described; conditions describe none. */
function allProperties(inner: unknown, path = ''): [string, Json][] {
  if (Array.isArray(inner))
    return inner.flatMap((each, index) => allProperties(each, `${path}/${index}`))
  if (!isJson(inner)) return []
  const { if: _, default: __, ...described } = inner
  const own = path.endsWith('/properties')
    ? Object.entries(described).filter((entry): entry is [string, Json] => isJson(entry[1]))
    : []
  return [
    ...own.map(([name, each]): [string, Json] => [`${path}/${name}`, each]),
    ...Object.entries(described).flatMap(([key, each]) => allProperties(each, `${path}/${key}`)),
  ]
}

function isJson(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function numberOf(type: 'delay'): string {
  const [name] = Object.entries(forms[type].fields).find(([, { kind }]) => kind === 'number') ?? []
  if (!name) throw new Error(`${type} has no number`)
  return name
}
