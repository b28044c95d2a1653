import { afterEach, expect, test } from 'vitest'
import { connectorWith } from '../../testing/connectors.js'
import { calendlyDescription } from '../../testing/providers/calendly.js'
import { startDescribed } from '../../testing/providers/described.js'
import { calendly } from './index.js'

const closers: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close()
})

const monday = Date.parse('2026-11-09T07:10:00Z')
const eventType = 'https://api.calendly.com/event_types/A1'

async function setUp() {
  const provider = await startDescribed(calendlyDescription, ({ path, headers, json, query }) => {
    if (headers.authorization !== 'Bearer pat')
      return {
        status: 401,
        body: { title: 'Unauthenticated', message: 'The access token is invalid' },
      }
    if (path === '/users/me')
      return {
        body: {
          resource: {
            uri: 'https://api.calendly.com/users/U1',
            current_organization: 'https://api.calendly.com/organizations/O1',
          },
        },
      }
    if (path === '/event_types')
      return {
        body: {
          collection: query.user?.endsWith('/U1') ? [{ uri: eventType, name: 'Tasting' }] : [],
        },
      }
    if (path === '/event_type_available_times') {
      const begins = Date.parse(query.start_time ?? '')
      if (begins <= monday || Date.parse(query.end_time ?? '') - begins > 31 * 86_400_000)
        return {
          status: 400,
          body: {
            title: 'Invalid Argument',
            message: 'The supplied parameters are invalid.',
            details: [{ message: 'start_time must be in the future' }],
          },
        }
      return {
        body: {
          collection: [
            {
              status: 'available',
              start_time: '2026-11-10T09:00:00Z',
              scheduling_url: 'https://calendly.com/s/1',
            },
            { status: 'unavailable', start_time: '2026-11-10T10:00:00Z' },
          ],
        },
      }
    }
    expect(json).toEqual({ max_event_count: 1, owner: eventType, owner_type: 'EventType' })
    return {
      status: 201,
      body: {
        resource: {
          booking_url: 'https://calendly.com/d/abc',
          owner: eventType,
          owner_type: 'EventType',
        },
      },
    }
  })
  const connector = connectorWith(calendly, { token: 'pat', apiUrl: provider.url }, provider.host, {
    now: () => monday,
  })
  closers.push(provider.close, connector.close)
  return { ...connector, provider }
}

test('free times come with their links, and none is asked for that is over', async () => {
  const { run } = await setUp()
  const found = {
    body: {
      times: [{ start: '2026-11-10T09:00:00Z', link: 'https://calendly.com/s/1' }],
      first: '2026-11-10T09:00:00Z',
    },
  }
  expect(await run('freeTimes', { eventType })).toMatchObject(found)
  expect(await run('freeTimes', { eventType, from: '2026-11-01', days: 31 })).toMatchObject(found)
  expect(await run('freeTimes', { eventType, days: 32 })).toMatchObject({ ok: false })
  expect(await run('freeTimes', { eventType, from: 'soon' })).toMatchObject({ ok: false })
})

test('a link that books once is filled in with name and address', async () => {
  const { run } = await setUp()
  expect(
    await run('bookingLink', { eventType, name: 'Ann Lee', email: 'ann@shop.example' }),
  ).toMatchObject({
    body: {
      link: expect.stringMatching(
        /^https:\/\/calendly\.com\/d\/abc\?name=Ann\+Lee&email=ann%40shop\.example&utm_content=[\w-]{15}$/,
      ),
      token: expect.stringMatching(/^[\w-]{15}$/),
    },
  })
})

test('event types are there to choose from', async () => {
  const { load } = await setUp()
  expect(await load('eventTypes')).toEqual([{ value: eventType, label: 'Tasting' }])
})
