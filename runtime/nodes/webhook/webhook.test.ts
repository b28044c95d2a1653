import { expect, test } from 'vitest'
import { createFakeEnv, playBot, playNode } from '../../testing/index.js'
import { webhook } from './index.js'

const answering = (fetch: Parameters<typeof createFakeEnv>[0]) => createFakeEnv(fetch)

test('goes on at once; its answer is stored and appears when it arrives', async () => {
  const env = answering({ fetch: { node: { status: 200, json: { id: 7 } } } })
  const node = playNode(webhook, { answerVariable: 'order' }, { env })
  expect(node.emitted).toEqual([{ type: 'node.leave', handle: null }])
  await node.advance(0)
  expect(node.emitted.at(1)).toEqual({
    type: 'node.store',
    answer: { value: { id: 7 }, variable: 'order' },
  })
  expect(node.said).toEqual([])
  await node.advance(700)
  expect(node.said).toEqual(['{\n  "id": 7\n}'])
})

test('stores its answer under the name without the spaces around it, and under none where there are only spaces', async () => {
  const stored = async (answerVariable: string) => {
    const env = answering({ fetch: { node: { status: 200, text: 'Rye' } } })
    const node = playNode(webhook, { answerVariable, showResponse: false }, { env })
    await node.advance(0)
    return node.emitted.at(1)
  }
  expect(await stored(' loaf ')).toEqual({
    type: 'node.store',
    answer: { value: 'Rye', variable: 'loaf' },
  })
  expect(await stored('  ')).toEqual({ type: 'node.store', answer: { value: 'Rye' } })
})

test('holds the flow up with waitForResponse', async () => {
  const env = answering({ fetch: { node: { status: 200, text: 'Thanks!' } } })
  const node = playNode(webhook, { waitForResponse: true }, { env })
  expect(node.emitted).toEqual([])
  await node.advance(700)
  expect(node.said).toEqual(['Thanks!'])
  expect(node.output).toEqual({ handle: null })
})

test('hides the response with showResponse false, and stores it all the same', async () => {
  const env = answering({ fetch: { node: { status: 200, text: 'secret' } } })
  const node = playNode(webhook, { waitForResponse: true, showResponse: false }, { env })
  await node.advance(0)
  expect(node.emitted).toEqual([{ type: 'node.store', answer: { value: 'secret' } }])
  expect(node.output).toEqual({ handle: null })
})

test('shows a response that is HTML as text', async () => {
  const env = answering({ fetch: { node: { status: 200, text: '<img src=x onerror=alert(1)>' } } })
  const node = playNode(webhook, { waitForResponse: true }, { env })
  await node.advance(700)
  expect(node.emitted.at(-1)).toMatchObject({
    content: { html: '&lt;img src=x onerror=alert(1)&gt;' },
  })
})

test('shows named characters of a response as what they are, and stores it as it came', async () => {
  const env = answering({
    fetch: { node: { status: 200, text: 'Caf&eacute; &#x1F600; <b>&lt;5' } },
  })
  const node = playNode(webhook, { waitForResponse: true, answerVariable: 'said' }, { env })
  await node.advance(700)
  expect(node.emitted.at(-1)).toMatchObject({
    content: { text: 'Café 😀 <b><5', html: 'Café 😀 &lt;b&gt;&lt;5' },
  })
  expect(node.emitted.find(({ type }) => type === 'node.store')).toMatchObject({
    answer: { value: 'Caf&eacute; &#x1F600; <b>&lt;5' },
  })
})

test('reports a failed call, shows nothing and leaves by its error', async () => {
  const env = answering({ fetch: { node: { status: 503 } } })
  const node = playNode(webhook, { waitForResponse: true }, { env })
  await node.advance(0)
  expect(node.said).toEqual([])
  expect(node.emitted).toEqual([
    {
      type: 'node.problem',
      code: 'CALL_FAILED',
      message: 'Webhook handling failed',
      detail: 'HTTP error! status: 503',
    },
  ])
  expect(node.output).toEqual({ handle: 'error' })
})

