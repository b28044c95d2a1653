import { botAddress, stepPath } from '@talkgraph/wire/addresses'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { addDays } from '../../../runtime/validate/calendar-date.js'
import { wallClock } from '../../../runtime/validate/time-zone.js'
import type { ProviderReply } from '../../testing/connectors.js'
import { databases } from '../../testing/databases.js'
import { startDescribed } from '../../testing/providers/described.js'
import { calendarDescription } from '../../testing/providers/google.js'
import { serverTime } from '../../testing/server-time.js'
import { testAppOn } from '../../testing/test-app.js'

const zone = 'Europe/Zurich'
const calendarId = 'ann@shop.example'
const slots = [{ start: '09:00', end: '12:00' }]
const weeklyHours = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'].map(dayName => ({
  dayName,
  slots,
}))
const tomorrow = addDays(wallClock(serverTime(), zone)?.date ?? '', 1) ?? ''

interface CalendarEvent {
  readonly id: string
  readonly summary: string
  readonly transparency?: string
  readonly start: { readonly dateTime: string }
  readonly end: { readonly dateTime: string }
}

describe.each(databases)('appointments and a calendar of Google’s, on $name', ({ make }) => {
  let provider: Awaited<ReturnType<typeof startDescribed>>
  let server: Awaited<ReturnType<typeof testAppOn>>
  let connectionId: string
  let trouble: ProviderReply | undefined
  const events = new Map<string, CalendarEvent>()

  beforeEach(async () => {
    events.clear()
    trouble = undefined
    provider = await startDescribed(calendarDescription, ({ path, method, json, headers }) => {
      if (headers.authorization !== 'Bearer token')
        return { status: 401, body: { error: { code: 401, message: 'Invalid Credentials' } } }
      if (path.endsWith('/calendarList')) return { body: { items: [] } }
      if (path === '/calendar/v3/freeBusy') return trouble ?? { body: { calendars: busy(json) } }
      if (trouble) return trouble
      const id = path.split('/')[6] ?? Object(json).id
      if (method === 'DELETE') return events.delete(id) ? { status: 204 } : gone
      if (method === 'PATCH' && !events.has(id)) return gone
      if (method === 'POST' && events.has(id))
        return { status: 409, body: { error: { code: 409, message: 'It is there' } } }
      events.set(id, { ...events.get(id), ...Object(json), id })
      return { body: { ...events.get(id) } }
    })
    server = await testAppOn(make, {
      allowHosts: [provider.host],
      publicUrl: 'https://chat.example',
      integrationPauses: [1],
    })
    const settings = { token: 'token', apiUrl: provider.url }
    const made = await server.api('POST', '/v1/connections', {
      connector: 'google-calendar',
      settings,
    })
    connectionId = (await made.json()).data.connection.id
  })
  afterEach(async () => {
    await server.close()
    await provider.close()
  })

  const busy = (json: unknown) => {
    const { timeMin, timeMax, items } = Object(json)
    const spans = [...events.values()]
      .filter(({ transparency }) => transparency !== 'transparent')
      .map(({ start, end }) => ({ start: start.dateTime, end: end.dateTime }))
      .filter(
        ({ start, end }) =>
          Date.parse(start) < Date.parse(timeMax) && Date.parse(timeMin) < Date.parse(end),
      )
    return { [items[0].id]: { busy: spans } }
  }
  const standing = (start: string, end: string) =>
    events.set(start, {
      id: start,
      summary: 'Dentist',
      start: { dateTime: new Date(momentOf(start)).toISOString() },
      end: { dateTime: new Date(momentOf(end)).toISOString() },
    })
  const momentOf = (time: string) => {
    const [hours = 0, minutes = 0] = time.split(':').map(Number)
    const midnight = Date.parse(`${tomorrow}T00:00:00Z`)
    const noon = wallClock(midnight + 12 * 3_600_000, zone)?.minutes ?? 0
    return midnight + (hours * 60 + minutes - (noon - 12 * 60)) * 60_000
  }
  const publish = async (more: object = {}, booking: object = {}) => {
    const data = {
      calendarPrompt: 'When?',
      timeZone: zone,
      weeklyHours,
      connectionId,
      calendarId,
      booking: { minutes: 60, ...booking },
      ...more,
    }
    const nodes = [
      { id: 'start', type: 'welcome-node', data: { text: 'Hi' } },
      { id: 'when', type: 'calendar', data },
    ]
    await server.api('PUT', '/v1/chatbots/shop/flow', {
      elements: [{ nodes, edges: [{ source: 'start', target: 'when' }] }],
    })
    await server.api('POST', '/v1/chatbots/shop/publish')
  }
  const times = async () => {
    const path = `${botAddress('', 'shop')}${stepPath('when', 'times')}?from=${tomorrow}&days=1`
    const { times } = await (await server.app.request(path)).json()
    return times.map(({ start }: { start: string }) => start.slice(11, 16))
  }
  const hold = async (time: string) => {
    const start = new Date(momentOf(time)).toISOString()
    return (await server.step('shop', 'when', { start }, undefined, 'hold')).status
  }
  /** As a visitor does over the API, who picks an hour. */
  const book = async (time: string) => {
    const say = async (message: string, threadId?: string) => {
      const body = { from: 'USER', message, ...(threadId && { threadId }) }
      return (await server.api('POST', '/v1/chatbots/shop/message', body)).json()
    }
    const { data } = await say('Hello')
    const until = `${String(Number(time.slice(0, 2)) + 1).padStart(2, '0')}${time.slice(2)}`
    await say(`${tomorrow} ${time} - ${until}`, data.message.threadId)
  }
  const written = () => [...events.values()].filter(({ summary }) => summary !== 'Dentist')
  const booking = async () =>
    (await (await server.api('GET', '/v1/bookings')).json()).data.bookings[0]

  test('what stands there is not offered, and is not given to whoever asks for it all the same', async () => {
    await publish()
    standing('10:00', '10:30')
    expect(await times()).toEqual(['09:00', '11:00'])
    await publish({}, { minutes: 45 })
    expect(await times()).toEqual(['09:00', '10:30', '11:15'])
    // A pause stands in nobody's time.
    await publish({}, { minutes: 45, pause: 30 })
    expect(await times()).toEqual([])
    await publish()
    expect([await hold('10:00'), await hold('11:00')]).toEqual([409, 200])
  })

  test('an appointment is written there, moves there and goes there', async () => {
    await publish()
    await book('09:00')
    await expect
      .poll(written, { timeout: 20_000 })
      .toMatchObject([{ summary: expect.any(String), transparency: 'opaque' }])
    const { id, start } = await booking()
    expect(Date.parse(written()[0]?.start.dateTime ?? '')).toBe(Date.parse(start))
    await server.api('PATCH', `/v1/bookings/${id}`, {
      start: new Date(momentOf('11:00')).toISOString(),
    })
    await expect
      .poll(() => Date.parse(written()[0]?.start.dateTime ?? ''), { timeout: 20_000 })
      .toBe(momentOf('11:00'))
    expect(written()).toHaveLength(1)
    await server.api('DELETE', `/v1/bookings/${id}`)
    await expect.poll(written, { timeout: 20_000 }).toEqual([])
  })

  test('where several may come at once, an appointment there blocks nothing', async () => {
    await publish({}, { capacity: 2 })
    await book('09:00')
    await expect.poll(written, { timeout: 20_000 }).toMatchObject([{ transparency: 'transparent' }])
    expect(await times()).toContain('09:00')
    await book('09:00')
    expect(await times()).not.toContain('09:00')
  })

  test('where the calendar cannot be seen nothing is offered, and a refusal is told at the connection', async () => {
    await publish()
    trouble = { status: 503, body: {} }
    expect(await times()).toEqual([])
    expect(await hold('09:00')).toBe(409)
    trouble = { status: 401, body: { error: { code: 401, message: 'Invalid Credentials' } } }
    expect(await times()).toEqual([])
    const { data } = await (await server.api('GET', '/v1/chatbots/shop/failures')).json()
    expect(data.connections).toMatchObject([{ id: connectionId }])
  })

  test('no browser learns which calendar it is', async () => {
    await publish()
    const file = await (await server.app.request(botAddress('', 'shop'))).text()
    expect(file).not.toMatch(new RegExp(`${connectionId}|${calendarId}`))
  })
})

const gone = { status: 404, body: { error: { code: 404, message: 'Not Found' } } }
