import { expect, test } from 'vitest'
import { parseBot, registry } from '../../../runtime/index.js'
import { projectBot } from './project-bot.js'

let canaries = 0
const canary = () => `canary-${++canaries}`

const secretWebhook = () => ({
  url: `https://${canary()}.example/${canary()}?key=${canary()}`,
  method: canary(),
  headers: { [canary()]: canary(), Authorization: canary() },
  body: { [canary()]: canary() },
  authentication: { tokenUrl: canary(), username: canary(), password: canary() },
  apiKey: canary(),
  to: canary(),
  note: canary(),
})

/** Every place of a bot file that is not for browsers holds a canary. */
const bot = () => ({
  id: 'b',
  name: 'Public name',
  logo: '/logo.svg',
  apiKey: canary(),
  smtp: { password: canary() },
  customizations: {
    botMsgColor: '#123456',
    disabledUrls: ['/a'],
    mailPassword: canary(),
    logoText: { deep: canary() },
    headers: [canary()],
  },
  elements: [
    {
      viewport: { secret: canary() },
      nodes: [
        {
          id: 'w',
          type: 'welcome-node',
          data: { text: 'Hi', apiKey: canary() },
          position: canary(),
          style: { a: canary() },
        },
        { id: 'h1', type: 'webhook-node', data: { ...secretWebhook(), answerVariable: 'order' } },
        { id: 'h2', type: 'custom', data: { ...secretWebhook(), type: 'webhook' } },
        {
          id: 'h3',
          type: 'webhook',
          data: { ...secretWebhook(), type: 'message-node', text: 'a message' },
        },
        {
          id: 'x',
          type: 'some-plugin-node',
          data: { apiKey: canary(), text: canary(), to: [canary()] },
        },
        ...registry.definitions.map(({ type }, index) => ({
          id: `t${index}`,
          type,
          data: {
            apiKey: canary(),
            headers: [{ key: canary(), value: canary() }],
            // On a scale this is the upper end, which browsers draw.
            ...(type !== 'opinion-scale-choice' && { to: canary() }),
            options: [{ id: 'a', label: 'A', secret: canary() }],
          },
        })),
      ],
      edges: [{ id: 'e', source: 'w', target: 'h1', data: { secret: canary() }, label: canary() }],
    },
    { nodes: [{ id: 'second', data: { secret: canary() } }] },
  ],
})

test('no canary secret is in the published bot', () => {
  const json = JSON.stringify(projectBot('b', parseBot(bot())))
  expect(canaries).toBeGreaterThan(60)
  expect(json).not.toContain('canary')
})

test('nor is one of its sub-flows, wherever they lie', () => {
  const part = () => ({ ...bot(), inputs: ['a'], outputs: ['b'] })
  const json = JSON.stringify(
    projectBot(
      'b',
      parseBot({ ...bot(), subFlows: { one: { ...part(), subFlows: { two: part() } } } }),
    ),
  )
  expect(json).not.toContain('canary')
  expect(JSON.parse(json).subFlows.one).toMatchObject({
    inputs: ['a'],
    outputs: ['b'],
    subFlows: { two: { outputs: ['b'], elements: [{ nodes: expect.any(Array) }] } },
  })
})

test('what a browser needs is kept, under the resolved type', () => {
  const { elements, ...rest } = projectBot('b', parseBot(bot()))
  const [{ nodes, edges }] = elements
  expect(rest).toEqual({
    id: 'b',
    name: 'Public name',
    version: '',
    logo: '/logo.svg',
    customizations: { botMsgColor: '#123456', disabledUrls: ['/a'] },
  })
  const byId = new Map(nodes.map(node => [node.id, node]))
  expect(byId.get('h1')).toEqual({
    id: 'h1',
    type: 'webhook',
    data: {
      answerVariable: 'order',
      waitForResponse: false,
      showResponse: true,
      responseMapping: [],
    },
  })
  expect(byId.get('h2')?.type).toBe('webhook')
  expect(byId.get('h3')).toEqual({ id: 'h3', type: 'message', data: { text: 'a message' } })
  expect(byId.get('x')).toEqual({ id: 'x', type: 'some-plugin-node', data: {} })
  expect(edges).toEqual([{ id: 'e', source: 'w', target: 'h1' }])
})

test('the published bot loads again and plays the same flow', () => {
  const published = projectBot('b', parseBot(bot()))
  const again = parseBot(published).flow
  expect([...again.nodes.values()].map(({ type }) => type)).toEqual(
    published.elements[0].nodes.map(({ type }) => type),
  )
  expect(again.start).toBe('w')
})

test('of the looks’ translations a browser gets what people read, and nothing else', () => {
  const customizations = {
    tagline: 'Wir backen',
    logoText: ' ',
    customBrand: 7,
    headerBgColor: 'red',
    x: 'y',
  }
  const { translations } = projectBot(
    'b',
    parseBot({
      nodes: [{ id: 'w', type: 'welcome', data: {} }],
      edges: [],
      translations: { de: { customizations } },
    }),
  )
  expect(translations).toEqual({ de: { customizations: { tagline: 'Wir backen' } } })
})

