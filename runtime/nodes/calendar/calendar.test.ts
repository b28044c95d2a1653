import { expect, test } from 'vitest'
import type { AnswerInput } from '../../node/prompt.js'
import { createFakeEnv, playBot, playNode } from '../../testing/index.js'
import { calendar } from './index.js'

// 2026-03-11 is a Wednesday.
const now = Date.parse('2026-03-11T12:00:00Z')
const morning = { start: '09:00', end: '10:00' }
const evening = { start: ' 17:00', end: '18:30 ' }
const data = { calendarPrompt: 'Which day, {name}?', answerVariable: 'day' }
const timed = {
  ...data,
  showTimeSelection: true,
  weeklyHours: [
    { dayName: 'Thursday', available: true, slots: [morning, evening, morning] },
    {
      dayName: 'fri',
      slots: [{ start: '08:00', end: '09:00' }, { start: 'noon', end: '13:00' }, {}],
    },
    { dayName: 'Monday', available: false, slots: [morning] },
    { dayName: 'Tuesday', available: true, slots: [] },
  ],
}

async function asked(own: object, env: Parameters<typeof createFakeEnv>[0] = {}) {
  const node = playNode(calendar, own, {
    env: createFakeEnv({ now, ...env }),
    variables: { name: 'Ann' },
  })
  await node.advance(700)
  return node
}

test('says its prompt after the typing pause, then asks', async () => {
  const node = await asked({ ...data, excludeDays: ['Sunday'], excludeDates: ['2026-04-03'] })
  expect(node.said).toEqual(['Which day, Ann?'])
  expect(node.asked).toEqual({
    kind: 'calendar',
    today: '2026-03-11',
    showPastDates: false,
    excludeDays: ['Sunday'],
    excludeDates: ['2026-04-03'],
    timeZone: null,
    date: null,
    slots: [],
  })
})

test.each<AnswerInput>([
  { date: '2026-03-12' },
  ' 2026-03-12 ',
  { date: '2026-03-12', slot: '09:00 - 10:00' },
])('without time selection records the date of %j, locks and leaves 400 ms later', async answer => {
  const node = await asked(data)
  node.answer(answer)
  node.answer({ date: '2026-03-13' })
  expect(node.emitted.at(-1)).toEqual({
    type: 'node.reply',
    message: '2026-03-12',
    shown: 'Thursday, March 12, 2026',
    answer: {
      value: '2026-03-12',
      variable: 'day',
      detail: { date: '2026-03-12', timeSlotSelected: null },
    },
    picked: ['2026-03-12'],
  })
  await node.advance(399)
  expect(node.output).toBeNull()
  await node.advance(1)
  expect(node.output).toEqual({ handle: null })
})

test('asks for a slot of the date, records both, locks and leaves 400 ms later', async () => {
  const node = await asked(timed)
  node.answer({ date: '2026-03-12' })
  expect(node.asked).toMatchObject({
    date: '2026-03-12',
    slots: ['09:00 - 10:00', '17:00 - 18:30'],
  })
  expect(node.emitted.some(({ type }) => type === 'node.reply')).toBe(false)
  await node.advance(5000)
  expect(node.output).toBeNull()
  node.answer({ slot: '17:00 - 18:30' })
  node.answer({ slot: '09:00 - 10:00' })
  expect(node.emitted.at(-1)).toEqual({
    type: 'node.reply',
    message: '2026-03-12 17:00 - 18:30',
    shown: expect.stringMatching(/^Thursday, March 12, 2026, 5:00\sPM - 6:30\sPM$/),
    answer: {
      value: '2026-03-12 17:00 - 18:30',
      variable: 'day',
      detail: { date: '2026-03-12', timeSlotSelected: '17:00 - 18:30' },
    },
    picked: ['2026-03-12', '17:00 - 18:30'],
  })
  await node.advance(399)
  expect(node.output).toBeNull()
  await node.advance(1)
  expect(node.output).toEqual({ handle: null })
})

