import { expect, test } from 'vitest'
import { lintBot } from '../../lint/lint-bot.js'
import type { UnderstandRequest } from '../../node/step-tools.js'
import { createFakeEnv, playBot, playNode } from '../../testing/index.js'
import { intent } from './index.js'
import { intentSample } from './intent.form.js'
import { intentServer } from './intent.server.js'

const data = { questionText: 'How can I help, {name}?', intents: ['open', ' order '] }

/** Plays a node, and has it understand what is typed. */
async function typed(given: object, answer: object | undefined, words = 'Two rye, please') {
  const env = createFakeEnv(answer && { fetch: { node: { status: 200, ...answer } } })
  const node = playNode(intent, given, { env, variables: { name: 'Ann' } })
  await node.advance(700)
  node.answer(words)
  await node.advance(0)
  return { ...node, env }
}

test('asks, has the server understand what is typed, and leaves by its intent', async () => {
  const answer = { json: { intent: 'order', confidence: 0.8, others: [] } }
  const node = await typed({ ...data, answerVariable: 'wish' }, answer)
  expect(node.said).toEqual(['How can I help, Ann?'])
  expect(node.asked).toBeNull()
  expect(node.env.calls).toMatchObject([
    {
      step: 'intent',
      nodeId: 'node',
      transcript: [{ by: 'user', message: 'Two rye, please' }],
      isWhole: true,
    },
  ])
  expect(node.emitted.at(-2)).toEqual({
    type: 'node.reply',
    message: 'Two rye, please',
    answer: { value: 'Two rye, please', variable: 'wish' },
  })
  expect(node.output).toEqual({ handle: 'order', set: {} })
})

test('only listens where it has no question, and waits for words', async () => {
  const node = playNode(intent, { intents: ['open'] })
  expect(node).toMatchObject({ said: [], asked: { kind: 'text', input: 'text' } })
  node.answer(' ')
  node.answer(['open'])
  expect([node.asked, node.env.calls]).toEqual([{ kind: 'text', input: 'text' }, []])
})

test.each([
  ['the name alone', { text: 'open' }, 'open'],
  ['an intent without a way on', { json: { intent: 'jobs', confidence: 1 } }, 'unknown'],
  ['no intent', { json: { intent: null, confidence: 0.3 } }, 'unknown'],
  ['one that is not sure enough', { json: { intent: 'open', confidence: 0.3 } }, 'unknown'],
  ['something else', { json: [1] }, 'unknown'],
])('goes on by what it is told: %s', async (_, answer, handle) => {
  const node = await typed({ ...data, threshold: 0.4 }, answer)
  expect(node.output).toMatchObject({ handle })
  expect(node.emitted.filter(({ type }) => type === 'node.problem')).toEqual([])
})

test('goes on by unknown where nobody can tell, and reports it', async () => {
  const node = await typed(data, undefined)
  expect(node.output).toMatchObject({ handle: 'unknown' })
  expect(node.emitted.at(-1)).toMatchObject({ type: 'node.problem', code: 'CALL_FAILED' })
})

test('is played with what a test maps to it', async () => {
  const bot = {
    nodes: [
      { id: 'what', type: 'intent', data: { ...data, questionText: 'What?' } },
      { id: 'yes', type: 'message', data: { text: 'Open {at}' } },
      { id: 'no', type: 'message', data: { text: 'Sorry' } },
    ],
    edges: [
      { source: 'what', target: 'yes', sourceHandle: 'open' },
      { source: 'what', target: 'no', sourceHandle: 'unknown' },
    ],
  }
  const run = (text: string) =>
    playBot(bot, { answers: ['Hi'], fetch: { what: { status: 200, text } } })
  expect(await run('open')).toMatchObject({ visited: ['what', 'yes'] })
  expect(await run('never')).toMatchObject({ visited: ['what', 'no'] })
  // An intent without an edge goes nowhere else.
  expect(await run('order')).toMatchObject({ visited: ['what'] })
})

test('stores what is taken from the words', async () => {
  const json = { intent: 'order', confidence: 1, entities: { loaves: 2, bread: 'rye' } }
  const node = await typed(intentSample, { json }, '2 rye')
  expect(node.output).toEqual({ handle: 'order', set: { loaves: 2, bread: 'rye' } })
})

test('the server is asked with the step’s own threshold, or with the bot’s', async () => {
  const asked: UnderstandRequest[] = []
  const unused = () => Promise.reject(new Error('It only understands.'))
  for (const threshold of [0.4, '', 'much'])
    await intentServer.ready?.({ threshold }).run({
      call: unused,
      mail: unused,
      model: unused,
      storage: unused,
      integration: unused,
      bookings: unused,
      knowledge: unused,
      understand: async request => {
        asked.push(request)
        return { ok: true, body: { intent: null } }
      },
    })
  const entities: readonly object[] = []
  expect(asked).toEqual([{ threshold: 0.4, entities }, { entities }, { entities }])
})

test('one that listens at every choice needs no way to it', () => {
  const flow = (listens: boolean) => ({
    nodes: [
      { id: 'hello', type: 'welcome', data: { text: 'Hello' } },
      { id: 'ears', type: 'intent', data: { listens, intents: ['open'] } },
      { id: 'yes', type: 'message', data: { text: 'Open' } },
    ],
    edges: [
      { source: 'ears', target: 'yes', sourceHandle: 'open' },
      { source: 'ears', target: 'yes', sourceHandle: 'unknown' },
    ],
  })
  const found = (listens: boolean) => lintBot(flow(listens)).map(({ rule }) => rule)
  expect(found(false)).toContain('unreachable-node')
  expect(found(true)).not.toContain('unreachable-node')
})
