import { expect, test } from 'vitest'
import { createConversation, parseBot, registry } from '../index.js'
import { createFakeEnv, playBot } from '../testing/index.js'
import { namesSetBy } from './names-set-by.js'

const ask = (id: string, type: string, data: object) => ({ id, type, data })

test('names what the page sets, as the bot says; what is no list of names is none', () => {
  const nodes = [{ id: 'w', type: 'welcome', data: { text: 'Hi {customer}{nobody}' } }]
  const names = (variables: unknown) => [
    ...namesSetBy(parseBot({ nodes, variables }).flow, registry),
  ]
  expect(names([' customer ', '', 7])).toEqual(['customer', '7'])
  for (const other of [undefined, null, 'customer', { customer: 'Ann' }])
    expect(names(other)).toEqual([])
})

test('a variable that the bot expects of its page is empty until the page sets it', async () => {
  const nodes = [{ id: 'w', type: 'welcome', data: { text: 'Hi {customer.name}, {nobody}' } }]
  const bot = { nodes, variables: ['customer'] }
  expect(await playBot(bot, {})).toMatchObject({ transcript: [{ message: 'Hi , {nobody}' }] })
  const variables = { customer: { name: 'Ann' } }
  expect(await playBot(bot, { variables })).toMatchObject({
    transcript: [{ message: 'Hi Ann, {nobody}' }],
  })
})

test('names all that the steps of a flow can set', () => {
  const nodes = [
    { id: 'w', type: 'welcome', data: {} },
    ask('a', 'ask-name', { answerVariable: ' who ' }),
    ask('b', 'ask-phone-number', {}),
    ask('c', 'user-input', { type: 'email', answerVariable: 'mail' }),
    ask('d', 'user-input', { type: 'text' }),
    ask('e', 'ask-multiple-questions', {
      questions: [{ answerVariable: 'one' }, { answerVariable: '' }],
    }),
    ask('f', 'variable', { name: 'cart', customNameValue: true }),
    ask('g', 'variable', { name: 'price' }),
    ask('h', 'math-operation', { answerVariable: 'total' }),
    ask('i', 'webhook', {
      answerVariable: 'crm',
      responseMapping: [{ path: 'a', variableName: 'tier' }],
    }),
    ask('j', 'calendar', { answerVariable: 'day' }),
    ask('k', 'no-such-type', { answerVariable: 'nothing' }),
  ]
  const { flow } = parseBot({ nodes })
  expect([...namesSetBy(flow, registry)].sort()).toEqual(
    [
      'cart',
      'crm',
      'day',
      'email',
      'f',
      'mail',
      'name',
      'one',
      'phone',
      'price',
      'tier',
      'total',
      'who',
    ].sort(),
  )
  expect(namesSetBy(flow, registry)).toBe(namesSetBy(flow, registry))
})

const bot = {
  nodes: [
    { id: 'w', type: 'welcome', data: { text: '[{coupon}{crm.tier}] {fantasy} {page}' } },
    { id: 'q', type: 'ask-custom-question', data: { questionText: '?', answerVariable: 'coupon' } },
    { id: 'v', type: 'variable', data: { name: 'crm' } },
  ],
  edges: [
    { source: 'w', target: 'q' },
    { source: 'q', target: 'v' },
  ],
}

test('a placeholder that could have been set and was not is empty; one that nobody can set stays as typed', async () => {
  expect(await playBot(bot)).toMatchObject({
    transcript: [{ message: '[] {fantasy} {page}' }, { message: '?' }],
  })
})

test('what the page gives at the start or later is known', () => {
  const env = createFakeEnv()
  const conversation = createConversation({ bot: parseBot(bot), env, variables: { page: 'home' } })
  conversation.start()
  conversation.setVariables({ fantasy: null })
  env.clock.advance(700)
  expect(conversation.record().transcript[0]?.message).toBe('[]  home')
})

test('a step that a server executes is told which names could have been set', async () => {
  const env = createFakeEnv()
  const hook = { id: 'h', type: 'webhook', data: { answerVariable: 'answer' } }
  const conversation = createConversation({
    bot: parseBot({ nodes: [hook] }),
    env,
    variables: { page: 'home' },
  })
  conversation.start()
  await env.settle()
  expect(env.calls).toMatchObject([{ values: { values: { answer: null, page: 'home' } } }])
})
