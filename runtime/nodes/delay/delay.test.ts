import { expect, test } from 'vitest'
import { playBot, playNode } from '../../testing/index.js'
import { delay } from './index.js'

test.each([
  [2, 2000],
  ['1.5', 1500],
  [' 3 ', 3000],
  [0.001, 1],
  [1e9, 2 ** 31 - 1],
])('waits %j seconds, which is a rest, and goes on', async (seconds, ms) => {
  const node = playNode(delay, { delay: seconds })
  await node.advance(ms - 1)
  expect(node.output).toBeNull()
  expect(node.emitted).toEqual([])
  await node.advance(1)
  expect(node.output).toEqual({ handle: null })
  expect(node.emitted).toEqual([{ type: 'node.rest' }])
})

test.each([0, '0', -1, '-3', '', 'soon', null, 0.0001, true, [2]])(
  'goes on at once, without a rest, with the delay %j',
  seconds => {
    const node = playNode(delay, { delay: seconds })
    expect(node.output).toEqual({ handle: null })
    expect(node.emitted).toEqual([])
  },
)

const loop = (seconds: number) =>
  playBot(
    {
      nodes: [
        { id: 'w', type: 'welcome', data: {} },
        {
          id: 'n',
          type: 'math-operation',
          data: { leftValue: 'n', rightValue: 1, answerVariable: 'n' },
        },
        { id: 'd', type: 'delay-node', data: { delay: seconds } },
        {
          id: 'c',
          type: 'condition',
          data: { isNumber: true, leftValue: 'n', operator: '<', rightValue: 500 },
        },
      ],
      edges: [
        { source: 'w', target: 'n' },
        { source: 'n', target: 'd' },
        { source: 'd', target: 'c' },
        { source: 'c', target: 'n', sourceHandle: 'source-0' },
      ],
    },
    { variables: { n: 0 } },
  )

test('lets a loop go on', async () => {
  expect(await loop(1)).toMatchObject({
    ended: 'no-next-node',
    elapsed: 500_000,
    answers: { n: 500 },
  })
})

test('lets no loop go on that it does not slow down', async () => {
  expect(await loop(0)).toMatchObject({ ended: 'problem', problems: [{ code: 'RUNAWAY_LOOP' }] })
})
