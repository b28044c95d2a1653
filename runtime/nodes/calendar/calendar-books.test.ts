import * as v from 'valibot'
import { expect, test } from 'vitest'
import type { CallOutcome, StepCall } from '../../node/env.js'
import { createFakeEnv, playBot, playNode } from '../../testing/index.js'
import { calendar, calendarSchema } from './index.js'

// Wednesday, 11 March 2026, noon in UTC.
const now = Date.parse('2026-03-11T12:00:00Z')
const data = {
  calendarPrompt: 'When?',
  timeZone: 'Europe/Zurich',
  weeklyHours: [{ dayName: 'Thursday', slots: [{ start: '09:00', end: '11:00' }] }],
  booking: { minutes: 60, daysAhead: 7 },
  answerVariable: 'when',
}
const times = [
  { start: '2026-03-12T09:00:00+01:00', end: '2026-03-12T10:00:00+01:00' },
  { start: '2026-03-12T10:00:00+01:00', end: '2026-03-12T11:00:00+01:00' },
]
const ok = (body: Extract<CallOutcome, { ok: true }>['body']): CallOutcome => ({
  ok: true,
  status: 200,
  body,
})

/** Plays the step with what the server answers, one after the other. */
async function play(answers: readonly CallOutcome[], given: object = {}) {
  const left = [...answers]
  const base = createFakeEnv({ now, timeZone: 'Europe/London' })
  const { calls } = base
  const env = {
    ...base,
    call: async (call: StepCall) => {
      void base.call(call, { aborted: false, addEventListener: () => undefined })
      return left.shift() ?? { ok: false as const, code: 'CALL_FAILED' as const, message: 'none' }
    },
  }
  const node = playNode(calendar, { ...data, ...given }, { env })
  await node.advance(700)
  return { node, calls }
}

test('asks for the times that are free, and offers these days alone', async () => {
  const { node, calls } = await play([ok({ times })])
  expect(calls[0]).toMatchObject({
    step: 'booking',
    input: { ask: 'times', days: 8, timeZone: 'Europe/London' },
  })
  expect(node.said).toEqual(['When?'])
  expect(node.asked).toMatchObject({ kind: 'calendar', openDates: ['2026-03-12'] })
  node.answer('2026-03-12')
  expect(node.asked).toMatchObject({ slots: ['09:00 - 10:00', '10:00 - 11:00'] })
})

test('holds what is picked, books it, and keeps by which id it is known', async () => {
  const { node, calls } = await play([
    ok({ times }),
    ok({ holdId: 'h', until: '2026-03-11T12:10:00Z' }),
    ok({ bookingId: 'bkg_1' }),
  ])
  node.answer({ date: '2026-03-12', slot: '10:00 - 11:00' })
  await node.advance(400)
  expect(calls.map(({ input }) => input)).toMatchObject([
    { ask: 'times' },
    { ask: 'hold', start: '2026-03-12T10:00:00+01:00' },
    { ask: 'book', holdId: 'h' },
  ])
  expect(node.emitted.find(({ type }) => type === 'node.reply')).toMatchObject({
    message: '2026-03-12 10:00 - 11:00 (Europe/Zurich)',
    answer: {
      variable: 'when',
      detail: {
        date: '2026-03-12',
        timeSlotSelected: '10:00 - 11:00',
        timeZone: 'Europe/Zurich',
        bookingId: 'bkg_1',
      },
    },
  })
  expect(node.output).toEqual({ handle: null })
})

test('says that a time has just been taken, and offers what is free by now', async () => {
  const { node } = await play([
    ok({ times }),
    ok({ taken: true }),
    ok({ times: times.slice(1) }),
    ok({ holdId: 'h' }),
    ok({ bookingId: 'b' }),
  ])
  node.answer({ date: '2026-03-12', slot: '09:00 - 10:00' })
  await node.advance(700)
  expect(node.said.at(-1)).toBe('Sorry, this time has just been taken. Please choose another one.')
  expect(node.output).toBeNull()
  node.answer('2026-03-12')
  expect(node.asked).toMatchObject({ slots: ['10:00 - 11:00'] })
  node.answer('10:00 - 11:00')
  await node.advance(400)
  expect(node.output).toEqual({ handle: null })
})

test('where nothing is free it says so, and leaves by its exit for that', async () => {
  const { node } = await play([ok({ times: [] })])
  await node.advance(700)
  expect(node.said).toEqual(['Sorry, there are no free times at the moment.'])
  expect(node.output).toEqual({ handle: 'not-booked' })
})

test('what could not be booked is recorded without an id, told to both, and leaves by the same exit', async () => {
  const { node } = await play([ok({ times })])
  node.answer({ date: '2026-03-12', slot: '09:00 - 10:00' })
  await node.advance(700)
  expect(node.said.at(-1)).toBe('This time could not be booked. We will get back to you.')
  expect(node.emitted).toContainEqual(
    expect.objectContaining({ type: 'node.problem', message: 'A time could not be booked' }),
  )
  expect(node.emitted.find(({ type }) => type === 'node.reply')).not.toMatchObject({
    answer: { detail: { bookingId: expect.anything() } },
  })
  expect(node.output).toEqual({ handle: 'not-booked' })
})

test('whom the visitor picked before is asked for', async () => {
  const { calls } = await play([ok({ times })], {
    booking: { ...data.booking, resource: 'Anna', resources: ['Anna', { id: 'b', name: 'Ben' }] },
  })
  expect(calls[0]?.input).toMatchObject({ resource: 'Anna' })
})

test('without a server the hours say what is free, and every time is given', async () => {
  const bot = { nodes: [{ id: 'c', type: 'calendar', data }], edges: [] }
  const answers = [{ date: '2026-03-12', slot: '10:00 - 11:00' }]
  expect(await playBot(bot, { answers, now })).toMatchObject({
    ended: 'no-next-node',
    answers: { c: '2026-03-12 10:00 - 11:00' },
    problems: [],
  })
})

test.each([
  [undefined, false],
  [{}, false],
  [{ minutes: 30 }, true],
  [{ minutes: 30, isOn: false }, false],
  [{ isOn: true }, true],
  ['nonsense', false],
])('with booking %j it books: %j', (booking, isOn) => {
  expect(v.parse(calendarSchema, { booking })).toMatchObject({ booking: { isOn } })
})
