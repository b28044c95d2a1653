import { botAddress, stepPath } from '@talkgraph/wire/addresses'
import { afterEach, expect, test } from 'vitest'
import { addDays } from '../../../runtime/validate/calendar-date.js'
import { wallClock } from '../../../runtime/validate/time-zone.js'
import { serverTime } from '../../testing/server-time.js'
import { testApp } from '../../testing/test-app.js'

const zone = 'Europe/Zurich'
const hours = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'].map(dayName => ({
  dayName,
  slots: [{ start: '09:00', end: '11:00' }],
}))
const calendar = {
  calendarPrompt: 'When?',
  timeZone: zone,
  weeklyHours: hours,
  booking: { minutes: 60, resources: [{ id: 'anna', name: 'Anna' }, 'Ben'] },
}
const flow = {
  name: 'Shop',
  elements: [
    {
      nodes: [
        { id: 'mail', type: 'ask-email', data: { questionText: 'Your mail?' } },
        { id: 'when', type: 'calendar', data: calendar },
        { id: 'bye', type: 'message', data: { text: 'See you' } },
      ],
      edges: [
        { source: 'mail', target: 'when' },
        { source: 'when', target: 'bye', sourceHandle: 'source' },
      ],
    },
  ],
}

let server: Awaited<ReturnType<typeof testApp>>
afterEach(() => server.close())

async function setUp() {
  server = await testApp({ publicUrl: 'https://chat.example' })
  await server.api('PUT', '/v1/chatbots/shop/flow', flow)
  await server.api('POST', '/v1/chatbots/shop/publish')
}

const dayAfter = (days: number) => addDays(wallClock(serverTime(), zone)?.date ?? '', days) ?? ''
const at = (path: string, init?: RequestInit) =>
  server.app.request(`${botAddress('', 'shop')}${path}`, init)
const timesOn = async (date: string) => {
  const response = await at(`${stepPath('when', 'times')}?from=${date}&days=1`)
  expect(response.status).toBe(200)
  const { times } = await response.json()
  return times.map((time: { start: string; resourceId: string }) => [
    time.start.slice(0, 16),
    time.resourceId,
  ])
}
const hold = async (body: object) => server.step('shop', 'when', body, undefined, 'hold')

test('says which times are free, with their zone and each of whom can be booked', async () => {
  await setUp()
  const date = dayAfter(3)
  const response = await at(`${stepPath('when', 'times')}?from=${date}&days=1`)
  const { times } = await response.json()
  expect(times[0]).toMatchObject({ resourceId: 'anna' })
  expect(times[0].start).toMatch(new RegExp(`^${date}T09:00:00\\+0[12]:00$`))
  expect(times[0].end).toMatch(new RegExp(`^${date}T10:00:00\\+0[12]:00$`))
  expect(times).toHaveLength(4)
  for (const query of ['from=soon', 'days=0', 'days=368', 'days=x'])
    expect((await at(`${stepPath('when', 'times')}?${query}`)).status).toBe(400)
  expect((await at(stepPath('mail', 'times'))).status).toBe(404)
  expect((await at(stepPath('nowhere', 'times'))).status).toBe(404)
})

test('a time is held once for each who can be booked, and is free for nobody else meanwhile', async () => {
  await setUp()
  const date = dayAfter(3)
  const { times } = await (await at(`${stepPath('when', 'times')}?from=${date}&days=1`)).json()
  const { start } = times[0]
  const held = await hold({ start, resourceId: 'anna' })
  expect(held.status).toBe(200)
  const { holdId, until } = await held.json()
  expect(holdId).toMatch(/^bkg_/)
  expect(Date.parse(until) - serverTime()).toBeGreaterThan(500_000)
  const again = await hold({ start, resourceId: 'anna' })
  expect([again.status, (await again.json()).error.code]).toEqual([409, 'TIME_TAKEN'])
  expect(await timesOn(date)).not.toContainEqual([start.slice(0, 16), 'anna'])
  expect((await hold({ start })).status).toBe(200)
  expect((await hold({ start })).status).toBe(409)
  expect((await hold({ start: `${date}T09:30:00Z` })).status).toBe(409)
  expect((await hold({ start: 'soon' })).status).toBe(400)
})

test('a visitor who picks one time after the other keeps none of them from others', async () => {
  await setUp()
  const date = dayAfter(3)
  const { token } = await server.tokens.issue('shop')
  const before = await timesOn(date)
  const { times } = await (await at(`${stepPath('when', 'times')}?from=${date}&days=1`)).json()
  for (const { start, resourceId } of [times[0], times.at(-1)])
    expect((await server.step('shop', 'when', { start, resourceId }, token, 'hold')).status).toBe(
      200,
    )
  expect(await timesOn(date)).toEqual(before.slice(0, -1))
})

