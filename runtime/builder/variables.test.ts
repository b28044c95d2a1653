import { expect, test } from 'vitest'
import { applyOperations, asOperations, readDraft } from '../draft/index.js'
import { renameVariable, variablesOf } from './variables.js'

const draft = readDraft({
  variables: ['plan'],
  translations: { de: { done: { text: 'Danke, {size}' } } },
  nodes: [
    { id: 'start', type: 'welcome', data: { text: 'Hello {plan}' } },
    { id: 'size', type: 'two-choices', data: { choicePrompt: 'Which?', answerVariable: 'size' } },
    {
      id: 'check',
      type: 'condition',
      data: { leftValue: 'size', operator: '=', rightValue: 'size' },
    },
    { id: 'mail', type: 'ask-email', data: { questionText: 'Where to?' } },
    {
      id: 'call',
      type: 'webhook',
      data: { headers: { 'X-Size': '{size}' }, body: { of: ['{ size.name }'] } },
    },
    { id: 'done', type: 'message', data: { text: 'Thank you, {{size}}, {gone}, {size|no size}' } },
  ],
  edges: [],
})
const named = (name: string, bot = draft) =>
  variablesOf(bot).find(variable => variable.name === name)

test('tells where each variable is set and used', () => {
  expect(variablesOf(draft).map(({ name }) => name)).toEqual(['email', 'gone', 'plan', 'size'])
  expect(named('size')).toEqual({
    name: 'size',
    setAt: [{ nodeId: 'size', field: 'answerVariable' }],
    usedAt: [
      { nodeId: 'check', field: 'leftValue' },
      { nodeId: 'call', field: 'headers.0.value' },
      { nodeId: 'call', field: 'body' },
      { nodeId: 'done', field: 'text' },
      { nodeId: 'done', field: 'text', locale: 'de' },
    ],
    isFromPage: false,
    isFixed: false,
  })
  expect(named('plan')).toMatchObject({
    isFromPage: true,
    setAt: [],
    usedAt: [{ nodeId: 'start' }],
  })
  expect(named('gone')?.setAt).toEqual([])
})

test('a word that stands for itself in logic is no variable, and keeps its word', () => {
  const data = { conditions: [], leftValue: 'true', operator: '=', rightValue: 'yes' }
  const logic = readDraft({ nodes: [{ id: 'either', type: 'boolean-logic', data }], edges: [] })
  expect(variablesOf(logic)).toEqual([])
  expect(renameVariable(logic, 'true', 'other')).toEqual([])
})

test('another name is written wherever the variable stands, and nowhere else', () => {
  const changes = renameVariable(draft, 'size', 'loaf')
  let count = 0
  const { draft: after, refused } = applyOperations(
    draft,
    asOperations(changes, () => `${++count}`),
  )
  expect(refused).toEqual([])
  expect(named('size', after)).toBeUndefined()
  expect(named('loaf', after)?.usedAt).toEqual(named('size')?.usedAt)
  expect(after.elements[0].nodes.map(({ data }) => data)).toMatchObject([
    {},
    { answerVariable: 'loaf' },
    { leftValue: 'loaf', rightValue: 'size' },
    {},
    { headers: [{ key: 'X-Size', value: '{loaf}' }], body: { of: ['{ loaf.name }'] } },
    { text: 'Thank you, {{loaf}}, {gone}, {loaf|no size}' },
  ])
})

test('a name of several words, and the looks, mails and languages that use it, follow', () => {
  const spoken = readDraft({
    customizations: { tagline: 'About {Service needed}', logoText: 'Shop' },
    translations: { de: { customizations: { tagline: 'Über {Service needed}' } } },
    nodes: [
      {
        id: 'ask',
        type: 'ask-custom-question',
        data: { questionText: 'What?', answerVariable: 'Service needed' },
      },
      {
        id: 'mail',
        type: 'email',
        data: {
          to: ['a@shop.org'],
          subject: '{Service needed}',
          body: 'It is {Service needed|open}',
        },
      },
      { id: 'ai', type: 'gpt', data: { context: 'They need {Service needed}.' } },
      { id: 'is', type: 'condition', data: { conditions: [] } },
    ],
    edges: [],
  })
  const places = named('Service needed', spoken)?.usedAt.map(({ nodeId, field, locale }) =>
    [nodeId, field, locale].filter(Boolean).join(' '),
  )
  expect(places).toEqual([
    'mail subject',
    'mail body',
    'ai context',
    'customizations tagline',
    'customizations tagline de',
  ])
  let count = 0
  const changes = renameVariable(spoken, 'Service needed', 'service')
  expect(changes).toHaveLength(6)
  const { draft: after, refused } = applyOperations(
    spoken,
    asOperations(changes, () => `${++count}`),
  )
  expect(refused).toEqual([])
  expect(JSON.stringify(after)).not.toContain('Service needed')
  expect(JSON.stringify(after)).toContain('It is {service|open}')
})

test('a variable that a step sets by itself keeps its name', () => {
  expect(named('email')).toMatchObject({
    isFixed: true,
    setAt: [{ nodeId: 'mail', field: undefined }],
  })
  expect(renameVariable(draft, 'email', 'mail')).toEqual([])
})

test('a name that the page sets is another one in its list too', () => {
  expect(renameVariable(draft, 'plan', 'tariff').at(-1)).toEqual({
    op: 'bot',
    path: ['variables'],
    value: ['tariff'],
  })
})

test('a name of several words is found with other spaces in it as well', () => {
  const bot = readDraft({
    nodes: [
      {
        id: 'q',
        type: 'ask-custom-question',
        data: { questionText: '?', answerVariable: 'Service needed' },
      },
      {
        id: 'm',
        type: 'message',
        data: { text: '<p>{Service&nbsp;needed|none yet}, {{ Service\u00a0needed }}</p>' },
      },
    ],
    edges: [],
  })
  let count = 0
  const changes = renameVariable(bot, 'Service needed', 'service')
  const renamed = applyOperations(
    bot,
    asOperations(changes, () => `${++count}`),
  )
  expect(JSON.stringify(renamed)).toContain('<p>{service|none yet}, {{ service }}</p>')
})

test('a name of several words is one name wherever it stands', () => {
  const bot = readDraft({
    nodes: [
      {
        id: 'ask',
        type: 'ask-custom-question',
        data: { questionText: 'Which?', answerVariable: 'first choice' },
      },
      {
        id: 'check',
        type: 'condition',
        data: { leftValue: 'first choice', operator: '=', rightValue: 'New York' },
      },
      {
        id: 'mail',
        type: 'email',
        data: { subject: 'On {first choice}', body: 'You chose {{ first choice }}.' },
      },
    ],
    edges: [],
  })
  expect(named('first choice', bot)?.usedAt).toHaveLength(3)
  expect(named('New York', bot)).toBeUndefined()
  const changes = renameVariable(bot, 'first choice', 'wish')
  const renamed = applyOperations(
    bot,
    asOperations(changes, () => crypto.randomUUID()),
  ).draft
  expect(JSON.stringify(renamed)).not.toContain('first choice')
  expect(JSON.stringify(renamed)).toContain('New York')
})
