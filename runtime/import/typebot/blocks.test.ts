import { expect, test } from 'vitest'
import { findBlock } from './import-flow.js'
import { importTypebot } from './import-typebot.js'
import { bubble, playLoaded, typebotOf } from './typebots.fixture.js'

/** Plays blocks with these answers. */
async function play(
  blocks: readonly object[],
  answers: readonly unknown[] = [],
  rest: object = {},
) {
  const { bot, report } = importTypebot(typebotOf(blocks, rest))
  const { transcript, answerVariables, problems } = await playLoaded(bot, {
    answers: JSON.parse(JSON.stringify(answers)),
  })
  const said = transcript.filter(({ by }) => by === 'bot').map(({ message }) => message)
  const kept = Object.fromEntries(answerVariables.map(({ key, value }) => [key, value]))
  return { report, said, kept, problems }
}

const options = { variableId: 'vName' }

test.each([
  ['text input', {}, 'Ann', 'Ann'],
  ['number input', {}, '7', 7],
  ['email input', {}, 'ann@bakery.example', 'ann@bakery.example'],
  ['url input', {}, 'https://bakery.example', 'https://bakery.example'],
  ['phone number input', {}, '+41446681800', '+41446681800'],
  ['rating input', { length: 5, buttonType: 'Icons' }, 4, 4],
])('%s keeps what is answered', async (type, more, answer, value) => {
  const { report, kept } = await play(
    [{ type, options: { ...options, ...more } }, bubble('Thanks')],
    [answer],
  )
  expect(report).toMatchObject({ exact: 2 })
  expect(String(kept.Name)).toBe(String(value))
})

const branching = (blocks: readonly object[], from: object) => ({
  groups: [
    {
      id: 'g1',
      title: 'Welcome',
      blocks: blocks.map((block, index) => ({ id: `b${index + 1}`, ...block })),
    },
    { id: 'g2', title: 'Second', blocks: [{ id: 'c1', ...bubble('By its own way') }] },
  ],
  edges: [
    { id: 'edge0', from: { eventId: 'e0' }, to: { groupId: 'g1' } },
    { id: 'e1', from, to: { groupId: 'g2' } },
  ],
})

test.each([
  ['Apple & <pear> &#39;', 'By its own way'],
  ['Plum', 'By the common way'],
])('a choice keeps %j, and leads by the way of its option', async (picked, way) => {
  const items = [
    { id: 'i1', content: 'Apple & <pear> &#39;', outgoingEdgeId: 'e1' },
    { id: 'i2', content: 'Plum' },
  ]
  const blocks = [{ type: 'choice input', items, options }, bubble('By the common way')]
  const { report, said, kept } = await play(
    [],
    [picked],
    branching(blocks, { blockId: 'b1', itemId: 'i1' }),
  )
  expect(report).toMatchObject({ blocks: 3, exact: 3 })
  expect(said).toEqual([way])
  expect(kept.Name).toBe(picked)
})

test('a placeholder by one brace on a button is told', async () => {
  const items = [{ id: 'i1', content: 'I am {Name}' }]
  const { report } = await play([{ type: 'choice input', items, options }])
  expect(report.loss).toMatchObject([
    { reason: expect.stringMatching(/\{Name\} is a placeholder/) },
  ])
})

test('a variable is calculated in the order of the operations', async () => {
  const expressionToEvaluate = '({{Age}} + 2) * 3 - 4 / 2'
  const { report, said } = await play([
    { type: 'Set variable', options: { variableId: 'vAge', expressionToEvaluate: '5' } },
    { type: 'Set variable', options: { variableId: 'vAge', expressionToEvaluate } },
    bubble('It is {{Age}}'),
  ])
  expect(report).toMatchObject({ exact: 3 })
  expect(said).toEqual(['It is 19'])
})

test.each([
  ['yyyy-MM-dd', 0],
  ['dd/MM/yyyy', 1],
])('a date that is to be kept as %s has %i losses', (format, losses) => {
  const { report } = importTypebot(
    typebotOf([{ type: 'date input', options: { ...options, format } }]),
  )
  expect(report.loss).toHaveLength(losses)
})

test('JavaScript is told and not run', async () => {
  const expressionToEvaluate = 'return new Date().getFullYear()'
  const { report, said } = await play([
    { type: 'Set variable', options: { variableId: 'vAge', expressionToEvaluate, isCode: true } },
    { type: 'Code', options: { content: 'alert(1)' } },
    bubble('On'),
  ])
  expect(report.none.map(({ type }) => type)).toEqual(['Set variable', 'Code'])
  expect(said.filter(Boolean)).toEqual(['On'])
})