test.each([
  [[{ date: '2026-03-12', slot: '09:00 - 10:00' }], '2026-03-12 09:00 - 10:00'],
  [['2026-03-12', '09:00 - 10:00'], '2026-03-12 09:00 - 10:00'],
  [['2026-03-12', ' 09:00-10:00 '], '2026-03-12 09:00 - 10:00'],
  [['2026-03-12', { date: '2026-03-13' }, '08:00 - 09:00'], '2026-03-13 08:00 - 09:00'],
  [['2026-03-13', { date: '2026-03-12', slot: '09:00 - 10:00' }], '2026-03-12 09:00 - 10:00'],
  [['2026-03-12', '09:00–10:00'], '2026-03-12 09:00 - 10:00'],
  [['2026-03-12', '9 am - 10 am', '9:00 AM - 10:00 AM'], '2026-03-12 09:00 - 10:00'],
  [[{ date: '2026-03-12', slot: 'noon' }, '09:00 - 10:00'], '2026-03-12 09:00 - 10:00'],
])('books %j as %s', async (answers, booked) => {
  const node = await asked(timed)
  for (const answer of answers) node.answer(answer)
  expect(node.emitted.at(-1)).toMatchObject({ type: 'node.reply', message: booked })
  expect(node.said).toHaveLength(1)
})

test('the visitor reads the date in the language that is spoken, and the record keeps ISO', async () => {
  const node = await asked(timed, { locale: 'de' })
  node.answer({ date: '2026-03-12', slot: '09:00 - 10:00' })
  expect(node.emitted.at(-1)).toMatchObject({
    message: '2026-03-12 09:00 - 10:00',
    shown: 'Donnerstag, 12. März 2026, 09:00 - 10:00',
  })
})

test('names the zone of a time where the visitor’s is another: in the bubble, in the record and beside it', async () => {
  const node = await asked(
    { ...timed, timeZone: 'Europe/Zurich' },
    { timeZone: 'America/New_York' },
  )
  node.answer({ date: '2026-03-12', slot: '09:00 - 10:00' })
  expect(node.emitted.at(-1)).toMatchObject({
    message: '2026-03-12 09:00 - 10:00 (Europe/Zurich)',
    shown: expect.stringMatching(
      /^Thursday, March 12, 2026, 9:00\sAM - 10:00\sAM \(Central European Time\)$/,
    ),
    answer: {
      value: '2026-03-12 09:00 - 10:00 (Europe/Zurich)',
      detail: { date: '2026-03-12', timeSlotSelected: '09:00 - 10:00', timeZone: 'Europe/Zurich' },
    },
  })
})

test.each(['Europe/Zurich', ''])(
  'names no zone of a time to a visitor whose zone is %j, nor of a day',
  async timeZone => {
    const node = await asked({ ...timed, timeZone: 'Europe/Zurich' }, { timeZone })
    node.answer({ date: '2026-03-12', slot: '09:00 - 10:00' })
    expect(node.emitted.at(-1)).toMatchObject({ message: '2026-03-12 09:00 - 10:00' })
    const day = await asked({ ...data, timeZone: 'Asia/Tokyo' }, { timeZone })
    day.answer('2026-03-13')
    expect(day.emitted.at(-1)).toMatchObject({
      message: '2026-03-13',
      shown: 'Friday, March 13, 2026',
    })
  },
)

const today = {
  ...timed,
  weeklyHours: [
    {
      dayName: 'Wednesday',
      slots: [
        { start: '09:00', end: '10:00' },
        { start: '12:00', end: '13:00' },
        { start: '12:01', end: '13:00' },
      ],
    },
    { dayName: 'Friday', slots: [morning] },
  ],
}

test('does not offer a slot of today that has begun', async () => {
  const node = await asked(today)
  node.answer({ date: '2026-03-11' })
  expect(node.asked).toMatchObject({ date: '2026-03-11', slots: ['12:01 - 13:00'] })
  node.answer({ slot: '12:00 - 13:00' })
  expect(node.emitted.at(-1)?.type).toBe('node.ask')
  await node.advance(60_000)
  node.answer({ date: '2026-03-11' })
  await node.advance(700)
  expect(node.said.at(-1)).toContain('no time slots are available on Wednesday')
  node.answer({ date: '2026-03-18', slot: '09:00 - 10:00' })
  expect(node.emitted.at(-1)).toMatchObject({ message: '2026-03-18 09:00 - 10:00' })
})

test('offers them where past dates may be picked', async () => {
  const node = await asked({ ...today, showPastDates: true })
  node.answer({ date: '2026-03-11' })
  expect(node.asked).toMatchObject({ slots: ['09:00 - 10:00', '12:00 - 13:00', '12:01 - 13:00'] })
})

