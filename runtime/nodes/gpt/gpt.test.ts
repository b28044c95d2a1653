import * as v from 'valibot'
import { expect, test } from 'vitest'
import { createConversation, parseBot } from '../../index.js'
import type { CallOutcome, CancelSignal } from '../../node/env.js'
import { createFakeEnv, playBot, playNode } from '../../testing/index.js'
import { gptSample } from './gpt.form.js'
import { gpt } from './index.js'

/** An environment whose answer comes when the test says so. */
function slowEnv() {
  let resolve: (outcome: CallOutcome) => void = () => {}
  let write: (text: string, html?: string) => void = () => {}
  let signal: CancelSignal | undefined
  const env = {
    ...createFakeEnv(),
    call: (_: unknown, given: CancelSignal, onText?: typeof write) => {
      signal = given
      write = (...grown) => onText?.(...grown)
      return new Promise<CallOutcome>(done => {
        resolve = done
      })
    },
  }
  const bring = async (outcome: CallOutcome) => {
    resolve(outcome)
    for (let turn = 0; turn < 10; turn++) await Promise.resolve()
  }
  return {
    env,
    isAborted: () => signal?.aborted,
    write: (...grown: Parameters<typeof write>) => write(...grown),
    reply: (body: string, html?: string) =>
      bring({ ok: true, status: 200, body, ...(html && { html }) }),
    fail: () => bring({ ok: false, code: 'NO_SERVER', message: 'there is no server' }),
  }
}

const completion = (content: string | null) => ({
  choices: [{ message: { role: 'assistant', content } }],
})
const typing = { type: 'node.typing' }

test.each([
  { status: 200, json: completion('Rye keeps longer.') },
  { status: 201, text: 'Rye keeps longer.' },
  { status: 200, json: 'Rye keeps longer.' },
])('says the reply of %j after 1000 ms of typing and records it first', async answer => {
  const env = createFakeEnv({ fetch: { node: answer } })
  const node = playNode(gpt, { answerVariable: ' advice ' }, { env })
  expect(node.emitted).toEqual([typing])
  await node.advance(999)
  expect(node.emitted).toEqual([typing])
  expect(node.output).toBeNull()
  await node.advance(1)
  expect(node.emitted).toEqual([
    typing,
    { type: 'node.store', answer: { value: 'Rye keeps longer.', variable: 'advice' } },
    {
      type: 'node.say',
      content: { kind: 'text', text: 'Rye keeps longer.', html: 'Rye keeps longer.' },
    },
  ])
  expect(node.output).toEqual({ handle: null })
})

test('hands over what was said so far and what is known', () => {
  const env = createFakeEnv()
  playNode(gpt, {}, { env, variables: { name: 'Ann' } })
  const values = { answers: {}, variables: { name: 'Ann' }, visitor: {}, values: { name: 'Ann' } }
  expect(env.calls).toEqual([{ step: 'ai', nodeId: 'node', values, transcript: [] }])
})

test('keeps context, model and key off the browser', () => {
  expect(v.parse(gpt.schema, gptSample)).toEqual({ answerVariable: 'advice', showReply: true })
})

test('shows a reply that is HTML as text', async () => {
  const env = createFakeEnv({ fetch: { node: { status: 200, text: '<b>{name}</b>' } } })
  const node = playNode(gpt, {}, { env, variables: { name: 'Ann' } })
  await node.advance(1000)
  expect(node.emitted.at(-1)).toMatchObject({
    content: { text: '<b>{name}</b>', html: '&lt;b&gt;{name}&lt;/b&gt;' },
  })
})

test('with showReply false the reply is kept and not shown, whole or in parts', async () => {
  const slow = slowEnv()
  const node = playNode(gpt, { showReply: false, answerVariable: 'advice' }, { env: slow.env })
  await node.advance(1000)
  slow.write('Rye')
  await slow.reply('Rye.')
  expect(node.emitted).toEqual([
    typing,
    { type: 'node.store', answer: { value: 'Rye.', variable: 'advice' } },
  ])
  expect(node.output).toEqual({ handle: null })
})

test('an empty reply is recorded and gives no bubble', async () => {
  const env = createFakeEnv({ fetch: { node: { status: 200, json: completion('') } } })
  const node = playNode(gpt, {}, { env })
  await node.advance(1000)
  expect(node.emitted).toEqual([typing, { type: 'node.store', answer: { value: '' } }])
  expect(node.output).toEqual({ handle: null })
})