test('of translations only texts for people are published, and play as the owner wrote them', () => {
  const file = bot()
  const node = file.elements[0]?.nodes[0]
  const hostile = {
    text: 'Hallo',
    apiKey: canary(),
    image: canary(),
    'options.0.label': canary(),
    [canary()]: 'x',
    __proto__: { text: canary() },
    disableImage: canary(),
  }
  const translations = {
    de_AT: {
      w: hostile,
      h1: { url: canary(), text: canary(), headers: { text: canary() } },
      [canary()]: { text: 'x' },
    },
    'no language': { w: { text: canary() } },
    fr: { x: { text: canary() }, w: canary() },
    [canary()]: {},
    it: { t1: JSON.parse(`{ "__proto__": "${canary()}", "constructor": "${canary()}" }`) },
  }
  const published = projectBot('b', parseBot({ ...file, translations }))
  expect(node?.id).toBe('w')
  expect(published.translations).toEqual({ 'de-AT': { w: { text: 'Hallo' } } })
  expect(JSON.stringify(published)).not.toContain('canary')
  expect(JSON.stringify(projectBot('b', parseBot(published)))).toBe(JSON.stringify(published))
})

test('translated options are published under their ids, and under no others', () => {
  const options = [{ id: 'a.b', optionText: 'Nuts' }, { optionText: 'Milk' }]
  const nodes = [
    { id: 'c', type: 'n-check-options', data: { checkOptionsPrompt: 'Extras?', options } },
  ]
  const c = {
    checkOptionsPrompt: 'Extras ?',
    'options.a.b.optionText': 'Noix',
    'options.1.optionText': 'Lait',
    [`options.${canary()}.optionText`]: 'x',
    'options.1.id': canary(),
  }
  const { translations } = projectBot(
    'b',
    parseBot({ nodes, edges: [], translations: { fr: { c } } }),
  )
  expect(translations).toEqual({
    fr: {
      c: {
        checkOptionsPrompt: 'Extras ?',
        'options.a.b.optionText': 'Noix',
        'options.1.optionText': 'Lait',
      },
    },
  })
})

test('browsers are told which variables their page sets', () => {
  const nodes = [{ id: 'w', type: 'welcome', data: {} }]
  expect(projectBot('b', parseBot({ nodes, variables: ['customer'] })).variables).toEqual([
    'customer',
  ])
  expect(projectBot('b', parseBot({ nodes }))).not.toHaveProperty('variables')
})

test('a webhook says which of the flow’s names it sends, and neither keys nor texts', () => {
  const webhook = {
    url: 'https://shop.example/{who}',
    headers: { 'x-key': 'abc{secret}def' },
    body: { where: '{place.city}', page: '{fromThePage}' },
  }
  const nodes = [
    { id: 'who', type: 'ask-custom-question', data: { answerVariable: 'who' } },
    { id: 'place', type: 'ask-custom-question', data: { answerVariable: 'place' } },
    { id: 'some', type: 'webhook', data: webhook },
    { id: 'all', type: 'webhook', data: { ...webhook, includeAnswerVariables: true } },
    { id: 'none', type: 'message', data: { text: '{who}', url: 'https://shop.example/{who}' } },
  ]
  const edges = nodes
    .slice(1)
    .map(({ id }, index) => ({ source: nodes[index]?.id ?? '', target: id }))
  const published = projectBot('b', parseBot({ nodes, edges }))
  const inputs = published.elements[0].nodes.map(({ id, data }) => [id, Object(data).inputs])
  expect(inputs).toEqual([
    ['who', undefined],
    ['place', undefined],
    ['some', ['who', 'place.city']],
    ['all', undefined],
    ['none', undefined],
  ])
  expect(JSON.stringify(published)).not.toMatch(/secret|fromThePage|abc/)
})

test('browsers are told when the chat opens and what it takes from the address, as it is read', () => {
  const given = {
    triggers: [{ on: 'time', seconds: '5', pages: ['/a'], note: canary() }],
    prefill: ['plan'],
    prefillMessage: 'question',
  }
  const published = projectBot('shop', parseBot({ ...given, nodes: [{ id: 'a' }], edges: [] }))
  expect(published).toMatchObject({
    triggers: [{ on: 'time', seconds: 5, percent: 50, pages: ['/a'], once: 'visit' }],
    prefill: ['plan'],
    prefillMessage: 'question',
  })
  expect(JSON.stringify(published)).not.toContain('canary')
})

test('a browser is told which analytics of its page the owner has chosen, and nothing beside', () => {
  const told = (analytics: unknown) =>
    projectBot(
      'b',
      parseBot({
        settings: { analytics },
        nodes: [{ id: 'w', type: 'welcome-node', data: {} }],
        edges: [],
      }),
    ).analytics
  const chosen = { tools: ['ga4', 'plausible'], events: { start: 'Chat', open: '' } }
  expect(told({ ...chosen, key: canary() })).toEqual(chosen)
  for (const nothing of [undefined, {}, { tools: [] }, { tools: ['mine'] }, 'ga4'])
    expect(told(nothing)).toBeUndefined()
})
