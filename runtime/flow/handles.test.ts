import { expect, test } from 'vitest'
import { playBot } from '../testing/index.js'

const choice = {
  id: 'q',
  type: 'yes-or-no-choice',
  data: {
    questionText: '?',
    options: [
      { id: '1', label: 'One' },
      { id: '11', label: 'Eleven' },
    ],
  },
}

/** Where a pick leads, given the handles of the edges that leave the question: each leads to a node of its name. */
async function pick(answer: string, handles: (string | null | undefined)[]) {
  const names = handles.map(handle => `to ${handle}`)
  const played = await playBot(
    {
      nodes: [choice, ...names.map(id => ({ id, type: 'message', data: {} }))],
      edges: handles.map((sourceHandle, index) => ({
        source: 'q',
        target: names[index],
        sourceHandle,
      })),
    },
    { answers: [answer] },
  )
  return 'error' in played ? played.error.message : played.visited.at(-1)
}

test.each([
  ['One', ['1', 'source-1'], 'to 1'],
  ['One', ['source-1', '11'], 'to source-1'],
  ['One', ['source-11', '1'], 'to 1'],
  ['Eleven', ['1', 'source'], 'to source'],
  ['Eleven', ['1', null], 'to null'],
  ['Eleven', ['1', ''], 'to '],
  ['One', ['11'], 'q'],
  ['One', ['source-11', '1x'], 'q'],
])('%s with the edges %j goes %s', async (answer, handles, target) => {
  expect(await pick(answer, handles)).toBe(target)
})

test('a node that does not branch follows its edge, whatever that is called', async () => {
  const played = await playBot({
    nodes: [
      { id: 'a', type: 'welcome', data: {} },
      { id: 'b', type: 'message', data: {} },
    ],
    edges: [{ source: 'a', target: 'b', sourceHandle: 'any-name' }],
  })
  expect(played).toMatchObject({ ended: 'no-next-node', visited: ['a', 'b'] })
})

test.each([
  [200, ['out', 'error'], 'out'],
  [200, ['error', 'out'], 'out'],
  [200, ['error'], 'hook'],
  [500, ['out', 'error'], 'error'],
  [500, ['out', 'source-error'], 'source-error'],
  [500, ['out'], 'out'],
])(
  'a webhook that waits and gets %d with the edges %j goes %s',
  async (status, handles, target) => {
    const played = await playBot(
      {
        nodes: [
          { id: 'hook', type: 'webhook', data: { waitForResponse: true } },
          ...handles.map(id => ({ id, type: 'message', data: {} })),
        ],
        edges: handles.map(handle => ({ source: 'hook', target: handle, sourceHandle: handle })),
      },
      { fetch: { hook: { status, text: '' } } },
    )
    expect(played).toMatchObject({ visited: target === 'hook' ? ['hook'] : ['hook', target] })
  },
)

test('an unknown type is reported and passed by its plain way', async () => {
  const played = await playBot({
    nodes: [
      { id: 'a', type: 'hologram', data: {} },
      { id: 'b', type: 'message', data: { text: 'on' } },
    ],
    edges: [{ source: 'a', target: 'b', sourceHandle: 'source' }],
  })
  expect(played).toMatchObject({
    visited: ['a', 'b'],
    problems: [
      { code: 'UNKNOWN_NODE_TYPE', nodeId: 'a', message: expect.stringContaining('hologram') },
    ],
  })
})

test.each([
  [['a'], 'q'],
  [['a', 'source'], 'to source'],
  [[null], 'to null'],
])(
  'a question whose options are all blank passes by its plain edge alone: %j',
  async (handles, last) => {
    const played = await playBot({
      nodes: [
        { ...choice, data: { questionText: '?', options: [{ id: 'a', label: ' ' }] } },
        ...handles.map(handle => ({ id: `to ${handle}`, type: 'message', data: {} })),
      ],
      edges: handles.map(sourceHandle => ({
        source: 'q',
        target: `to ${sourceHandle}`,
        sourceHandle,
      })),
    })
    expect('visited' in played && played.visited.at(-1)).toBe(last)
  },
)
