import { describe, expect, test } from 'vitest'
import { applyOperation, applyOperations, isRefusal } from './apply.js'
import { cakeShop } from './draft.fixture.js'
import { type Draft, readDraft } from './draft.js'
import { invertOperation } from './invert.js'
import { asOperations, type Change, type Operation } from './operation.schema.js'

const op = (change: Change, id = 'op1'): Operation => ({ ...change, id })

function done(change: Change, draft = cakeShop()): Draft {
  const result = applyOperation(draft, op(change))
  if (isRefusal(result)) throw new Error(`${result.code}: ${result.message}`)
  return result
}

const refused = (operation: unknown, draft = cakeShop()) => {
  const result = applyOperation(draft, operation)
  return isRefusal(result) ? result.code : 'accepted'
}

const dataOf = (draft: Draft, nodeId: string) =>
  draft.elements[0].nodes.find(({ id }) => id === nodeId)?.data
const edgesOf = (draft: Draft) =>
  draft.elements[0].edges.map(
    ({ id, source, sourceHandle, target }) => `${id} ${source}.${sourceHandle ?? ''} ${target}`,
  )

describe('steps', () => {
  test('a step is added at the end, or in front of another one', () => {
    const node = { id: 'new', type: 'message', data: { text: 'Hello' } }
    expect(done({ op: 'add', node }).elements[0].nodes.at(-1)).toEqual(node)
    expect(done({ op: 'add', node, before: 'cake' }).elements[0].nodes[1]).toEqual(node)
    expect(done({ op: 'add', node, before: 'gone' }).elements[0].nodes.at(-1)).toEqual(node)
  })

  test('an id is given once', () => {
    expect(refused(op({ op: 'add', node: { id: 'cake', type: 'message', data: {} } }))).toBe(
      'NODE_EXISTS',
    )
  })

  test('removing a step removes its edges, those that lead to it and those that begin there', () => {
    expect(edgesOf(done({ op: 'remove', nodeId: 'cake' }))).toEqual([
      'e5 split.source-0 bye',
      'e6 split.source-1 call',
      'e7 split.source-2 hi',
      'e8 call. bye',
    ])
  })

  test('the last welcome stays, however it would go', () => {
    expect(refused(op({ op: 'remove', nodeId: 'hi' }))).toBe('VALUE_INVALID')
    expect(refused(op({ op: 'set', nodeId: 'hi', path: ['type'], value: 'message' }))).toBe(
      'VALUE_INVALID',
    )
    const two = done({ op: 'add', node: { id: 'hi2', type: 'welcome-node', data: {} } })
    expect(refused(op({ op: 'remove', nodeId: 'hi' }), two)).toBe('accepted')
  })

  test('a step moves without a change of what it says', () => {
    const draft = done({ op: 'move', nodeId: 'cake', position: { x: 7, y: 8 } })
    expect(draft.elements[0].nodes[1]).toEqual({
      ...cakeShop().elements[0].nodes[1],
      position: { x: 7, y: 8 },
    })
  })
})

