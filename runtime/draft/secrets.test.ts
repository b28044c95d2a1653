import { describe, expect, test } from 'vitest'
import { hasSecrets } from '../bot/secrets.js'
import { describedTypes } from '../builder/describe-type.js'
import type { AnyFieldForm, AnyFieldForms } from '../node/field-form.js'
import { applyOperation, isRefusal } from './apply.js'
import { readDraft } from './draft.js'
import { fieldsOfType, schemaAt } from './fits.js'
import type { Change } from './operation.schema.js'
import {
  changeSecretsOfBot,
  changeSecretsOfChange,
  maySecretsBeIn,
  stepTypesIn,
} from './secrets.js'

const nodes = [
  { id: 'start', type: 'welcome', data: { text: 'Hi' } },
  { id: 'call', type: 'webhook-node', data: { headers: [{ key: 'X-Key', value: 'abc' }] } },
  { id: 7, type: 'custom', data: { type: 'chat-gpt', apiKey: 'def' } },
]
const reference = { secret: 'sec_0123456789' }
const draft = readDraft({ nodes, edges: [] })
const findType = (id: string) => stepTypesIn(draft).get(id)

function found(act: (change: Parameters<typeof changeSecretsOfBot>[1]) => unknown) {
  const places: string[] = []
  const changed = act((_, { nodeId, path }) => {
    places.push([nodeId, ...path].join('.'))
    return reference
  })
  return { places, changed }
}

test.each([
  ['bare', { nodes }],
  ['whole', { elements: [{ nodes: [] }, { nodes }] }],
  ['without a list around its flow', { elements: { nodes } }],
  ['both', { nodes, elements: [] }],
  ['a sub-flow', { nodes: [], subFlows: { part: { nodes } } }],
  [
    'a sub-flow of a sub-flow',
    { subFlows: { one: { elements: [], subFlows: { part: { nodes } } } } },
  ],
])('the secrets of a bot that is %s are found', (_, bot) => {
  const { places, changed } = found(change => changeSecretsOfBot(bot, change))
  expect(places).toEqual(['call.headers.0.value', '7.apiKey'])
  expect(JSON.stringify(changed)).not.toMatch(/abc|def/)
})

test('the types of steps are known by their ids, and a text in which no secret can be is', () => {
  expect(Object.fromEntries(stepTypesIn({ nodes }))).toEqual({
    start: 'welcome',
    call: 'webhook',
    7: 'gpt',
  })
  expect([...stepTypesIn({ elements: [{ nodes: 3 }, null, { nodes: [null] }] })]).toEqual([])
  expect(
    [{ headers: [] }, { apiKey: '' }, { text: 'my apiKey' }].map(each =>
      maySecretsBeIn(JSON.stringify(each)),
    ),
  ).toEqual([true, true, false])
})

test('a bot without secrets stays the same object, whatever it is', () => {
  for (const bot of [
    { nodes: nodes.slice(0, 1) },
    { elements: 3 },
    { nodes: [null, { data: 1 }] },
    {},
  ])
    expect(found(change => changeSecretsOfBot(bot, change)).changed).toBe(bot)
})

test.each<[Change, string[]]>([
  [{ op: 'add', node: { id: 'b', type: 'gpt', data: { apiKey: 'x' } } }, ['b.apiKey']],
  [{ op: 'set', nodeId: '7', path: ['apiKey'], value: 'x' }, ['7.apiKey']],
  [{ op: 'set', nodeId: '7', path: ['context'], value: 'x' }, []],
  [
    { op: 'set', nodeId: 'call', path: ['headers', 0, 'value'], value: 'x' },
    ['call.headers.0.value'],
  ],
  [
    { op: 'set', nodeId: 'call', path: ['headers'], value: { a: 'x', b: 'y' } },
    ['call.headers.a', 'call.headers.b'],
  ],
  [
    { op: 'set', nodeId: 'call', path: ['authentication'], value: { password: 'x' } },
    ['call.authentication.password'],
  ],
  [
    { op: 'insert', nodeId: 'call', path: ['headers'], entry: { name: 'a', value: 'x' } },
    ['call.headers.0.value'],
  ],
  [{ op: 'set', nodeId: 'gone', path: ['apiKey'], value: 'x' }, []],
  [{ op: 'replace', bot: { nodes } }, ['call.headers.0.value', '7.apiKey']],
  [{ op: 'remove', nodeId: '7' }, []],
])('the secrets of %j are found', (given, places) => {
  expect(found(change => changeSecretsOfChange(findType, given, change)).places).toEqual(places)
})

test('a secret may be a text or a reference, and is set as a whole', () => {
  const set = (path: string[], value: unknown) =>
    applyOperation(draft, { id: 'a', op: 'set', nodeId: '7', path, value })
  expect(isRefusal(set(['apiKey'], reference))).toBe(false)
  expect(set(['apiKey'], { secret: 'plain' })).toMatchObject({ code: 'VALUE_INVALID' })
  const [first] = [set(['apiKey'], reference)]
  if (isRefusal(first)) throw new Error('It was refused')
  expect(
    applyOperation(first, {
      id: 'b',
      op: 'set',
      nodeId: '7',
      path: ['apiKey', 'secret'],
      value: 'plain',
    }),
  ).toMatchObject({ code: 'PATH_INVALID' })
})

describe('what a form calls a secret is read as one, and no browser sees it:', () => {
  function* leaves(fields: AnyFieldForms, path: string[] = []): Iterable<[string[], AnyFieldForm]> {
    for (const [name, form] of Object.entries(fields)) {
      yield [[...path, name], form]
      if (form.kind === 'group') yield* leaves(form.fields, [...path, name])
      if (form.kind === 'list') yield* leaves(form.fields, [...path, name, '0'])
    }
  }
  test.each(describedTypes.map(each => [each.type, each] as const))(
    '%s',
    (type, { form, serverFields }) => {
      for (const [path, field] of leaves({ ...form.fields, ...serverFields })) {
        const schema = schemaAt(fieldsOfType(type), path)
        const isLeaf = field.kind !== 'list' && field.kind !== 'group'
        if (isLeaf)
          expect([path, schema !== undefined && hasSecrets(schema)]).toEqual([
            path,
            field.kind === 'secret',
          ])
        if (field.kind === 'secret') expect(field.isPublic).not.toBe(true)
      }
    },
  )
})
