import { readdirSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { brokenJson } from '../../tests/arbitraries/broken-json.js'
import { cases } from '../../tests/arbitraries/cases.js'
import { applyOperation, isRefusal } from '../draft/apply.js'
import { lintBot } from '../lint/lint-bot.js'
import { ImportError } from './import-error.js'
import { firstOf, readAny } from './read-any.js'

const own = (value: unknown) => {
  const read = readAny({ text: typeof value === 'string' ? value : JSON.stringify(value) })
  if (read.is !== 'own') throw new Error('It was read as a file of another product.')
  return read.own
}

const nodes = [
  { id: 'hi', type: 'welcome', data: { text: 'Hello', colour: 'red' }, measured: { width: 9 } },
  {
    id: 'bye',
    type: 'message-node',
    data: { text: 'Bye' },
    position: { x: 1, y: 2 },
    selected: true,
  },
]
const edges = [{ id: 'e', source: 'hi', target: 'bye', animated: true }]

describe('a bot of ours', () => {
  const whole = {
    id: '7',
    name: 'Bakery',
    version: '3',
    logo: 'https://bakery.example/logo.png',
    customizations: { headerBgColor: '#123456', ownKey: 1 },
    elements: [
      { nodes, edges, viewport: { zoom: 1 } },
      { nodes: [], edges: [], kept: true },
    ],
    widgetSettings: { sdk: 'android' },
  }

  test('keeps everything that it has, known or not', () => {
    const { draft, isWhole } = own(whole)
    expect(draft).toEqual(whole)
    expect(isWhole).toBe(true)
  })

  test.each([
    ['data.flow', { success: true, data: { flow: whole } }],
    ['bot', { bot: whole }],
    ['elements that are no list', { ...whole, elements: whole.elements[0] }],
    ['_id', { ...whole, id: undefined, _id: '7' }],
  ])('is found in %s', (_, given) => {
    const { draft } = own(given)
    expect(draft).toMatchObject({ id: '7', name: 'Bakery' })
    expect(draft.elements[0]).toMatchObject({ nodes, edges })
  })

  test('may be bare steps and ways, with what a graph editor writes beside them', () => {
    const { draft, isWhole } = own({ nodes, edges, viewport: { x: 0, y: 0, zoom: 1 } })
    expect(draft.elements[0]).toMatchObject({ nodes, edges })
    expect(isWhole).toBe(false)
  })

  test('whose nodes are labelled boxes has steps that say the labels, and that is told', () => {
    const boxes = [
      { id: '1', type: 'input', data: { label: 'Hello <b> {name}' }, position: { x: 0, y: 0 } },
      { id: '2', data: { label: 'Bye' }, position: { x: 0, y: 100 } },
    ]
    const { draft } = own({ nodes: boxes, edges: [{ id: 'e1-2', source: '1', target: '2' }] })
    expect(draft.elements[0].nodes).toMatchObject([
      { type: 'message', data: { text: 'Hello &lt;b> &#123;name}' } },
      { type: 'message', data: { text: 'Bye' } },
    ])
    expect(lintBot(draft).filter(({ rule }) => rule === 'imported-with-loss')).toHaveLength(2)
  })

  test('tells the kinds of steps that are not known, with their places', () => {
    expect(own('{"nodes":[\n{"id":"a","type":"hologram"}]}').unknown).toEqual([
      'Line 2, column 18: “hologram” is no kind of step that is known here; the step "a" does nothing.',
    ])
  })
})

test.each([
  ['[]', 'Line 1, column 1 should have a bot, which is { … }, not a list.'],
  ['"hi"', 'Line 1, column 1 should have a bot, which is { … }, not a text.'],
  [
    '{"a":1}',
    'Line 1, column 1 should have a bot: it has neither nodes and edges nor elements, but a.',
  ],
  ['{"nodes":{}}', 'Line 1, column 10: nodes must be a list, and is { … }.'],
  ['{"nodes":[\n  {"type":"message"}]}', 'Line 2, column 3: nodes.0.id is missing.'],
  ['{"nodes":[{"id":"a"},\n{"id":"a"}]}', 'Line 2, column 7: the id "a" is used twice.'],
  [
    '{"nodes":[{"id":"a"}],\n"edges":[{"source":"a","target":"b"}]}',
    'Line 2, column 33: the target "b" is the id of no node.',
  ],
  ['{"elements":[]}', 'Line 1, column 13: elements must hold one entry'],
  [
    '{"data":{"flow":{"elements":[{"nodes":7}]}}}',
    'Line 1, column 39: elements.0.nodes must be a list of nodes',
  ],
  ['{"nodes":[}', 'line 1, column 11 should have a value, not “}”.'],
])('tells exactly what is wrong with %s', (text, message) => {
  expect(() => readAny({ text })).toThrow(ImportError)
  expect(() => readAny({ text })).toThrow(message)
})

test('a file’s name stands before what is wrong with it', () => {
  expect(() => readAny({ name: 'shop.json', text: '{' })).toThrow(
    'shop.json: This is not valid JSON',
  )
})

test('what lies too deep is refused with its place', () => {
  const deep = `{"nodes":${'['.repeat(100_000)}${']'.repeat(100_000)}}`
  expect(() => readAny({ text: deep })).toThrow(
    'Line 1, column 510: this lies deeper than 500 levels',
  )
})

test('a field called __proto__ changes nothing but is left out', () => {
  const { draft } = own(
    '{"nodes":[{"id":"a","type":"message","data":{"__proto__":{"text":"x"}}}],"__proto__":{"b":1}}',
  )
  expect(draft.b).toBeUndefined()
  expect(JSON.stringify(draft)).not.toContain('__proto__')
})

test('whatever becomes of a bot file, it is read, or why not is said', () => {
  const folder = new URL('../../examples/bots/', import.meta.url)
  const bots = readdirSync(folder)
    .filter(name => name.endsWith('.json') && !name.includes('.test'))
    .slice(0, 8)
    .map((name): unknown => JSON.parse(readFileSync(new URL(name, folder), 'utf8')))
  fc.assert(
    fc.property(fc.constantFrom(...bots).chain(brokenJson), bot => {
      const read = orRefusal(bot)
      if (read?.is !== 'own') return
      // What is read can be put in place of a draft, or a draft says why not.
      const replaced = applyOperation(read.own.draft, {
        id: 'a',
        op: 'replace',
        bot: read.own.draft,
      })
      if (isRefusal(replaced)) expect(replaced.message).toMatch(/\S/)
    }),
    { numRuns: cases(500) },
  )
})

function orRefusal(value: unknown) {
  try {
    return readAny({ text: JSON.stringify(value) ?? 'null' })
  } catch (error) {
    expect(error).toBeInstanceOf(ImportError)
    return undefined
  }
}

describe('several files of Typebot', () => {
  const file = (id: string, ...links: string[]) => ({
    name: `${id}.json`,
    text: JSON.stringify({
      version: '6.1',
      id,
      name: id,
      groups: [
        {
          id: `g-${id}`,
          blocks: links.map((typebotId, at) => ({
            id: `${id}${at}`,
            type: 'Typebot link',
            options: { typebotId },
          })),
        },
      ],
    }),
  })

  test('begin with the one to which none of the others links', () => {
    const files = [file('c'), file('b', 'c'), file('a', 'b')]
    expect(firstOf(files).map(({ name }) => name)).toEqual(['a.json', 'c.json', 'b.json'])
    expect(firstOf([file('a', 'b'), file('b', 'a')]).map(({ name }) => name)).toEqual([
      'a.json',
      'b.json',
    ])
    expect(firstOf([{ text: 'no json' }, file('a')])).toHaveLength(2)
  })

  test('are one bot with its sub-flows', () => {
    const [first, ...linked] = firstOf([file('b'), file('a', 'b')])
    const read = first && readAny(first, linked)
    expect(read).toMatchObject({
      is: 'typebot',
      imported: { bot: { name: 'a', subFlows: { b: { name: 'b' } } } },
    })
  })

  test('of ours are refused', () => {
    expect(() => readAny({ text: '{"nodes":[]}' }, [file('a')])).toThrow('only taken of Typebot')
  })
})
