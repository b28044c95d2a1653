import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { breadSvg } from './bots.js'
import { Chat } from './chat.js'
import { closeChromium } from './chromium.js'
import { openSite, pageWith, type Site } from './site.js'
import { type Visit, visit } from './visit.js'

const order = {
  id: 'order',
  nodes: [
    { id: 'w', type: 'welcome', data: { text: 'A {crm.tier} guest, {unset}and {fantasy}' } },
    { id: 'score', type: 'variable', data: { name: 'score', value: '20', isNumber: true } },
    {
      id: 'loaf',
      type: 'n-choices',
      data: {
        choicePrompt: 'Which loaf?',
        optionsFrom: '{crm.loaves}',
        choices: [{ id: 'other', choiceText: 'Other than {crm.loaves[0].label}' }],
        answerVariable: 'loaf',
      },
    },
    {
      id: 'picture',
      type: 'image',
      data: { image: '/{crm.picture}.svg', alt: 'A loaf of {loaf}' },
    },
    {
      id: 'sum',
      type: 'math-operation',
      data: { leftValue: '4.80', operator: '*', rightValue: '3', answerVariable: 'total' },
    },
    { id: 'told', type: 'message', data: { text: '{loaf}: {total}, score {score}' } },
    {
      id: 'again',
      type: 'yes-or-no-choice',
      data: {
        questionText: 'Play again?',
        options: [{ id: 'yes', label: 'Again, {score} points' }],
      },
    },
    { id: 'reset', type: 'variable', data: { name: 'score', value: '0', isNumber: true } },
    { id: 'end', type: 'message', data: { text: 'Score: {score}' } },
    {
      id: 'never',
      type: 'ask-custom-question',
      data: { questionText: '?', answerVariable: 'unset' },
    },
  ],
  edges: ['w', 'score', 'loaf', 'picture', 'sum', 'told', 'again', 'reset', 'end']
    .map((source, index, all) => ({ source, target: all[index + 1] ?? 'never' }))
    .map(edge => (edge.source === 'again' ? { ...edge, sourceHandle: 'yes' } : edge)),
}

/** One step that decides, and what the visitor reads of it. */
const decide = (id: string, type: string, data: object) => ({
  nodes: [
    { id, type, data },
    { id: `${id}-yes`, type: 'message', data: { text: `${id}: it holds.` } },
    { id: `${id}-no`, type: 'message', data: { text: `${id}: it does not hold.` } },
  ],
  edges: [
    { source: id, sourceHandle: 'source-0', target: `${id}-yes` },
    { source: id, sourceHandle: 'source-1', target: `${id}-no` },
  ],
})

const decisions = [
  decide('Either', 'boolean-logic', {
    leftValue: '{nobody}',
    operator: 'OR',
    rightValue: '{no-one}',
  }),
  decide('Set', 'condition', { leftValue: '{crm}', operator: 'is set' }),
  decide('Word', 'condition', { leftValue: '"crm"', operator: 'starts with', rightValue: 'cr' }),
  decide('Listed', 'condition', {
    leftValue: '{crm.tier}',
    operator: 'is one of',
    rightValue: 'silver, gold',
  }),
  decide('Sooner', 'condition', {
    leftValue: '2026-03-09',
    operator: '<',
    rightValue: '2026-03-10T08:00Z',
  }),
  decide('Any', 'condition', {
    match: 'any',
    conditions: [
      { leftValue: '{crm.tier}', operator: 'is empty' },
      { leftValue: '{crm.loaves.length}', operator: '=', rightValue: '2', isNumber: true },
    ],
  }),
]

const deciding = {
  id: 'deciding',
  nodes: [
    { id: 'start', type: 'welcome', data: { text: 'Hi' } },
    ...decisions.flatMap(({ nodes }) => nodes),
  ],
  edges: [
    { source: 'start', target: 'Either' },
    ...decisions.flatMap(({ edges }) => edges),
    ...decisions.slice(1).flatMap(({ nodes: [next] }, index) =>
      (decisions[index]?.nodes.slice(1) ?? []).map(({ id }) => ({
        source: id,
        target: next?.id ?? '',
      })),
    ),
  ],
}

const page = pageWith('<script type="module" src="/values.js"></script>')
const script = `import { mount } from '/talkgraph.esm.js'
  const crm = { tier: 'gold', picture: 'rye', loaves: [{ id: 'r', label: 'Rye <b>' }, { id: 'o', label: '{score}' }] }
  window.chat = mount({ chatbotId: location.pathname === '/' ? 'order' : 'deciding', server: location.origin, typingDelay: 1, variables: { crm } })`

let site: Site
let current: Visit | undefined

beforeAll(async () => {
  site = await openSite({
    bots: { order, deciding },
    pages: {
      '/': page,
      '/deciding': page,
      '/values.js': { body: script },
      '/rye.svg': { body: breadSvg },
    },
  })
})
afterEach(() => current?.close())
afterAll(async () => {
  await site.close()
  await closeChromium()
})

it('plays a bot whose labels, addresses and lists come from values', async () => {
  current = await visit(`${site.origin}/`)
  const chat = new Chat(current.page)
  await chat.launcher.click()
  await chat.hears('A gold guest, and {fantasy}')
  await chat.option('{score}').waitFor()
  await chat.option('Other than Rye <b>').waitFor()
  await chat.option('Rye <b>').first().click()
  await chat.hears('Rye <b>: 14.4, score 20')
  await chat.log.getByRole('img', { name: 'A loaf of Rye <b>' }).waitFor()
  expect(site.asked).toContain('/rye.svg')
  await chat.option('Again, 20 points').click()
  await chat.hears('Score: 0')
  expect(current.complaints).toEqual([])
})

it('decides by what is set, by words, lists, dates and several conditions', async () => {
  current = await visit(`${site.origin}/deciding`)
  const chat = new Chat(current.page)
  await chat.launcher.click()
  await chat.hears('Either: it does not hold.')
  for (const name of ['Set', 'Word', 'Listed', 'Sooner', 'Any'])
    await chat.hears(`${name}: it holds.`)
  expect(current.complaints).toEqual([])
})