test('shows days without a slot as not available, today too once its slots have begun', async () => {
  const days = ['Saturday', 'Sunday', 'Monday', 'Tuesday', 'Thursday']
  const node = await asked({ ...today, excludeDays: ['Saturday'] })
  expect(node.asked).toMatchObject({ excludeDays: expect.arrayContaining(days), excludeDates: [] })
  expect(node.asked).not.toMatchObject({ excludeDays: expect.arrayContaining(['Friday']) })
  await node.advance(60_000)
  node.answer('nonsense')
  await node.advance(700)
  expect(node.asked).toMatchObject({ excludeDates: ['2026-03-11'] })
})

test('drops slots that cannot be read', async () => {
  const node = await asked(timed)
  node.answer({ date: '2026-03-13' })
  expect(node.asked).toMatchObject({ slots: ['08:00 - 09:00'] })
})

test.each([
  ['2026-03-14', 'Saturday', 'en'],
  ['2026-03-16', 'Monday', 'en'],
  ['2026-03-17', 'Tuesday', 'en-GB'],
  ['2026-03-17', 'Dienstag', 'de'],
  ['2026-03-17', 'Tuesday', 'no such language'],
  ['2026-03-17', 'Tuesday', ''],
])(
  'on %s explains that %s has no slots (%s), and asks for another date',
  async (date, day, locale) => {
    const node = await asked(timed, { locale })
    node.answer({ date: '2026-03-12' })
    node.answer({ date, slot: '09:00 - 10:00' })
    await node.advance(699)
    expect(node.said).toHaveLength(1)
    await node.advance(1)
    expect(node.said.at(-1)).toBe(
      `Sorry, no time slots are available on ${day}. Please choose a different date.`,
    )
    expect(node.asked).toMatchObject({ date: null, slots: [] })
    node.answer({ slot: '09:00 - 10:00' })
    expect(node.emitted.at(-1)?.type).toBe('node.ask')
    node.answer({ date: '2026-03-12', slot: '09:00 - 10:00' })
    await node.advance(400)
    expect(node.output).toEqual({ handle: null })
  },
)

const limited = {
  ...data,
  excludeDays: ['Saturday', 'sun'],
  excludeDates: [' 2026-03-13 ', 'soon'],
}

test.each([
  ['2026-03-11', true],
  ['2026-03-12', true],
  ['2026-03-16', true],
  ['2026-3-16', true],
  ['', false],
  ['\u200e', false],
])('offers %j: %s', async (date, offered) => {
  for (const answer of [date, { date }]) {
    const node = await asked(limited)
    node.answer(answer)
    expect(node.emitted.at(-1)?.type).toBe(offered ? 'node.reply' : 'node.ask')
    await node.advance(5000)
    expect(node.said).toHaveLength(1)
    expect(node.output).toEqual(offered ? { handle: null } : null)
  }
})

test.each([
  ['2026-03-10', 'Tuesday, March 10, 2026'],
  ['yesterday', 'Tuesday, March 10, 2026'],
  ['2026-03-13', 'Friday, March 13, 2026'],
  ['Friday', 'Friday, March 13, 2026'],
  ['2026-03-14', 'Saturday, March 14, 2026'],
  ['sunday', 'Sunday, March 15, 2026'],
])(
  'explains that %j cannot be chosen, names a day that can be, and asks again',
  async (date, day) => {
    for (const answer of [date, { date }]) {
      const node = await asked(limited)
      node.answer(answer)
      await node.advance(700)
      expect(node.said.at(-1)).toBe(
        `${day} cannot be chosen. Please choose a different date (for example March 11, 2026).`,
      )
      expect(node.emitted.at(-1)?.type).toBe('node.ask')
    }
  },
)

test.each(['2026-02-30', 'next week', 'nonsense', '25:00', '32.12.'])(
  'explains how a date is written after %j',
  async date => {
    for (const answer of [date, { date }]) {
      const node = await asked(limited)
      node.answer(answer)
      await node.advance(700)
      expect(node.said.at(-1)).toBe('Please enter a valid date (for example March 11, 2026)')
      expect(node.asked).not.toBeNull()
    }
  },
)

