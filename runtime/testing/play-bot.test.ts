import { expect, test } from 'vitest'
import { playBot } from './index.js'

const ask = (id: string, data: object = {}) => ({
  id,
  type: 'ask-email-node',
  data: { questionText: 'Mail?', ...data },
})

test('prints the whole of a run', async () => {
  const bot = {
    nodes: [
      { id: 'w', type: 'welcome-node', data: { text: 'Hi', image: 'https://example.org/a.png' } },
      ask('a', { answerVariable: 'mail' }),
    ],
    edges: [{ source: 'w', target: 'a' }],
  }
  expect(
    await playBot(bot, { answers: ['no', 'ann@example.org'], variables: { from: 'shop' } }),
  ).toEqual({
    ended: 'no-next-node',
    waitingAt: null,
    elapsed: 700 * 4 + 500,
    visited: ['w', 'a'],
    transcript: [
      { by: 'bot', message: { kind: 'image', src: 'https://example.org/a.png' } },
      { by: 'bot', message: 'Hi' },
      { by: 'bot', message: 'Mail?' },
      { by: 'bot', message: 'Please enter a valid email address' },
      { by: 'user', message: 'ann@example.org' },
    ],
    answers: { a: 'ann@example.org' },
    answerVariables: [{ nodeId: 'a', key: 'mail', value: 'ann@example.org' }],
    variables: { from: 'shop', email: 'ann@example.org' },
    visitor: { name: null, email: 'ann@example.org', phone: null, mobile: null },
    problems: [],
  })
})

test('stops waiting where no answer is left', async () => {
  expect(await playBot({ nodes: [ask('a')] }, { answers: ['bad'] })).toMatchObject({
    ended: 'waiting',
    waitingAt: 'a',
    elapsed: 1400,
    answers: {},
  })
})

test('reports answers that nobody asked for', async () => {
  const played = await playBot({ nodes: [ask('a')] }, { answers: ['a@b.co', 'left', 'over'] })
  expect(played).toMatchObject({ ended: 'no-next-node', problems: [{ code: 'UNUSED_ANSWERS' }] })
})

test('a bot that does not load is an error, not a run', async () => {
  expect(await playBot({ nodes: [ask('a'), ask('a')] })).toEqual({
    error: { code: 'SET_CURRENT_BOT_FLOW_ELEMENTS_ERROR', message: expect.stringContaining('"a"') },
  })
})

test('awaits late answers, and lets the flow use them', async () => {
  const bot = {
    nodes: [
      { id: 'hook', type: 'webhook', data: { answerVariable: 'order' } },
      { id: 'm', type: 'message', data: { text: 'Order {order}' } },
    ],
    edges: [{ source: 'hook', target: 'm' }],
  }
  const played = await playBot(bot, { fetch: { hook: { status: 200, text: '17' } } })
  expect(played).toMatchObject({
    ended: 'no-next-node',
    transcript: [
      { by: 'bot', message: 'Order 17' },
      { by: 'bot', message: '17' },
    ],
    answers: { hook: '17' },
  })
})

test('a call that is not mapped fails and never goes out', async () => {
  expect(await playBot({ nodes: [{ id: 'hook', type: 'webhook', data: {} }] })).toMatchObject({
    ended: 'no-next-node',
    transcript: [],
    problems: [
      {
        code: 'CALL_FAILED',
        nodeId: 'hook',
        message: expect.stringContaining('Webhook handling failed'),
      },
    ],
  })
})

test('plays the same run twice', async () => {
  const bot = { nodes: [ask('a')] }
  const options = { answers: ['a@b.co'], now: '2026-03-29T08:00:00Z', seed: 7 }
  expect(await playBot(bot, options)).toEqual(await playBot(bot, options))
})

test('five virtual seconds take no time', async () => {
  const nodes = Array.from({ length: 8 }, (_, index) => ({
    id: `m${index}`,
    type: 'message',
    data: { text: 'x' },
  }))
  const edges = nodes.slice(1).map((node, index) => ({ source: `m${index}`, target: node.id }))
  expect(await playBot({ nodes, edges })).toMatchObject({ elapsed: 5600 })
})

test('goes through steps that wait for one call after the other', async () => {
  const nodes = ['a', 'b', 'c', 'd', 'e'].map(id => ({
    id,
    type: 'webhook',
    data: { waitForResponse: true },
  }))
  const edges = nodes.slice(1).map(({ id }, index) => ({ source: nodes[index]?.id, target: id }))
  expect(await playBot({ nodes, edges })).toMatchObject({
    ended: 'no-next-node',
    visited: ['a', 'b', 'c', 'd', 'e'],
  })
})
