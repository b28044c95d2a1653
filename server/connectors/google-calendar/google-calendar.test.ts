import { afterEach, expect, test } from 'vitest'
import { connectorWith, type ProviderReply } from '../../testing/connectors.js'
import { startDescribed } from '../../testing/providers/described.js'
import { calendarDescription } from '../../testing/providers/google.js'
import { googleCalendar } from './index.js'

const closers: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close()
})

interface CalendarEvent {
  readonly id: string
  readonly start: { readonly dateTime: string }
  readonly end: { readonly dateTime: string }
}

/** Monday, 9 November 2026, 08:10 in Zurich. */
const monday = Date.parse('2026-11-09T07:10:00Z')

/** A calendar as Google keeps it; `trouble` as it happens at each event that is written: before it is done, or after. */
async function setUp(
  trouble: (call: number) => { before?: ProviderReply; after?: ProviderReply } = () => ({}),
) {
  const events = new Map<string, CalendarEvent>()
  let writes = 0
  const provider = await startDescribed(calendarDescription, ({ method, path, headers, json }) => {
    if (headers.authorization !== 'Bearer token')
      return { status: 401, body: { error: { code: 401, message: 'Invalid Credentials' } } }
    if (path === '/calendar/v3/users/me/calendarList')
      return { body: { items: [{ id: 'ann@shop.example', summary: 'Ann' }] } }
    if (path === '/calendar/v3/freeBusy') {
      const { timeMin, timeMax, items } = Object(json)
      const busy = [...events.values()]
        .filter(
          ({ start, end }) =>
            Date.parse(start.dateTime) < Date.parse(timeMax) &&
            Date.parse(timeMin) < Date.parse(end.dateTime),
        )
        .map(({ start, end }) => ({ start: start.dateTime, end: end.dateTime }))
      const [{ id }] = items
      return id === 'ann@shop.example'
        ? { body: { calendars: { [id]: { busy } } } }
        : {
            body: {
              calendars: { [id]: { errors: [{ domain: 'global', reason: 'notFound' }], busy: [] } },
            },
          }
    }
    const id = path.split('/')[6] ?? Object(json).id
    if (method === 'DELETE')
      return events.delete(id)
        ? { status: 204 }
        : { status: 410, body: { error: { code: 410, message: 'Resource has been deleted' } } }
    if (method === 'GET' || method === 'PATCH') {
      const event = events.get(id)
      if (!event) return { status: 404, body: { error: { code: 404, message: 'Not Found' } } }
      events.set(id, { ...event, ...Object(json) })
      return { body: events.get(id) }
    }
    const { before, after } = trouble(writes++)
    if (before) return before
    if (events.has(id))
      return {
        status: 409,
        body: { error: { code: 409, message: 'The requested identifier already exists.' } },
      }
    expect(id).toMatch(/^[a-v0-9]{5,1024}$/)
    events.set(id, Object(json))
    return after ?? { body: { ...Object(json), htmlLink: 'https://calendar.example/e' } }
  })
  const connector = connectorWith(
    googleCalendar,
    { token: 'token', apiUrl: provider.url },
    provider.host,
    {
      now: () => monday,
    },
  )
  closers.push(provider.close, connector.close)
  return { ...connector, events, provider }
}

const calendarId = 'ann@shop.example'
const timeZone = 'Europe/Zurich'
const start = '2026-11-09T10:00'

test('free times leave out what is booked, what is over, and days that are closed', async () => {
  const { run } = await setUp()
  await run('book', { calendarId, timeZone, start, minutes: 60 })
  const times = async (more: object) => {
    const got = await run('freeTimes', {
      calendarId,
      timeZone,
      opens: '08:00',
      closes: '12:00',
      minutes: 60,
      ...more,
    })
    return got.ok ? Object(got.body).times.map((each: CalendarEvent) => each.start) : got
  }
  expect(await times({ days: 1 })).toEqual([
    '2026-11-09T09:00:00+01:00',
    '2026-11-09T11:00:00+01:00',
  ])
  expect(await times({ days: 2, from: '2026-11-14' })).toEqual([])
  expect(await times({ days: 2, from: '2026-11-14', weekdays: 'sat' })).toHaveLength(4)
})

test('the clock is put back in between, and the times stay those of the place', async () => {
  const { run } = await setUp()
  const got = await run('freeTimes', {
    calendarId,
    timeZone: 'America/New_York',
    from: '2027-03-12',
    days: 4,
    opens: '09:00',
    closes: '10:00',
    minutes: 60,
  })
  expect(got).toMatchObject({
    body: {
      times: [{ start: '2027-03-12T09:00:00-05:00' }, { start: '2027-03-15T09:00:00-04:00' }],
    },
  })
})

test('a time is booked once, however often it is sent, and not where something stands already', async () => {
  const { run, events } = await setUp(call =>
    call === 0 ? { after: { status: 500, body: {} } } : {},
  )
  expect(
    await run('book', { calendarId, timeZone, start, minutes: 30, title: 'Ann' }, 'one'),
  ).toMatchObject({
    ok: true,
    body: { start: '2026-11-09T10:00:00+01:00', end: '2026-11-09T10:30:00+01:00' },
  })
  expect(events.size).toBe(1)
  expect(
    await run('book', { calendarId, timeZone, start: '2026-11-09T09:15:00Z', minutes: 30 }, 'two'),
  ).toMatchObject({
    ok: false,
    detail: 'The calendar is not free at this time',
  })
})

test('a booking whose answer was lost is found by whoever carries the step out again', async () => {
  const { run, events } = await setUp()
  const time = { calendarId, timeZone, start, minutes: 30 }
  const first = await run('book', time, 'one')
  expect(await run('book', time, 'one')).toMatchObject({
    ok: true,
    body: { id: first.ok ? Object(first.body).id : '' },
  })
  expect(events.size).toBe(1)
})

test('a booking is moved and cancelled, and one that is gone counts as cancelled', async () => {
  const { run, events } = await setUp()
  const booked = await run('book', { calendarId, timeZone, start })
  const eventId = booked.ok ? String(Object(booked.body).id) : ''
  expect(
    await run('move', { calendarId, timeZone, eventId, start: '2026-11-10T14:00' }),
  ).toMatchObject({
    body: { id: eventId, start: '2026-11-10T14:00:00+01:00' },
  })
  expect(events.get(eventId)?.start.dateTime).toBe('2026-11-10T14:00:00+01:00')
  for (let time = 0; time < 2; time++)
    expect(await run('cancel', { calendarId, eventId })).toMatchObject({
      body: { isCancelled: true },
    })
  expect(await run('move', { calendarId, eventId, start })).toMatchObject({
    ok: false,
    status: 404,
  })
})

test('too many calls are waited out, though the status says that they are not allowed', async () => {
  const { run } = await setUp(call =>
    call === 0
      ? {
          before: {
            status: 403,
            body: {
              error: {
                code: 403,
                message: 'Rate Limit Exceeded',
                errors: [{ domain: 'usageLimits', reason: 'rateLimitExceeded' }],
              },
            },
          },
        }
      : {},
  )
  expect(await run('book', { calendarId, timeZone, start })).toMatchObject({ ok: true })
})

test('a calendar that is not shared is told as one', async () => {
  const { run } = await setUp()
  expect(await run('freeTimes', { calendarId: 'ben@shop.example' })).toMatchObject({
    ok: false,
    detail: 'The calendar is not there, or not shared with the service account',
  })
})

test('calendars are there to choose from', async () => {
  const { load } = await setUp()
  expect(await load('calendars')).toEqual([{ value: calendarId, label: 'Ann' }])
})