describe('fields', () => {
  test('a path leads by fields, and by the ids or the places of entries', () => {
    const named = done({
      op: 'set',
      nodeId: 'cake',
      path: ['choices', 'plum', 'choiceText'],
      value: 'Plums',
    })
    expect(dataOf(named, 'cake')).toMatchObject({ choices: [{}, { choiceText: 'Plums' }, {}] })
    const placed = done({ op: 'set', nodeId: 'split', path: ['branches', 1, 'weight'], value: 9 })
    expect(dataOf(placed, 'split')).toEqual({
      branches: [{ weight: 1 }, { weight: 9 }, { weight: 3 }],
    })
    expect(
      dataOf(
        done({ op: 'set', nodeId: 'split', path: ['branches', '1', 'weight'], value: 9 }),
        'split',
      ),
    ).toEqual(dataOf(placed, 'split'))
  })

  test('a group that is not there yet is made', () => {
    const draft = done({
      op: 'set',
      nodeId: 'call',
      path: ['authentication', 'username'],
      value: 'ann',
    })
    expect(dataOf(draft, 'call')).toMatchObject({ authentication: { username: 'ann' } })
  })

  test.each([
    ['a text in place of a list', 'cake', ['choices'], 'Plum'],
    ['an object in place of a text', 'hi', ['text'], { de: 'Hallo' }],
    ['an entry that is none', 'cake', ['choices'], [7]],
    ['a text of an entry that is none', 'cake', ['choices', 'plum', 'choiceText'], ['Plum']],
    ['words in place of a number', 'split', ['branches', 0, 'weight'], 'many'],
    ['a switch that is none', 'call', ['waitForResponse'], 'perhaps'],
    ['nothing at all', 'hi', ['text'], undefined],
    ['null', 'hi', ['text'], null],
    ['what JSON cannot hold', 'hi', ['label'], Number.NaN],
    ['the id of another entry', 'cake', ['choices', 'plum', 'id'], 'apple'],
    ['an inherited name inside', 'call', ['body'], JSON.parse('{ "__proto__": { "x": 1 } }')],
  ])('%s is refused', (_, nodeId, path, value) => {
    expect(refused({ id: 'x', op: 'set', nodeId, path, value })).toBe('VALUE_INVALID')
  })

  test.each([
    ['a number as a text', 'split', ['branches', 0, 'weight'], '2'],
    ['a switch as a text', 'call', ['waitForResponse'], 'false'],
    ['the default', 'call', ['method'], 'POST'],
    ['a blank', 'cake', ['choicePrompt'], ''],
    ['several addresses in one text', 'mail', ['to'], 'a@bakery.example, b@bakery.example'],
    ['headers as an object', 'call', ['headers'], { 'X-Shop': '2' }],
    ['JSON of any shape', 'call', ['body'], { order: [{ constructor: null }] }],
    ['what the type does not know', 'cake', ['label'], { any: ['thing'] }],
  ])('%s is taken', (_, nodeId, path, value) => {
    const draft = done({ op: 'add', node: { id: 'mail', type: 'email', data: {} } })
    expect(refused({ id: 'x', op: 'set', nodeId, path, value }, draft)).toBe('accepted')
  })

  test.each([
    [['text', 'inner']],
    [['__proto__', 'polluted']],
    [['constructor', 'prototype', 'polluted']],
    [[]],
    [Array.from({ length: 30 }, () => 'a')],
  ])('the path %j is refused, and nothing on it is made', path => {
    expect(refused({ id: 'x', op: 'set', nodeId: 'hi', path, value: 1 })).toBe('PATH_INVALID')
    expect(({} as Record<string, unknown>).polluted).toBeUndefined()
  })

  test('a list is not made by naming an entry of it', () => {
    const path = ['conditions', 'a', 'leftValue']
    const draft = done({ op: 'add', node: { id: 'if', type: 'condition', data: {} } })
    expect(refused({ id: 'x', op: 'set', nodeId: 'if', path, value: '1' }, draft)).toBe(
      'VALUE_INVALID',
    )
    expect(
      refused({
        id: 'x',
        op: 'set',
        nodeId: 'cake',
        path: ['choices', 'pear', 'choiceText'],
        value: '1',
      }),
    ).toBe('PATH_INVALID')
  })

  test('a field is taken away; one that is not there changes nothing', () => {
    expect(dataOf(done({ op: 'unset', nodeId: 'hi', path: ['text'] }), 'hi')).toEqual({})
    const draft = cakeShop()
    expect(done({ op: 'unset', nodeId: 'hi', path: ['label'] }, draft)).toBe(draft)
    expect(refused(op({ op: 'unset', nodeId: 'cake', path: ['choices', 'plum'] }))).toBe(
      'PATH_INVALID',
    )
  })
})

