import { expect, test } from 'vitest'
import { parseBot } from '../index.js'
import { type HeldConversation, playBot, recordTest, sortFlowTests, testBot } from './index.js'

const file = {
  nodes: [
    { id: 'hi', type: 'welcome', data: { text: 'Hello <b>there</b>' } },
    { id: 'ask', type: 'ask-email', data: { questionText: 'Mail?', answerVariable: 'mail' } },
    { id: 'call', type: 'webhook', data: { waitForResponse: true, answerVariable: 'order' } },
    { id: 'bye', type: 'message', data: { text: 'Order {order} goes to {mail}' } },
  ],
  edges: [
    { source: 'hi', target: 'ask' },
    { source: 'ask', target: 'call' },
    { source: 'call', target: 'bye' },
  ],
}
const now = '2026-03-29T08:00:00.000Z'

/** What somebody did in a conversation, as a preview keeps it. */
async function held(
  bot: unknown = file,
  more: Partial<HeldConversation> = {},
): Promise<HeldConversation> {
  const given = {
    answers: ['no mail', 'a@b.co'],
    fetch: { call: { status: 200, json: 17 } },
    now,
    ...more,
  }
  const played = await playBot(bot, given)
  if ('error' in played) throw new Error(played.error.message)
  const { visited, transcript, variables } = played
  return { ...given, visited, transcript, stored: variables, ...more }
}

test('a conversation becomes a test that holds, refused answers among its answers', async () => {
  const { test: made, difference } = await recordTest(parseBot(file), 'Order', await held())
  expect(difference).toBeUndefined()
  expect(made).toMatchObject({
    name: 'Order',
    answers: ['no mail', 'a@b.co'],
    fetch: { call: { status: 200, json: 17 } },
    now,
    expect: {
      visited: ['hi', 'ask', 'call', 'bye'],
      says: expect.arrayContaining(['Hello there', 'Mail?', 'Order 17 goes to a@b.co']),
      variables: { mail: 'a@b.co', order: 17 },
      ended: 'no-next-node',
    },
  })
  expect(sortFlowTests([made])).toEqual({ tests: [made], slips: [] })
  expect(await testBot(file, [made])).toMatchObject({
    tests: [{ failures: [], visited: made.expect.visited }],
  })
})

test('a conversation that waits is kept as far as it went', async () => {
  const { test: made, difference } = await recordTest(
    parseBot(file),
    'Halfway',
    await held(file, { answers: [] }),
  )
  expect(difference).toBeUndefined()
  expect(made.expect).toMatchObject({ visited: ['hi', 'ask'], ended: 'waiting' })
})

test.each<[string, Partial<HeldConversation>, unknown]>([
  [
    'another way',
    { visited: ['hi', 'call'] },
    { about: 'visited', nodeId: 'hi', was: 'call', came: 'ask' },
  ],
  [
    'other words',
    { transcript: [{ by: 'bot', message: 'Hi' }] },
    { about: 'says', was: 'Hi', came: 'Hello there' },
  ],
  [
    'another value',
    { stored: { order: 3 } },
    { about: 'variable', name: 'order', was: 3, came: 17 },
  ],
  [
    'an answer too many',
    { answers: ['x', 'a@b.co', 'more'] },
    { about: 'answers', was: 1, came: 0 },
  ],
])('a replay that goes %s says how it differs', async (_, more, difference) => {
  const conversation = { ...(await held()), ...more }
  expect((await recordTest(parseBot(file), 'Order', conversation)).difference).toEqual(difference)
})

const chance = {
  nodes: [
    {
      id: 'toss',
      type: 'random-flow',
      data: {
        branches: [
          { id: 'a', weight: 50 },
          { id: 'b', weight: 50 },
        ],
      },
    },
    ...['a', 'b'].map(id => ({ id, type: 'message', data: { text: id } })),
  ],
  edges: [
    { source: 'toss', sourceHandle: 'a', target: 'a' },
    { source: 'toss', sourceHandle: 'b', target: 'b' },
  ],
}

test('where something is left to chance, a seed is found that falls as it did', async () => {
  for (const id of ['a', 'b']) {
    const conversation = { answers: [], now, visited: ['toss', id], transcript: [], stored: {} }
    const { test: made, difference } = await recordTest(parseBot(chance), id, conversation)
    expect(difference).toBeUndefined()
    expect(made.expect.says).toEqual([id])
  }
})
