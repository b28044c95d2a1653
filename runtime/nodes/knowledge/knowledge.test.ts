import { expect, test } from 'vitest'
import type { KnowledgeRequest } from '../../node/step-tools.js'
import { createFakeEnv, playNode } from '../../testing/index.js'
import { knowledge } from './index.js'
import { knowledgeSample } from './knowledge.form.js'
import { knowledgeServer } from './knowledge.server.js'

const unused = () => Promise.reject(new Error('It only looks.'))

test('asks the server with the conversation, says the answer and links its sources', async () => {
  const sources = [
    { title: 'Delivery', address: 'https://bakery.example/delivery' },
    { title: 'Questions', address: null },
    { title: 'Prices {name}', address: 'https://bakery.example/prices?x={name}' },
  ]
  const json = { text: 'Two days {name} <b> [1]', html: '<p>Two days [1]</p>', sources }
  const env = createFakeEnv({ fetch: { node: { status: 200, json } } })
  const node = playNode(knowledge, knowledgeSample, { env, variables: { name: 'Ann' } })
  expect(env.calls).toMatchObject([{ step: 'knowledge', nodeId: 'node', transcript: [] }])
  await node.advance(700)
  expect(node.emitted).toEqual([
    { type: 'node.typing' },
    {
      type: 'node.store',
      answer: { value: 'Two days {name} <b> [1]', variable: 'answer' },
    },
    {
      type: 'node.say',
      content: { kind: 'text', text: 'Two days {name} <b> [1]', html: '<p>Two days [1]</p>' },
    },
    {
      type: 'node.say',
      content: { kind: 'link', src: 'https://bakery.example/delivery', label: '1. Delivery' },
    },
    {
      type: 'node.say',
      content: expect.objectContaining({ label: expect.stringContaining('3. Prices') }),
    },
  ])
  expect(node.output).toEqual({ handle: 'answered' })
})

test.each([
  ['nothing is known', { status: 200, json: { text: '', sources: [] } }],
  ['the answer is none', { status: 200, json: 7 }],
  ['the call fails', { status: 500 }],
])('says the owner’s words and leaves by unknown where %s', async (_, answer) => {
  const env = createFakeEnv({ fetch: { node: answer } })
  const node = playNode(
    knowledge,
    { unknownText: 'No idea, {name}.' },
    { env, variables: { name: 'Ann' } },
  )
  await node.advance(700)
  expect(node.said).toEqual(['No idea, Ann.'])
  expect(node.output).toEqual({ handle: 'unknown' })
})

test('the words alone are an answer, too', async () => {
  const env = createFakeEnv({ fetch: { node: { status: 200, text: 'Two days.' } } })
  const node = playNode(knowledge, {}, { env })
  await node.advance(700)
  expect([node.said, node.output]).toEqual([['Two days.'], { handle: 'answered' }])
})

test('the server looks in the sources that the step names, and writes unless that is off', async () => {
  const asked: KnowledgeRequest[] = []
  const data = { question: '{q}', sourceIds: ['a', ' '], isWritten: false }
  for (const given of [data, {}])
    await knowledgeServer.ready?.(given).run({
      call: unused,
      mail: unused,
      model: unused,
      storage: unused,
      understand: unused,
      integration: unused,
      bookings: unused,
      knowledge: async request => {
        asked.push(request)
        return { ok: true, body: { text: '' } }
      },
    })
  expect(asked).toEqual([
    { question: '{q}', sourceIds: ['a'], writer: null, isStrict: true },
    { question: '', sourceIds: [], writer: { context: '' }, isStrict: true },
  ])
})
