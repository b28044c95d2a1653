import { expect, test } from 'vitest'
import { createFakeEnv, playNode } from '../../testing/index.js'
import { askTime } from './index.js'

const data = {
  questionText: 'When, {name}?',
  answerVariable: 'at',
  min: '09:00',
  max: '17:00',
  step: 15,
}

async function ask(more: object = {}, options: Parameters<typeof playNode>[2] = {}) {
  const node = playNode(askTime, { ...data, ...more }, options)
  await node.advance(700)
  return node
}

test('asks after the typing pause, with its limits and its step in minutes', async () => {
  const node = await ask({}, { variables: { name: 'Ann' } })
  expect(node.said).toEqual(['When, Ann?'])
  expect(node.asked).toEqual({ kind: 'time', min: '09:00', max: '17:00', step: 15 })
})

test.each([
  [
    { min: '{opens}', max: '5 pm' },
    { min: '08:30', max: '17:00', step: 15 },
  ],
  [
    { min: 'soon', max: '', step: 0 },
    { min: '', max: '', step: 1 },
  ],
  [
    { min: '', max: '', step: 7.9 },
    { min: '', max: '', step: 7 },
  ],
])('%j asks for %j', async (more, asked) => {
  const node = await ask(more, { variables: { opens: '8:30' } })
  expect(node.asked).toEqual({ kind: 'time', ...asked })
})

test.each([
  ['09:15', '09:15'],
  ['9.30', '09:30'],
  ['4 pm', '16:00'],
  ['4', '16:00'],
  ['12', '12:00'],
  ['４：３０', '16:30'],
  ['١٦:٣٠', '16:30'],
  ['\u200f10:15', '10:15'],
  [10, '10:00'],
])('takes %j and keeps %s', async (answer, time) => {
  const node = await ask()
  node.answer(answer)
  expect(node.emitted.at(-1)).toMatchObject({
    type: 'node.reply',
    message: time,
    answer: { value: time, variable: 'at' },
    picked: [time],
  })
  await node.advance(500)
  expect(node.output).toEqual({ handle: null })
})

test('shows the answer as the visitor’s language writes it', async () => {
  for (const [locale, shown] of [
    ['en', /^4:30\sPM$/],
    ['de', /^16:30$/],
  ] as const) {
    const node = await ask({}, { env: createFakeEnv({ locale }) })
    node.answer('16:30')
    expect(node.emitted.at(-1)).toMatchObject({
      message: '16:30',
      shown: expect.stringMatching(shown),
    })
  }
})

test.each(['08:45', '17:15', '09:10', '3 am', 'soon'])(
  'refuses %j, says between which times it is, and asks again',
  async answer => {
    const node = await ask()
    node.answer(answer)
    await node.advance(700)
    expect(node.said.at(-1)).toMatch(/^Please enter a time from 9:00\sAM to 5:00\sPM$/)
    expect(node.asked).toMatchObject({ kind: 'time' })
    expect(node.output).toBeNull()
  },
)

test('without limits it says what is wrong in general, or in the bot’s own words', async () => {
  const any = { min: '', max: '', step: 1 }
  for (const [more, said] of [
    [any, expect.stringMatching(/^Please enter a valid time \(for example 5:30\sPM\)$/)],
    [{ ...any, incorrectTimeResponse: 'Hm?' }, 'Hm?'],
  ] as const) {
    const node = await ask(more)
    node.answer('25:00')
    await node.advance(700)
    expect(node.said.at(-1)).toEqual(said)
  }
})

test('times may go through midnight', async () => {
  const node = await ask({ min: '22:00', max: '02:00', step: 30 })
  node.answer('01:30')
  expect(node.emitted.at(-1)).toMatchObject({ message: '01:30' })
})

test.each([{ date: '17:00' }, null, '', ' '])(
  '%j is no answer, and it asks again without a word',
  async answer => {
    const node = await ask()
    node.answer(answer)
    await node.advance(2000)
    expect(node.said).toHaveLength(1)
    expect(node.asked).toMatchObject({ kind: 'time' })
  },
)
