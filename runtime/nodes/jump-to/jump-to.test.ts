import { expect, test } from 'vitest'
import { playBot, playNode } from '../../testing/index.js'
import { jumpTo } from './index.js'

test.each(['nodeId', 'targetNodeId', 'targetId', 'jumpTo', 'goto'])('goes on to its %s', name => {
  expect(playNode(jumpTo, { [name]: 'menu' }).output).toEqual({ handle: null, goTo: 'menu' })
})

const jump = (data: object) =>
  playBot({
    nodes: [
      { id: 'w', type: 'welcome', data: { text: 'Hi' } },
      { id: 'j', type: 'jump-to-node', data },
      { id: '7', type: 'message', data: { text: 'There' } },
      { id: 'other', type: 'message', data: { text: 'Not here' } },
    ],
    edges: [
      { source: 'w', target: 'j' },
      { source: 'j', target: 'other' },
    ],
  })

test('passes its own edges by and takes no time', async () => {
  expect(await jump({ nodeId: 7 })).toMatchObject({
    ended: 'no-next-node',
    visited: ['w', 'j', '7'],
    elapsed: 1400,
    problems: [],
  })
})

test.each([
  [{ nodeId: 'gone' }, /"gone".*does not exist/],
  [{ nodeId: 'toString' }, /"toString".*does not exist/],
  [{ nodeId: '  ' }, /names no node/],
  [{}, /names no node/],
])('ends with a problem that names what is wrong with %j', async (data, message) => {
  expect(await jump(data)).toMatchObject({
    ended: 'problem',
    waitingAt: null,
    visited: ['w', 'j'],
    problems: [{ code: 'NO_SUCH_NODE', nodeId: 'j', message: expect.stringMatching(message) }],
  })
})

test('to itself is a loop that stops', async () => {
  const played = await playBot({ nodes: [{ id: 'j', type: 'jump-to', data: { nodeId: 'j' } }] })
  expect(played).toMatchObject({ ended: 'problem', problems: [{ code: 'RUNAWAY_LOOP' }] })
})