test.each([
  ['tomorrow', 'en', '2026-03-12'],
  ['Thursday', 'en', '2026-03-12'],
  ['12 March', 'en', '2026-03-12'],
  ['12.3.2026', 'en', '2026-03-12'],
  ['\u200e12.3.', 'de', '2026-03-12'],
  ['morgen', 'de', '2026-03-12'],
  ['Donnerstag', 'de', '2026-03-12'],
  ['4/5', 'en-US', '2026-04-05'],
  ['4/5', 'en-GB', '2026-05-04'],
  ['١٢ مارس', 'ar', '2026-03-12'],
  ['３月１２日', 'ja', '2026-03-12'],
])('reads %j in the language %s as %s', async (answer, locale, date) => {
  for (const given of [answer, { date: answer }]) {
    const node = await asked(data, { locale })
    node.answer(given)
    expect(node.emitted.at(-1)).toMatchObject({ type: 'node.reply', message: date })
  }
})

test('reads days in the language that the bot speaks, too', async () => {
  const env = { ...createFakeEnv({ now, locale: 'fr' }), textsLocale: 'de' }
  const node = playNode(calendar, { calendarPrompt: '' }, { env })
  node.answer('übermorgen')
  expect(node.emitted.at(-1)).toMatchObject({ message: '2026-03-13' })
})

test('names both readings of a day, and takes the one that can be chosen where the other cannot', async () => {
  const node = await asked(data)
  node.answer('4/5')
  await node.advance(700)
  expect(node.said.at(-1)).toBe('Did you mean Sunday, April 5, 2026 or Monday, May 4, 2026?')
  node.answer('Monday, May 4, 2026')
  expect(node.emitted.at(-1)).toMatchObject({ message: '2026-05-04' })
  const other = await asked({ ...data, excludeDays: ['Sunday'] })
  other.answer('4/5')
  expect(other.emitted.at(-1)).toMatchObject({ message: '2026-05-04' })
  const week = await asked(data)
  week.answer('Wednesday')
  await week.advance(700)
  expect(week.said.at(-1)).toBe(
    'Did you mean Wednesday, March 11, 2026 or Wednesday, March 18, 2026?',
  )
})

test.each([
  ['tomorrow 17:00', '2026-03-12 17:00 - 18:30'],
  ['tomorrow at 5 pm', '2026-03-12 17:00 - 18:30'],
  ['Thursday, 9:00 - 10:00', '2026-03-12 09:00 - 10:00'],
  ['12 March 9:00 AM', '2026-03-12 09:00 - 10:00'],
  ['2026-03-13 8:00', '2026-03-13 08:00 - 09:00'],
])('books %j, a day with a time, as %s', async (answer, booked) => {
  const node = await asked(timed)
  node.answer(answer)
  expect(node.emitted.at(-1)).toMatchObject({ type: 'node.reply', message: booked })
})

test.each(['9:00', '9', '９：００', '\u200e09:00', '9 am', '٩:٠٠'])(
  'takes %j for the time that begins then',
  async time => {
    const node = await asked(timed)
    node.answer('2026-03-12')
    node.answer(time)
    expect(node.emitted.at(-1)).toMatchObject({ message: '2026-03-12 09:00 - 10:00' })
  },
)

test('explains a time that is none of the day’s', async () => {
  const node = await asked(timed)
  node.answer('2026-03-12')
  node.answer('11:00')
  await node.advance(700)
  expect(node.said.at(-1)).toMatch(
    /^Please enter a valid time \(for example 9:00\sAM - 10:00\sAM\)$/,
  )
  expect(node.asked).toMatchObject({ date: '2026-03-12' })
})

test('offers past dates with showPastDates, but no excluded ones', async () => {
  const node = await asked({ ...limited, showPastDates: true })
  node.answer('2026-03-07')
  await node.advance(700)
  expect(node.emitted.at(-1)?.type).toBe('node.ask')
  node.answer('2001-01-01')
  expect(node.emitted.at(-1)).toMatchObject({ type: 'node.reply', message: '2001-01-01' })
})

test.each([
  [7],
  [null],
  [[]],
  [['2026-03-12']],
  [{}],
  [{ date: null }],
  [{ slot: '09:00 - 10:00' }],
])('asks again, without a word, after %j', async answer => {
  const node = await asked(timed)
  node.answer(answer)
  await node.advance(5000)
  expect(node.emitted.filter(({ type }) => type === 'node.ask')).toHaveLength(2)
  expect(node.said).toHaveLength(1)
  expect(node.output).toBeNull()
})