describe('entries of lists', () => {
  const pear = { id: 'pear', choiceText: 'Pear' }
  const ids = (draft: Draft) =>
    Object(dataOf(draft, 'cake')).choices.map(({ id }: { id: string }) => id)

  test('an entry is put in front of another one; where that is gone, at the end', () => {
    expect(
      ids(done({ op: 'insert', nodeId: 'cake', path: ['choices'], entry: pear, before: 'plum' })),
    ).toEqual(['apple', 'pear', 'plum', 'nut'])
    expect(
      ids(
        done({ op: 'insert', nodeId: 'cake', path: ['choices'], entry: pear, before: 'gone' }),
      ).at(-1),
    ).toBe('pear')
    expect(
      refused(op({ op: 'insert', nodeId: 'cake', path: ['choices'], entry: { id: 'plum' } })),
    ).toBe('VALUE_INVALID')
    expect(refused(op({ op: 'insert', nodeId: 'cake', path: ['choicePrompt'], entry: 'x' }))).toBe(
      'PATH_INVALID',
    )
  })

  test('an entry of the wrong kind beside it is no reason to refuse one', () => {
    const odd = readDraft({
      nodes: [{ id: 'cake', type: 'n-choices', data: { choices: ['', 7] } }],
    })
    expect(
      ids(done({ op: 'insert', nodeId: 'cake', path: ['choices'], entry: pear, before: 1 }, odd)),
    ).toEqual([undefined, 'pear', undefined])
    const take = op({ op: 'take', nodeId: 'cake', path: ['choices', 0] })
    expect(invertOperation(odd, take)).toEqual([
      { op: 'insert', nodeId: 'cake', path: ['choices'], entry: {}, before: 0 },
    ])
  })

  test('a list that is not there yet is made', () => {
    const draft = done({
      op: 'insert',
      nodeId: 'call',
      path: ['responseMapping'],
      entry: { path: 'a', variableName: 'b' },
    })
    expect(dataOf(draft, 'call')).toMatchObject({
      responseMapping: [{ path: 'a', variableName: 'b' }],
    })
  })

  test.each([
    ['apple', 'e2'],
    ['plum', 'e3'],
    ['nut', 'e4'],
  ])('taking the option %s takes its edge %s, however the edge names it', (option, edgeId) => {
    const draft = done({ op: 'take', nodeId: 'cake', path: ['choices', option] })
    expect(ids(draft)).not.toContain(option)
    expect(edgesOf(cakeShop()).filter(edge => !edgesOf(draft).includes(edge))).toEqual([
      expect.stringMatching(new RegExp(`^${edgeId} `)),
    ])
  })

  test('edges that name a branch by its place keep their branch', () => {
    expect(
      edgesOf(done({ op: 'take', nodeId: 'split', path: ['branches', 1] })).slice(4, 7),
    ).toEqual(['e5 split.source-0 bye', 'e7 split.1 hi', 'e8 call. bye'])
  })
})

describe('edges', () => {
  const edge = { source: 'cake', sourceHandle: 'plum', target: 'bye' }

  test('a second one from an exit replaces the first, by whatever name', () => {
    expect(edgesOf(done({ op: 'connect', edge: { id: 'n', ...edge } }))[2]).toBe('n cake.plum bye')
    expect(
      edgesOf(
        done({ op: 'connect', edge: { source: 'hi', sourceHandle: 'bottom', target: 'bye' } }),
      )[0],
    ).toBe('edge-op1 hi.bottom bye')
  })

  test('an edge without an id gets one that is the same everywhere and that no other has', () => {
    const first = done({ op: 'connect', edge: { source: 'bye', target: 'hi' } })
    expect(edgesOf(first).at(-1)).toBe('edge-op1 bye. hi')
    const second = applyOperation(
      first,
      op({ op: 'connect', edge: { source: 'call', sourceHandle: 'error', target: 'hi' } }),
    )
    expect(edgesOf(second as Draft).at(-1)).toBe('edge-op1-2 call.error hi')
  })

  test('an edge with an id that is there is drawn anew', () => {
    expect(
      edgesOf(
        done({
          op: 'connect',
          edge: { id: 'e5', source: 'split', sourceHandle: 'source-1', target: 'bye' },
        }),
      ).slice(4, 6),
    ).toEqual(['e5 split.source-1 bye', 'e7 split.source-2 hi'])
  })

  test('both ends must be there', () => {
    expect(refused(op({ op: 'connect', edge: { ...edge, target: 'gone' } }))).toBe('NO_SUCH_NODE')
    expect(refused(op({ op: 'connect', edge: { ...edge, source: 'gone' } }))).toBe('NO_SUCH_NODE')
    expect(refused(op({ op: 'disconnect', edgeId: 'gone' }))).toBe('NO_SUCH_EDGE')
  })
})