test('survives an environment that breaks its promise', async () => {
  const env = { ...answering({}), call: () => Promise.reject(new Error('offline')) }
  const node = playNode(webhook, { waitForResponse: true }, { env })
  for (let turn = 0; turn < 10; turn++) await Promise.resolve()
  expect(node.emitted).toMatchObject([{ type: 'node.problem', code: 'CALL_FAILED' }])
  expect(node.output).toEqual({ handle: 'error' })
})

test('hands over what the visitor has said, by variable name', async () => {
  const env = answering({ fetch: { node: { status: 200, text: '' } } })
  playNode(webhook, {}, { env, variables: { name: 'Ann' } })
  expect(env.calls).toEqual([
    {
      step: 'webhook',
      nodeId: 'node',
      values: { answers: {}, variables: { name: 'Ann' }, visitor: {}, values: { name: 'Ann' } },
    },
  ])
})

const failing = (waitForResponse: boolean, sourceHandle: string) =>
  playBot({
    nodes: [
      { id: 'hook', type: 'webhook-node', data: { waitForResponse } },
      { id: 'sorry', type: 'message', data: { text: 'Sorry.' } },
      { id: 'thanks', type: 'message', data: { text: 'Thanks.' } },
    ],
    edges: [
      { source: 'hook', target: 'sorry', sourceHandle },
      { source: 'hook', target: 'thanks', sourceHandle: 'source' },
    ],
  })

test.each([
  [true, 'error', 'sorry'],
  [true, 'source-error', 'sorry'],
  [true, 'source-0', 'thanks'],
  [false, 'error', 'thanks'],
])(
  'a failed call (waited for: %s, an edge "%s") leads to %s',
  async (waits, sourceHandle, target) => {
    expect(await failing(waits, sourceHandle)).toMatchObject({
      visited: ['hook', target],
      answers: {},
      problems: [
        { code: 'CALL_FAILED', message: expect.stringMatching(/^Webhook handling failed/) },
      ],
    })
  },
)

const order = { order: { id: 7, items: [{ name: 'Rye' }] } }

test('keeps parts of the answer under names of their own, before anything is shown', async () => {
  const env = answering({ fetch: { node: { status: 200, json: order } } })
  const responseMapping = [
    { path: 'order.items[0].name', variableName: ' loaf ' },
    { path: 'order', variableName: 'whole' },
    { path: 'order.price', variableName: 'price' },
    { path: 'order.id', variableName: ' ' },
  ]
  const node = playNode(webhook, { waitForResponse: true, responseMapping }, { env })
  await node.advance(0)
  expect(node.emitted).toMatchObject([
    { type: 'node.store', set: { loaf: 'Rye', whole: order.order, price: null } },
    { type: 'node.typing' },
  ])
})

test.each([true, false])('a later step knows the parts (waited for: %s)', async waitForResponse => {
  const played = await playBot(
    {
      nodes: [
        {
          id: 'hook',
          type: 'webhook',
          data: {
            waitForResponse,
            showResponse: false,
            responseMapping: [{ path: 'order.items[0].name', variableName: 'loaf' }],
          },
        },
        { id: 'ready', type: 'message', data: { text: 'Your {loaf} is ready.' } },
      ],
      edges: [{ source: 'hook', target: 'ready' }],
    },
    { fetch: { hook: { status: 200, json: order } } },
  )
  expect(played).toMatchObject({
    transcript: [{ message: 'Your Rye is ready.' }],
    variables: { loaf: 'Rye' },
  })
})

test('a failed call keeps what the names gave before', async () => {
  const env = answering({ fetch: { node: { status: 500 } } })
  const node = playNode(webhook, { responseMapping: [{ path: 'a', variableName: 'a' }] }, { env })
  await node.advance(0)
  expect(node.emitted.map(({ type }) => type)).toEqual(['node.leave', 'node.problem'])
})