test('refuses a slot that is not of the date', async () => {
  const node = await asked(timed)
  node.answer('2026-03-12')
  node.answer('08:00 - 09:00')
  await node.advance(700)
  expect(node.asked).toMatchObject({ date: '2026-03-12' })
  expect(node.emitted.some(({ type }) => type === 'node.reply')).toBe(false)
})

test.each([
  ['Pacific/Auckland', 'UTC', '2026-03-12', 'Pacific/Auckland'],
  ['America/Los_Angeles', 'Pacific/Auckland', '2026-03-11', 'America/Los_Angeles'],
  ['', 'Pacific/Auckland', '2026-03-12', null],
  ['Europe/Zurich', 'Europe/Zurich', '2026-03-11', null],
  ['europe/zurich', 'Europe/Zurich', '2026-03-11', null],
  ['Etc/UTC', 'UTC', '2026-03-11', null],
])(
  'with the zone %j, seen from %s, it is %s and the zone shown is %s',
  async (own, timeZone, today, shown) => {
    const node = await asked({ ...data, timeZone: own }, { timeZone })
    expect(node.asked).toMatchObject({ today, timeZone: shown })
    expect(node.emitted.some(({ type }) => type === 'node.problem')).toBe(false)
  },
)

test.each([
  ['2026-03-29T21:59:59Z', '2026-03-29'],
  ['2026-03-29T22:00:00Z', '2026-03-30'],
  ['2026-03-28T22:59:59Z', '2026-03-28'],
  ['2026-03-28T23:00:00Z', '2026-03-29'],
])('at %s it is %s in Zurich, daylight saving included', async (moment, today) => {
  const env = createFakeEnv({ now: Date.parse(moment) })
  const node = playNode(calendar, { timeZone: 'Europe/Zurich' }, { env })
  expect(node.asked).toMatchObject({ today })
})

test('notices that a new day has begun while it waits', async () => {
  const node = await asked(data)
  await node.advance(86_400_000)
  node.answer('2026-03-11')
  await node.advance(700)
  expect(node.asked).toMatchObject({ today: '2026-03-12' })
})

test('takes the visitor’s zone for an unknown one, and reports it once', async () => {
  const node = await asked({ ...data, timeZone: 'Mars/Olympus' }, { timeZone: 'Pacific/Auckland' })
  node.answer('nonsense')
  await node.advance(700)
  expect(node.asked).toMatchObject({ today: '2026-03-12', timeZone: null })
  expect(node.emitted.filter(({ type }) => type === 'node.problem')).toEqual([
    {
      type: 'node.problem',
      code: 'UNKNOWN_TIME_ZONE',
      message: expect.stringContaining('"Mars/Olympus"'),
    },
  ])
})

test.each([{ timezone: 'Asia/Tokyo' }, { botTimeZone: 'Asia/Tokyo' }])(
  'reads the older names questionText and %j',
  async older => {
    const node = await asked({ questionText: 'When?', ...older })
    expect(node.said).toEqual(['When?'])
    expect(node.asked).toMatchObject({ timeZone: 'Asia/Tokyo' })
  },
)

test('asks at once when its prompt is blank', () => {
  expect(playNode(calendar, {})).toMatchObject({ said: [], asked: { kind: 'calendar' } })
})

test('is recorded once, when it is whole, with what was selected beside it', async () => {
  const bot = { nodes: [{ id: 'c', type: 'calendar-node', data: timed }], edges: [] }
  const answers = [{ date: '2026-03-10' }, '2026-03-12', '17:00 - 18:30']
  expect(await playBot(bot, { answers, now })).toMatchObject({
    ended: 'no-next-node',
    elapsed: 700 + 700 + 400,
    transcript: [
      { by: 'bot', message: 'Which day, {name}?' },
      { by: 'bot', message: expect.stringContaining('cannot be chosen') },
      { by: 'user', message: '2026-03-12 17:00 - 18:30' },
    ],
    answers: { c: '2026-03-12 17:00 - 18:30' },
    answerVariables: [{ nodeId: 'c', key: 'day', value: '2026-03-12 17:00 - 18:30' }],
  })
})