test('a visitor who changes the answer moves their own appointment, and nobody else’s', async () => {
  await setUp()
  const date = dayAfter(3)
  const { token } = await server.tokens.issue('shop')
  const ask = async (input: object, as = token) => {
    const response = await server.step('shop', 'when', { input }, as, 'booking')
    return (await response.json()).body
  }
  const own = { resource: 'anna' }
  const { times } = await ask({ ask: 'times', days: 5, ...own })
  const [first, second] = times.filter(({ start }: { start: string }) => start.startsWith(date))
  const book = async (start: string, more: object, as = token) => {
    const { holdId } = await ask({ ask: 'hold', start, ...own, ...more }, as)
    return (await ask({ ask: 'book', holdId, ...more }, as)).bookingId
  }
  const id = await book(first.start, {})
  const instead = { instead: id }
  const offered = await ask({ ask: 'times', days: 5, ...own, ...instead })
  expect(offered.times).toContainEqual(first)
  expect(await book(second.start, instead)).toBe(id)
  const booked = async () => (await (await server.api('GET', '/v1/bookings')).json()).data.bookings
  expect(await booked()).toHaveLength(1)
  const other = await server.tokens.issue('shop')
  expect(await book(first.start, instead, other.token)).not.toBe(id)
  expect(await booked()).toHaveLength(2)
})

test('whoever books over the API gets a mail with the file, and moves and cancels by its link', async () => {
  await setUp()
  const date = dayAfter(3)
  const say = async (text: string, threadId?: string) => {
    const response = await server.api('POST', '/v1/chatbots/shop/message', {
      from: 'USER',
      message: text,
      ...(threadId && { threadId }),
    })
    return response.json()
  }
  const first = await say('Hello')
  const { threadId } = first.data.message
  await say('ann@shop.example', threadId)
  await say(`${date} 09:00 - 10:00`, threadId)
  const listed = await (await server.api('GET', '/v1/bookings')).json()
  expect(listed.data.bookings).toMatchObject([
    { email: 'ann@shop.example', state: 'booked', resourceName: 'Anna', madeBy: 'visitor' },
  ])
  const [{ id, address }] = listed.data.bookings
  expect(address).toMatch(/^https:\/\/chat\.example\/b\/[\w-]{24}$/)
  await expect
    .poll(async () => (await server.store.outbox.find({ text: 'ann@shop.example' })).length)
    .toBeGreaterThan(0)
  const [found] = await server.store.outbox.find({ text: 'begin:vcalendar' })
  const mail = JSON.parse((await server.store.outbox.read(found?.id ?? ''))?.mail ?? '{}')
  expect(mail.text).toContain(address)
  expect(mail.calendar.content.replace(/\r\n /g, '')).toContain(`UID:${id}@talkgraph`)

  const path = new URL(address).pathname
  const page = await server.app.request(path)
  expect(page.status).toBe(200)
  const html = await page.text()
  expect(html).toContain('Your appointment')
  const other = /name="start" value="([^"]+T10:00[^"]+)"/.exec(html)?.[1] ?? ''
  const send = (body: Record<string, string>) =>
    server.app.request(path, { method: 'POST', body: new URLSearchParams(body) })
  expect(await (await send({ start: other })).text()).toContain('has been moved')
  expect(await (await send({ cancel: 'yes' })).text()).toContain('has been cancelled')
  expect((await (await server.api('GET', '/v1/bookings')).json()).data.bookings).toEqual([])
  expect((await server.app.request('/b/nothing-that-there-is-here')).status).toBe(404)
})

test('an owner books by hand, moves and cancels, and subscribes', async () => {
  await setUp()
  const date = dayAfter(5)
  const made = await server.api('POST', '/v1/bookings', {
    chatbotId: 'shop',
    start: `${date}T20:00`,
    resourceId: 'Ben',
    name: '=Ann',
  })
  const { booking } = (await made.json()).data
  expect(booking).toMatchObject({ resourceId: 'Ben', name: '=Ann', madeBy: 'owner' })
  expect(booking.start.slice(0, 16)).toBe(`${date}T20:00`)
  const taken = { chatbotId: 'shop', start: booking.start, resourceId: 'Ben' }
  const refused = await server.api('POST', '/v1/bookings', taken)
  expect([refused.status, (await refused.json()).error.code]).toEqual([409, 'TIME_TAKEN'])
  const path = `/v1/bookings/${booking.id}`
  const moved = await server.api('PATCH', path, {
    start: `${date}T21:00`,
    note: 'Door at the back',
  })
  expect((await moved.json()).data.booking).toMatchObject({
    note: 'Door at the back',
    start: expect.stringContaining('T21:00'),
    end: expect.stringContaining('T22:00'),
  })
  const { address } = (await (await server.api('GET', '/v1/bookings/feed')).json()).data
  const feed = await server.app.request(new URL(address).pathname + new URL(address).search)
  expect(feed.headers.get('content-type')).toContain('text/calendar')
  expect(await feed.text()).toContain('SUMMARY:=Ann')
  expect((await server.app.request('/v1/bookings.ics?token=nobody')).status).toBe(404)
  expect(await (await server.api('GET', '/v1/bookings/export/csv')).text()).toContain("'=Ann")
  expect(await (await server.api('GET', '/v1/bookings/export/ics')).text()).toContain(
    'BEGIN:VEVENT',
  )
  const calendars = await (await server.api('GET', '/v1/bookings/calendars')).json()
  expect(calendars.data.calendars).toMatchObject([
    { chatbotId: 'shop', nodeId: 'when', minutes: 60 },
  ])
  const free = `/v1/bookings/times?chatbotId=shop&from=${date}&days=1`
  expect((await (await server.api('GET', free)).json()).data.times).toHaveLength(4)
  expect((await server.api('DELETE', path)).status).toBe(200)
  expect((await server.api('PATCH', path, { start: `${date}T21:00` })).status).toBe(404)
  expect((await server.api('DELETE', '/v1/bookings/nobody')).status).toBe(404)
})