test.each([
  ['Equal to', 'Ann', true],
  ['Not equal', 'Ann', false],
  ['Contains', 'nn', true],
  ['Does not contain', 'nn', false],
  ['Starts with', 'A', true],
  ['Ends with', 'x', false],
  ['Is set', undefined, true],
  ['Is empty', undefined, false],
  ['Matches regex', '^A', true],
  ['Does not match regex', '^A', false],
])('a condition %s %j is %s for Ann', async (comparisonOperator, value, holds) => {
  const comparisons = [{ id: 'c', variableId: 'vName', comparisonOperator, value }]
  const condition = {
    type: 'Condition',
    items: [{ id: 'i1', outgoingEdgeId: 'e1', content: { comparisons } }],
  }
  const blocks = [
    { type: 'Set variable', options: { variableId: 'vName', expressionToEvaluate: 'Ann' } },
    condition,
    bubble('No'),
  ]
  const { report, said } = await play([], [], branching(blocks, { blockId: 'b2', itemId: 'i1' }))
  expect(report).toMatchObject({ exact: 4 })
  expect(said).toEqual([holds ? 'By its own way' : 'No'])
})

// Every type that Typebot’s files may hold, by its own list.
const types = [
  'text',
  'image',
  'video',
  'embed',
  'audio',
  'text input',
  'number input',
  'email input',
  'url input',
  'date input',
  'time input',
  'phone number input',
  'choice input',
  'picture choice input',
  'payment input',
  'rating input',
  'file input',
  'cards',
  'Redirect',
  'Set variable',
  'Condition',
  'Code',
  'Typebot link',
  'Wait',
  'Jump',
  'AB test',
  'webhook',
  'Return',
  'Google Sheets',
  'Google Analytics',
  'Webhook',
  'Email',
  'Zapier',
  'Make.com',
  'Pabbly',
  'Chatwoot',
  'Pixel',
  'OpenAI',
  'openai',
  'zemantic-ai',
  'cal-com',
  'chat-node',
  'qr-code',
  'dify-ai',
  'mistral',
  'elevenlabs',
  'anthropic',
  'together-ai',
  'open-router',
  'nocodb',
  'segment',
  'groq',
  'zendesk',
  'posthog',
  'perplexity',
  'deepseek',
  'blink',
  'gmail',
]

test.each(types)('knows %s, and takes it in without any option', type => {
  expect(findBlock(type)).toBeDefined()
  const { report } = importTypebot(typebotOf([{ type }, bubble('On')]))
  expect(report.exact + report.loss.length + report.none.length).toBe(2)
})

test.each<[string, object, string]>([
  [
    'in the options',
    {
      type: 'choice input',
      items: [{ id: 'i1', content: 'Apple' }],
      options: { isSearchable: true },
    },
    'options.isSearchable',
  ],
  [
    'of an item',
    { type: 'choice input', items: [{ id: 'i1', content: 'Apple', colour: 'red' }] },
    'items.colour',
  ],
  [
    'far inside',
    {
      type: 'Webhook',
      options: { webhook: { url: 'https://shop.example', retries: { most: 3 } } },
    },
    'options.webhook.retries',
  ],
  [
    'in the content',
    { type: 'video', content: { url: 'https://a.example/f.mp4', muted: true } },
    'content.muted',
  ],
  [
    'of the block',
    { type: 'Wait', options: { secondsToWaitFor: '1' }, skippable: 'yes' },
    'skippable',
  ],
])('a key %s that nobody here knows is told with its path', (_, block, key) => {
  const [told] = importTypebot(typebotOf([block, bubble('On')])).report.loss
  expect(told?.reason).toContain(`“${key}” is not known here, and is left out.`)
})

test.each<[string, object]>([
  [
    'words',
    {
      type: 'date input',
      options: { ...options, labels: { button: 'Send', from: 'From:', to: 'To:' } },
    },
  ],
  [
    'switches',
    {
      type: 'text input',
      options: { ...options, isLong: true, audioClip: { isEnabled: false, visibility: 'Auto' } },
    },
  ],
  [
    'empty parts',
    {
      type: 'rating input',
      options: { ...options, length: 5, buttonType: 'Icons', customIcon: {}, reach: { far: [] } },
    },
  ],
])('%s that Typebot writes by itself are no loss', (_, block) => {
  expect(importTypebot(typebotOf([block])).report).toMatchObject({ exact: 1, loss: [] })
})

test('a card that is shown under a condition is told', () => {
  const items = [{ id: 'i1', title: 'Plum', options: { displayCondition: { isEnabled: true } } }]
  const { report } = importTypebot(typebotOf([{ type: 'cards', items }, bubble('On')]))
  expect(report.loss[0]?.reason).toContain('“Plum” is always offered')
})