test('what streams in grows from 1000 ms on, then is said as a whole', async () => {
  const slow = slowEnv()
  const node = playNode(gpt, {}, { env: slow.env })
  slow.write('Rye')
  slow.write('Rye keeps')
  await node.advance(999)
  expect(node.emitted).toEqual([typing])
  await node.advance(1)
  slow.write('Rye keeps longer')
  await node.advance(5000)
  await slow.reply('Rye keeps longer.')
  expect(node.emitted.slice(1, 3)).toEqual([
    { type: 'node.stream', text: 'Rye keeps' },
    { type: 'node.stream', text: 'Rye keeps longer' },
  ])
  expect(node.emitted.slice(3)).toMatchObject([
    { type: 'node.store' },
    { type: 'node.say', content: { text: 'Rye keeps longer.' } },
  ])
  expect(node.output).toEqual({ handle: null })
})

test('what comes with HTML is drawn as that and recorded as it was written', async () => {
  const { conversation, env, write, reply } = talk()
  write('**R', '<p><strong>R</strong></p>')
  env.clock.advance(1000)
  const drawn = () => conversation.getView().items.map(item => item.kind === 'said' && item.content)
  expect(drawn()).toEqual([{ kind: 'text', text: '**R', html: '<p><strong>R</strong></p>' }])
  await reply('**Rye**', '<p><strong>Rye</strong></p>')
  expect(drawn()[0]).toEqual({ kind: 'text', text: '**Rye**', html: '<p><strong>Rye</strong></p>' })
  expect(conversation.record()).toMatchObject({
    answers: { a: '**Rye**' },
    transcript: [{ by: 'bot', message: '**Rye**' }],
  })
})

test('a reply that is whole before 1000 ms is not streamed', async () => {
  const slow = slowEnv()
  const node = playNode(gpt, {}, { env: slow.env })
  slow.write('Rye')
  await slow.reply('Rye.')
  await node.advance(1000)
  expect(node.emitted.map(({ type }) => type)).toEqual(['node.typing', 'node.store', 'node.say'])
})

test.each([
  [{ status: 429 }, 'HTTP error! status: 429'],
  [{ status: 200, json: { error: 'none' } }, expect.any(String)],
  [{ status: 200, json: completion(null) }, expect.any(String)],
])('%j is reported at once, shows nothing and takes the plain edge', async (answer, detail) => {
  const node = playNode(gpt, {}, { env: createFakeEnv({ fetch: { node: answer } }) })
  await node.advance(0)
  expect(node.emitted).toEqual([
    typing,
    { type: 'node.problem', code: 'CALL_FAILED', message: 'GPT handling failed', detail },
  ])
  expect(node.output).toEqual({ handle: null })
})

test('survives an environment that breaks its promise', async () => {
  const env = { ...createFakeEnv(), call: () => Promise.reject(new Error('offline')) }
  const node = playNode(gpt, {}, { env })
  for (let turn = 0; turn < 10; turn++) await Promise.resolve()
  expect(node.emitted.at(-1)).toEqual({
    type: 'node.problem',
    code: 'CALL_FAILED',
    message: 'GPT handling failed',
  })
  expect(node.output).toEqual({ handle: null })
})

const bot = {
  nodes: [
    { id: 'a', type: 'chat-gpt-node', data: { answerVariable: 'advice' } },
    { id: 'b', type: 'gpt', data: {} },
    { id: 'm', type: 'message', data: { text: 'Well: {advice}' } },
  ],
  edges: [
    { source: 'a', target: 'b', sourceHandle: 'right' },
    { source: 'b', target: 'm' },
  ],
}

test('under its older name too, waits for the reply and goes on with it', async () => {
  const played = await playBot(bot, { fetch: { a: { status: 200, json: completion('Rye.') } } })
  expect(played).toMatchObject({
    ended: 'no-next-node',
    elapsed: 1700,
    visited: ['a', 'b', 'm'],
    transcript: [
      { by: 'bot', message: 'Rye.' },
      { by: 'bot', message: 'Well: Rye.' },
    ],
    answers: { a: 'Rye.' },
    answerVariables: [{ nodeId: 'a', key: 'advice', value: 'Rye.' }],
    problems: [
      { code: 'CALL_FAILED', nodeId: 'b', message: expect.stringContaining('GPT handling failed') },
    ],
  })
})

function talk() {
  const slow = slowEnv()
  const conversation = createConversation({ bot: parseBot(bot), env: slow.env })
  conversation.start()
  return { ...slow, conversation }
}

test('the call is broken off when the conversation stops, and what comes late is dropped', async () => {
  const { conversation, isAborted, write, reply } = talk()
  expect(isAborted()).toBe(false)
  conversation.stop()
  expect(isAborted()).toBe(true)
  write('too late')
  await reply('too late')
  expect(conversation.record().transcript).toEqual([])
})

test('what had begun to show is taken back when the call fails', async () => {
  const { conversation, env, write, fail } = talk()
  write('Rye')
  env.clock.advance(1000)
  expect(conversation.getView().items).toMatchObject([{ partial: true, content: { text: 'Rye' } }])
  await fail()
  expect(conversation.getView().items).toEqual([])
  expect(conversation.record().transcript).toEqual([])
})
