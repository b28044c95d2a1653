import { expect, test } from 'vitest'
import { createFakeEnv, playBot, playNode } from '../../testing/index.js'
import { randomFlow } from './index.js'

const draw = (random: number, branches: unknown) =>
  playNode(randomFlow, { branches }, { env: { ...createFakeEnv(), random: () => random } })

const three = [
  { id: 'a', weight: 1 },
  { id: 'b', weight: '2' },
  { id: 'c', weight: 1 },
]

test.each([
  [0, three, 'a'],
  [0.2499, three, 'a'],
  [0.25, three, 'b'],
  [0.7499, three, 'b'],
  [0.75, three, 'c'],
  [0.999999, three, 'c'],
  [0.999999, [{ weight: 1 }, { weight: 1 }], '1'],
  [
    0,
    [
      { id: 'a', weight: 0 },
      { id: 'b', weight: 1 },
    ],
    'b',
  ],
  [
    0,
    [
      { id: 'a', weight: -5 },
      { id: 'b', weight: 'many' },
      { id: 'c', weight: '.5' },
    ],
    'c',
  ],
  [0.9, [{ id: 'a', weight: 0 }, { id: 'b' }], 'a'],
  [
    0.9,
    [
      { id: 'a', weight: 1e308 },
      { id: 'b', weight: 1e308 },
    ],
    'a',
  ],
])('the chance %s of %j leads to %s', (random, branches, handle) => {
  const node = draw(random, branches)
  expect(node.output).toEqual({ handle })
  expect(node.emitted).toEqual([])
})

test('goes the plain way without branches, and reports it', () => {
  const node = draw(0.5, [])
  expect(node.output).toMatchObject({ handle: null })
  expect(node.output?.problems).toMatchObject([{ type: 'node.problem', code: 'BOT_INVALID' }])
})

test.each([
  ['the id', { id: '1', weight: 1 }, ['source-1', '1'], '1'],
  ['the index', { id: '1', weight: 1 }, ['source-1', 'source-0'], 'source-0'],
  ['the id written as a handle', { id: 'a', weight: 1 }, ['source-a', 'source-1'], 'source-a'],
  ['the index of a branch without an id', { weight: 1 }, ['source-1', 'source-0'], 'source-0'],
  ['the plain edge, not another branch', { id: '1', weight: 1 }, ['source-1', 'source'], 'source'],
])('looks for %s', async (_, branch, handles, taken) => {
  const played = await playBot({
    nodes: [
      { id: 'r', type: 'random-flow-node', data: { branches: [branch, { weight: 0 }] } },
      ...handles.map(id => ({ id, type: 'message', data: {} })),
    ],
    edges: handles.map(id => ({ source: 'r', target: id, sourceHandle: id })),
  })
  expect(played).toMatchObject({ visited: ['r', taken], problems: [] })
})

test('keeps to the weights over many draws, and to the seed', () => {
  const env = createFakeEnv({ seed: 3 })
  const times = { a: 0, b: 0, c: 0 }
  for (let turn = 0; turn < 4000; turn++) {
    const { output } = playNode(randomFlow, { branches: three }, { env })
    times[output?.handle as keyof typeof times]++
  }
  expect(Math.abs(times.a - 1000)).toBeLessThan(120)
  expect(Math.abs(times.b - 2000)).toBeLessThan(120)
})
