import * as v from 'valibot'
import { expect, test } from 'vitest'
import { gptServer } from './gpt.server.js'

const read = (data: unknown) => v.parse(gptServer.schema, data)

test('reads the model by its older name where today’s is not given', () => {
  expect(read({ model: 'small' })).toMatchObject({ selectedModel: 'small' })
  expect(read({ model: 'small', selectedModel: 'large' })).toMatchObject({ selectedModel: 'large' })
})

test('sends what the bot has said as replies of the AI where nothing is given', () => {
  expect(read({})).toEqual({
    context: '',
    messages: [],
    provider: '',
    baseUrl: '',
    selectedModel: '',
    apiKey: '',
    temperature: '0.7',
    maxTokens: '1000',
    botRole: 'assistant',
    useKnowledge: false,
  })
})

test('keeps the role that is given', () => {
  expect(read({ botRole: 'system' })).toMatchObject({ botRole: 'system' })
})

test('reads messages, from the visitor where nobody or somebody unknown is named', () => {
  const messages = [
    { role: 'assistant', text: 'Hi' },
    { content: 'Hello' },
    { role: 'captain', text: 7 },
  ]
  expect(read({ messages }).messages).toEqual([
    { role: 'assistant', text: 'Hi' },
    { role: 'user', text: 'Hello' },
    { role: 'user', text: '7' },
  ])
})

test('is given the bot’s knowledge where that is switched on, and names its sources below the reply', async () => {
  const unused = () => Promise.reject(new Error('It only asks.'))
  const body = {
    text: 'Two days [1].',
    sources: [
      { title: 'Delivery [new]', address: 'https://bakery.example/a' },
      { title: 'Questions', address: null },
    ],
  }
  const tools = {
    call: unused,
    mail: unused,
    storage: unused,
    understand: unused,
    integration: unused,
    bookings: unused,
  }
  const outcome = await gptServer.ready?.({ useKnowledge: true, context: 'Be kind' }).run({
    ...tools,
    model: unused,
    knowledge: async ({ isStrict, writer }) =>
      isStrict || writer?.context !== 'Be kind' ? unused() : { ok: true, body },
  })
  expect(outcome).toEqual({
    ok: true,
    body: 'Two days [1].\n\n1. [Delivery new](<https://bakery.example/a>)',
  })
})
