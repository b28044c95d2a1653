import { expect, test } from 'vitest'
import { lintBot } from '../../lint/lint-bot.js'
import { importTypebot } from './import-typebot.js'
import { bubble, playLoaded, typebotOf } from './typebots.fixture.js'

// Blocks that have a step of ours made for them.

/** The steps that a block becomes, without their ids and places; and the words of what it loses. */
function become(block: object, rest: object = {}) {
  const { bot, report } = importTypebot(typebotOf([block], rest))
  expect(lintBot(bot).filter(({ severity }) => severity === 'error')).toEqual([])
  const steps = nodesOf(bot).filter(({ id }) => id.startsWith('b1'))
  return {
    bot,
    steps,
    told: [...report.loss, ...report.none].map(({ reason }) => reason).join(' '),
  }
}

interface Node {
  readonly id: string
  readonly type: string
  readonly data: unknown
}

function nodesOf(bot: Readonly<Record<string, unknown>>): readonly Node[] {
  const [{ nodes = [] } = {}] = bot.elements as readonly { readonly nodes?: readonly Node[] }[]
  return nodes
}

test.each([
  [
    { url: 'https://a.example/map', height: 300 },
    { address: 'https://a.example/map', height: 300 },
    /^$/,
  ],
  [{ url: 'https://a.example/map' }, { height: 400, showAtOnce: true }, /^$/],
  [{ url: 'https://a.example/map', height: 2000 }, { height: 640 }, /640 pixels high, not 2000/],
  [{ url: 'http://a.example/map' }, {}, /https/],
  [{ url: 'https://a.example', waitForEvent: { isEnabled: true } }, {}, /does not wait/],
])('an embed of %j is a page in the chat', (content, data, told) => {
  const made = become({ type: 'embed', content })
  expect(made.steps).toMatchObject([{ type: 'embed', data }])
  expect(made.told).toMatch(told)
})

test('a question for a time is one', () => {
  const { steps, told } = become({ type: 'time input', options: { variableId: 'vAge' } })
  expect(steps).toMatchObject([{ type: 'ask-time', data: { answerVariable: 'Age' } }])
  expect(told).toBe('')
  expect(become({ type: 'time input', options: { format: 'h a' } }).told).toMatch(/not as h a/)
})

test('a payment is a link to a page whose address is still to be entered, and says so', () => {
  const { steps, told } = become({
    type: 'payment input',
    options: { amount: '20', currency: 'USD' },
  })
  expect(steps).toMatchObject([{ type: 'payment-link', data: { amount: '20 USD' } }])
  expect(told).toMatch(/enter the address/)
})

test('a QR code is shown, and what is not kept is told', () => {
  const options = { data: 'https://a.example/{{Name}}', saveUrlInVariableId: 'vList' }
  const { steps, told } = become({ type: 'qr-code', options })
  expect(steps).toMatchObject([{ type: 'qr', data: { content: 'https://a.example/{Name}' } }])
  expect(told).toMatch(/nothing is kept in \{List\}/)
  expect(become({ type: 'qr-code' }).told).toMatch(/nothing of what the code holds/)
})

test('cards are cards: a choice goes its own way, and the title is kept', async () => {
  const cards = {
    type: 'cards',
    items: [
      {
        id: 'i1',
        title: 'Bern',
        description: 'Old',
        imageUrl: 'https://a.example/b.png',
        paths: [{ id: 'p1', text: 'Go' }],
      },
      { id: 'i2', title: 'Basel', paths: [{ id: 'p2', text: 'Go', outgoingEdgeId: 'w' }] },
    ],
    options: { saveResponseMapping: [{ field: 'Title', variableId: 'vName' }] },
  }
  const edges = [
    { id: 'edge0', from: { eventId: 'e0' }, to: { groupId: 'g1' } },
    {
      id: 'w',
      from: { blockId: 'b1', itemId: 'i2', pathId: 'p2' },
      to: { groupId: 'g1', blockId: 'b3' },
    },
  ]
  const { bot, report } = importTypebot(
    typebotOf([cards, bubble('Next'), bubble('End {{Name}}')], { edges }),
  )
  expect(report).toMatchObject({ blocks: 3, exact: 3 })
  const { transcript } = await playLoaded(bot, { answers: ['Basel'] })
  expect(transcript.map(({ message }) => message)).toEqual(expect.arrayContaining(['End Basel']))
  expect(transcript.map(({ message }) => message)).not.toContain('Next')
})

test('a card with several buttons is there once for each, and that is told', () => {
  const items = [
    {
      id: 'i1',
      title: 'Bern',
      paths: [
        { id: 'p1', text: 'Go' },
        { id: 'p2', text: 'More' },
      ],
    },
  ]
  const { steps, told } = become({ type: 'cards', items })
  expect(steps).toMatchObject([
    {
      data: {
        cards: [
          { title: 'Bern', buttonText: 'Go' },
          { title: 'Bern', buttonText: 'More' },
        ],
      },
    },
  ])
  expect(told).toMatch(/once for each/)
})

test.each([
  ['Now', { source: 'timestamp' }, /^$/],
  ['Today', { source: 'today' }, /^$/],
  ['Random ID', { source: 'random-id' }, /^$/],
  ['Device type', { source: 'device' }, /phone/],
  ['Moment of the day', { source: 'part-of-day' }, /17/],
])('%s is a value that nobody writes', (type, data, told) => {
  const made = become({ type: 'Set variable', options: { variableId: 'vName', type } })
  expect(made.steps).toMatchObject([{ type: 'variable', data: { name: 'Name', ...data } }])
  expect(made.told).toMatch(told)
})

test.each([
  ['Tomorrow', 'Friday, November 6, 2026'],
  ['Yesterday', 'Wednesday, November 4, 2026'],
])('%s is reckoned from the day that it is', async (type, day) => {
  const set = { type: 'Set variable', options: { variableId: 'vName', type, timeZone: 'UTC' } }
  const { bot, report } = importTypebot(typebotOf([set, bubble('It is {{Name}}.')]))
  expect(report.exact).toBe(2)
  const { transcript } = await playLoaded(bot, { now: Date.UTC(2026, 10, 5, 12) })
  expect(transcript.map(({ message }) => message)).toContain(`It is ${day}.`)
})

test.each([
  ['Pop', 'c', 'a, b'],
  ['Shift', 'a', 'b, c'],
])('%s takes an entry out of a list', async (type, taken, left) => {
  const append = (item: string) => ({
    type: 'Set variable',
    options: { variableId: 'vList', type: 'Append value(s)', item },
  })
  const options = { variableId: 'vList', type, saveItemInVariableId: 'vName' }
  const blocks = [
    ...['a', 'b', 'c'].map(append),
    { type: 'Set variable', options },
    bubble('{{Name}} of {{List}}'),
  ]
  const { bot, report } = importTypebot(typebotOf(blocks))
  expect(report).toMatchObject({
    exact: 4,
    loss: [{ reason: expect.stringMatching(/several times/) }],
  })
  const { transcript } = await playLoaded(bot)
  expect(transcript.map(({ message }) => message)).toContain(`${taken} of ${left}`)
})
