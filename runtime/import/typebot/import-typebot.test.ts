import { readdirSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { brokenJson } from '../../../tests/arbitraries/broken-json.js'
import { cases } from '../../../tests/arbitraries/cases.js'
import { lintBot } from '../../lint/lint-bot.js'
import { ImportError } from '../import-error.js'
import type { Imported } from '../report.js'
import { importTypebot } from './import-typebot.js'
import { bubble, playLoaded, typebotOf } from './typebots.fixture.js'

const folder = new URL('fixtures/', import.meta.url)

/** Files as Typebot exports them, by their names. */
const typebotFiles = readdirSync(folder).map(
  name => [name.replace('.json', ''), readFileSync(new URL(name, folder), 'utf8')] as const,
)

/** What holds of every import: each block is counted once, and lint finds no error. */
function expectWhole({ bot, report }: Imported): void {
  expect(report.exact + report.loss.length + report.none.length).toBe(report.blocks)
  for (const { reason } of [...report.loss, ...report.none]) expect(reason).toMatch(/\S/)
  expect(lintBot(bot).filter(({ severity }) => severity === 'error')).toEqual([])
}

test.each(typebotFiles)('takes %s in whole', (_, text) => {
  expectWhole(importTypebot(text))
})

test.each(typebotFiles)('tells each loss of %s at a step of the bot', (_, text) => {
  const { bot, report } = importTypebot(text)
  const told = lintBot(bot).filter(({ rule }) => rule === 'imported-with-loss')
  expect(told).toHaveLength(report.loss.length + report.none.length)
})

test.each(['travel-agency', 'hiring'])(
  'nine of ten blocks of %s, a bot as people draw them, are exact',
  name => {
    const [, text = ''] = typebotFiles.find(([file]) => file === name) ?? []
    const { report } = importTypebot(text)
    expect(report.blocks).toBeGreaterThan(40)
    expect(report.exact / report.blocks, JSON.stringify(report, null, 1)).toBeGreaterThanOrEqual(
      0.9,
    )
  },
)

const placed = v.object({
  elements: v.tuple([
    v.object({ nodes: v.array(v.object({ position: v.object({ y: v.number() }) })) }),
  ]),
})

test('a step whose exits lead nowhere yet keeps the room that they take', () => {
  const webhook = {
    type: 'Webhook',
    options: { webhook: { url: 'https://bakery.example', method: 'GET' } },
  }
  const heights = [bubble('Hello'), webhook].map(block => {
    const { bot } = importTypebot(typebotOf([block, bubble('On')]))
    const [, first, next] = v.parse(placed, bot).elements[0].nodes
    return (next?.position.y ?? 0) - (first?.position.y ?? 0)
  })
  // Where the call fails is a second exit.
  expect(heights[1]).toBe((heights[0] ?? 0) + 28)
})

test('takes in whatever becomes of a file, or says why not', () => {
  const files = typebotFiles.map(([, text]): unknown => JSON.parse(text))
  fc.assert(
    fc.property(fc.constantFrom(...files).chain(brokenJson), file => {
      const imported = orRefusal(file)
      if (imported) expectWhole(imported)
    }),
    { numRuns: cases(1500) },
  )
})

function orRefusal(file: unknown): Imported | undefined {
  try {
    return importTypebot(JSON.stringify(file))
  } catch (error) {
    expect(error).toBeInstanceOf(ImportError)
    return undefined
  }
}

test.each([
  ['no JSON', '{ "groups": [', /not valid JSON: line 1, column 14/],
  ['nothing', 'null', /nothing/],
  ['a text', '"groups"', /text/],
  ['an empty list', '[]', /nothing/],
  ['no groups', '{ "version": "6" }', /groups is missing/],
  ['groups that are no list', '{ "version": "6", "groups": {} }', /groups must be a list/],
  ['version 5', '{ "version": "5", "groups": [] }', /version "5"/],
  [
    'version 7',
    '{ "version": "7", "groups": [] }',
    /version "7" are not read, only those of 4, 6, 6\.1/,
  ],
  ['a version that is no text', '{ "version": {}, "groups": [] }', /version that is no text/],
])('refuses %s by name', (_, text, message) => {
  expect(() => importTypebot(text)).toThrow(ImportError)
  expect(() => importTypebot(text)).toThrow(message)
})

test.each([[undefined], ['4'], [4], ['6'], [6], ['6.1'], [6.1]])('reads version %j', version => {
  const { report } = importTypebot(typebotOf([bubble('Hello')], { version }))
  expect(report).toMatchObject({ blocks: 1, exact: 1 })
})

test('is played as it was drawn: what comes first is said first', async () => {
  const { bot } = importTypebot(typebotOf([bubble('One'), bubble('Two')]))
  const { transcript, problems } = await playLoaded(bot)
  expect(transcript.map(({ message }) => message)).toEqual(['One', 'Two'])
  expect(problems).toEqual([])
})

test('a person’s text that looks like markup or a placeholder is said as it was typed', async () => {
  const { bot } = importTypebot(typebotOf([bubble('Use <b> & {Name}, {email}, &lt; or {{ too')]))
  const { transcript } = await playLoaded(bot, {
    variables: { Name: 'Ann', email: 'ann@x.example' },
  })
  // Entities are what HTML shows as the letters that were typed.
  expect(transcript).toMatchObject([
    { message: 'Use &lt;b&gt; & &#123;Name}, &#123;email}, &amp;lt; or {{ too' },
  ])
})

test('a block of a type that nobody knows is told, and the way goes through it', async () => {
  const { bot, report } = importTypebot(
    typebotOf([bubble('One'), { type: 'hologram' }, bubble('Two')]),
  )
  expect(report).toMatchObject({ blocks: 3, exact: 2, none: [{ blockId: 'b2', type: 'hologram' }] })
  const { transcript } = await playLoaded(bot)
  expect(transcript.map(({ message }) => message).filter(Boolean)).toEqual(['One', 'Two'])
})

test('blocks of one id are all there', () => {
  const { bot, report } = importTypebot(
    typebotOf([bubble('A'), bubble('B')].map(each => ({ ...each, id: 'same' }))),
  )
  expect(report).toMatchObject({ blocks: 2, exact: 2 })
  expect(JSON.stringify(bot)).toMatch(/"A".*"B"/)
})

test('takes in a file of some thousand blocks, and texts that are nested without end', () => {
  let deep: object = { text: 'deep' }
  for (let level = 0; level < 3000; level++) deep = { type: 'p', children: [deep] }
  const many = Array.from({ length: 2000 }, (_, index) => bubble(`Line ${index}`))
  const { report } = importTypebot(
    typebotOf([...many, { type: 'text', content: { richText: [deep] } }]),
  )
  expect(report).toMatchObject({ blocks: 2001, exact: 2000, loss: [{ blockId: 'b2001' }] })
})

test('takes in texts that begin something again and again and never end it', () => {
  const again = (text: string) => text.repeat(20_000)
  const webhook = { url: 'https://bakery.example', body: again('[{{') }
  const { report } = importTypebot(
    typebotOf([
      bubble(again('{{=')),
      { type: 'text', content: { html: again('<a "') } },
      {
        type: 'Set variable',
        options: { variableId: 'vName', expressionToEvaluate: again('({{Age}}+') },
      },
      { type: 'Webhook', options: { isCustomBody: true, webhook } },
    ]),
  )
  expect(report).toMatchObject({ blocks: 4, loss: [{ blockId: 'b4' }] })
})

const textsOf = ({ bot }: Imported) =>
  (bot.elements as readonly { nodes: readonly { type: string; data: { text?: unknown } }[] }[])
    .flatMap(({ nodes }) => nodes)
    .filter(({ type }) => type === 'message')
    .map(({ data }) => data.text)

test.each<[string, unknown, string]>([
  ['a text alone', 'Hello!', 'Hello!'],
  ['a block of its own', { type: 'text', content: 'Hi' }, 'Hi'],
  ['Markdown', { markdown: 'Hi' }, 'Hi'],
])('words that stand as %s are read', (_, content, said) => {
  const imported = importTypebot(typebotOf([{ type: 'text', content }]))
  expect(textsOf(imported)).toEqual([said])
  expect(imported.report).toMatchObject({ blocks: 1, exact: 1 })
})

test.each([undefined, {}, { paragraphs: ['Hi'] }, { richText: [] }])(
  'a text in which no words are found, as in %j, is no exact one',
  content => {
    const { report } = importTypebot(typebotOf([{ type: 'text', content }]))
    expect(report).toMatchObject({ blocks: 1, exact: 0, loss: [{ type: 'text' }] })
  },
)

test('a key that is not known is told', () => {
  const { report } = importTypebot(typebotOf([{ ...bubble('Hi'), mood: 'good' }]))
  expect(report.loss).toMatchObject([{ reason: expect.stringContaining('“mood”') }])
})

test('a start block behind the event that starts is passed, and a published bot is read', () => {
  const file = {
    version: '6',
    id: 't',
    name: 'Shop',
    variables: [],
    theme: {},
    settings: {},
    events: [{ id: 'e', type: 'start', outgoingEdgeId: 'one' }],
    groups: [
      { id: 'g0', title: 'Start', blocks: [{ id: 's', type: 'start', outgoingEdgeId: 'two' }] },
      { id: 'g1', title: 'Hello', blocks: [{ id: 'b', ...bubble('Hi') }] },
    ],
    edges: [
      { id: 'one', from: { eventId: 'e' }, to: { groupId: 'g0' } },
      { id: 'two', from: { blockId: 's' }, to: { groupId: 'g1' } },
    ],
  }
  for (const given of [file, { publishedTypebot: file }]) {
    const { bot, report } = importTypebot(given)
    expect(report.besides.filter(({ part }) => part === 'start')).toEqual([])
    expect(JSON.stringify(bot.elements)).toContain('"source":"start","target":"b"')
  }
})