describe('the bot', () => {
  test('fields beside the flow are set and taken away', () => {
    const draft = done({ op: 'bot', path: ['customizations', 'header', 'title'], value: 'Cakes' })
    expect(draft.customizations).toEqual({ header: { title: 'Cakes' } })
    expect(done({ op: 'bot', path: ['name'] })).not.toHaveProperty('name')
    expect(refused({ id: 'x', op: 'bot', path: ['name'], value: { first: 'x' } })).toBe(
      'VALUE_INVALID',
    )
  })

  test.each(['elements', 'nodes', 'edges', '__proto__', 'constructor'])(
    'the field %s is none of them',
    name => {
      expect(refused({ id: 'x', op: 'bot', path: [name], value: [] })).toBe('PATH_INVALID')
    },
  )

  test('another bot takes its place if it loads, a bare flow too', () => {
    const bot = { nodes: [{ id: 'a', type: 'welcome' }], edges: [] }
    expect(done({ op: 'replace', bot })).toEqual(readDraft(bot))
    expect(refused({ id: 'x', op: 'replace', bot: { nodes: [] } })).toBe('VALUE_INVALID')
    expect(
      refused({
        id: 'x',
        op: 'replace',
        bot: { nodes: [], edges: [{ source: 'a', target: 'b' }] },
      }),
    ).toBe('VALUE_INVALID')
  })

  test('a draft keeps what no schema knows, and gives edges without an id one', () => {
    const bot = {
      name: 'x',
      viewport: { zoom: 2 },
      elements: {
        nodes: [{ id: 'a', type: 'welcome', width: 3 }],
        edges: [{ source: 'a', target: 'a' }],
      },
    }
    expect(readDraft(bot)).toEqual({
      name: 'x',
      viewport: { zoom: 2 },
      elements: [
        {
          nodes: [{ id: 'a', type: 'welcome', width: 3, data: {} }],
          edges: [{ id: 'a-next-a', source: 'a', target: 'a' }],
        },
      ],
    })
  })
})

test('a draft does not grow beyond what is stored, and a large one may shrink', () => {
  const large = 'x'.repeat(4_998_500)
  const draft = done({ op: 'set', nodeId: 'hi', path: ['text'], value: large })
  expect(
    refused(op({ op: 'set', nodeId: 'bye', path: ['text'], value: 'y'.repeat(2000) }), draft),
  ).toBe('TOO_LARGE')
  expect(refused(op({ op: 'set', nodeId: 'hi', path: ['text'], value: 'y' }), draft)).toBe(
    'accepted',
  )
})

test('a step that is not there is told by every operation', () => {
  const nodeId = 'gone'
  const path = ['text']
  for (const change of [
    { op: 'remove', nodeId },
    { op: 'move', nodeId, position: { x: 0, y: 0 } },
    { op: 'set', nodeId, path, value: '' },
    { op: 'unset', nodeId, path },
    { op: 'insert', nodeId, path, entry: '' },
    { op: 'take', nodeId, path },
  ] as const)
    expect(refused(op(change))).toBe('NO_SUCH_NODE')
})

test('an operation that nobody knows is refused alone, and the same id twice counts once', () => {
  const set = (id: string, value: string) => ({
    id,
    op: 'set',
    nodeId: 'hi',
    path: ['text'],
    value,
  })
  const { draft, accepted, refused } = applyOperations(cakeShop(), [
    set('a', 'One'),
    { id: 'b', op: 'paint' } as { id: string },
    set('a', 'Two'),
    set('c', 'Three'),
  ])
  expect(dataOf(draft, 'hi')).toEqual({ text: 'Three' })
  expect(accepted).toEqual(['a', 'c'])
  expect(refused).toEqual([
    { id: 'b', code: 'VALUE_INVALID', message: expect.stringContaining('op') },
  ])
})

test('taking an option back brings its edges too', () => {
  const before = cakeShop()
  const take = op({ op: 'take', nodeId: 'split', path: ['branches', 1] })
  const { draft } = applyOperations(before, [
    take,
    ...asOperations(invertOperation(before, take), ids()),
  ])
  expect(draft).toEqual(before)
})

function ids() {
  let count = 0
  return () => `undo${count++}`
}
