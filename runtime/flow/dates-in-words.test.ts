import { expect, test } from 'vitest'
import { registry } from '../nodes/index.js'
import { createFakeEnv, playBot, playNode } from '../testing/index.js'

const days = { calendarPrompt: 'When?', answerVariable: 'day', showPastDates: true }
const ask = { id: 'ask', type: 'calendar', data: days }
const say = (text: string) => ({ id: 'say', type: 'message', data: { text } })
type Node = { readonly id: string; readonly type: string; readonly data: object }

/** Asks for a day, and then does the rest. */
const play = (nodes: readonly Node[], answers: readonly string[] = []) => {
  const all: readonly Node[] = [ask, ...nodes]
  const edges = nodes.map((node, index) => ({ source: all[index]?.id, target: node.id }))
  return playBot(
    { nodes: all, edges },
    { answers: [{ date: '2026-03-12' }, ...answers], now: '2026-03-01T12:00:00Z' },
  )
}

test('a date reads as people write it, and is stored as it was given', async () => {
  const played = await play([
    say('See you on {day}, <a href="https://b.example/?d={day}">here</a>.'),
  ])
  expect(played).toMatchObject({
    transcript: [
      { by: 'bot', message: 'When?' },
      { by: 'user', message: '2026-03-12' },
      { by: 'bot', message: expect.stringMatching(/^See you on Thursday, March 12, 2026, /) },
    ],
    answers: { ask: '2026-03-12' },
    answerVariables: [{ nodeId: 'ask', key: 'day', value: '2026-03-12' }],
  })
})

test('what is drawn keeps the date in an address', () => {
  const message = registry.find('message')
  if (!message) throw new Error('There is no such type.')
  const env = createFakeEnv({ locale: 'de' })
  const data = { text: '<a href="https://b.example/?d={day}">{day}</a>' }
  const node = playNode(message, data, { env, variables: { day: '2026-03-12' } })
  return node.advance(700).then(() => {
    const said = node.emitted.find(event => event.type === 'node.say')
    expect(said?.type === 'node.say' && said.content).toMatchObject({
      html: '<a href="https://b.example/?d=2026-03-12">Donnerstag, 12. März 2026</a>',
    })
  })
})

test('a label shows the words, and conditions compare what is stored', async () => {
  const choice = {
    id: 'sure',
    type: 'n-choices',
    data: {
      choicePrompt: 'Sure?',
      answerVariable: 'sure',
      choices: [{ id: 'y', choiceText: '{day}' }],
    },
  }
  const before = {
    id: 'late',
    type: 'condition',
    data: { leftValue: '{sure}', operator: 'is after', rightValue: '2026-03-11' },
  }
  const played = await play([choice, before, say('Late')], ['Thursday, March 12, 2026'])
  expect(played).toMatchObject({
    answers: { sure: 'Thursday, March 12, 2026' },
    answerVariables: [{}, { key: 'sure', original: '2026-03-12' }],
    transcript: expect.arrayContaining([{ by: 'user', message: 'Thursday, March 12, 2026' }]),
    problems: [],
  })
})

test('a value that is made of a date holds what is stored', async () => {
  const variable = { id: 'v', type: 'variable', data: { name: 'note', value: 'On {day}' } }
  expect(await play([variable])).toMatchObject({ variables: { note: 'On 2026-03-12' } })
})
