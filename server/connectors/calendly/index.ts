import * as v from 'valibot'
import { defineSettings } from '../../channels/settings.js'
import { defineAction, type InputForm } from '../contract/action.js'
import { defineConnector } from '../contract/define-connector.js'
import { number, perhaps, wanted } from '../contract/inputs.js'
import { firstText, listAt, optionsAt, textAt } from '../contract/parts.js'
import { markOf, NotPossible } from '../contract/request.js'
import { apiUrl, apiUrlForm, bearer, token } from '../contract/settings-parts.js'
import { calendlyTells } from './tells.js'

const origin = 'https://api.calendly.com'
const day = 86_400_000

const eventType: InputForm = {
  title: 'Event type',
  help: 'Its address in the API, such as https://api.calendly.com/event_types/….',
  kind: 'text',
  example: 'https://api.calendly.com/event_types/AAAAAAAAAAAAAAAA',
  picks: 'eventTypes',
}

const freeTimes = defineAction({
  title: 'Free times',
  help: 'Brings the times at which an event type can be booked, as times with start and the link that books it.',
  schema: v.object({ eventType: wanted, from: perhaps, days: number(1, 31, 7) }),
  fields: {
    eventType,
    from: {
      title: 'First day',
      help: 'As 2026-12-01, in UTC. Blank, it is now.',
      kind: 'text',
      example: '{day}',
    },
    days: {
      title: 'Days',
      help: 'How many days are looked at: 1 to 31. Left out, it is 7.',
      kind: 'number',
      example: '7',
    },
  },
  request({ eventType, from, days }, { at: now }) {
    const asked = from === '' ? now : Date.parse(from)
    if (Number.isNaN(asked)) throw new NotPossible('The first day is no date such as 2026-12-01')
    // Calendly takes no moment that is over.
    const start = Math.max(asked, now + 60_000)
    return {
      method: 'GET',
      path: '/event_type_available_times',
      query: {
        event_type: eventType,
        start_time: new Date(start).toISOString(),
        end_time: new Date(start + days * day).toISOString(),
      },
    }
  },
  read: body => {
    const times = listAt(body, 'collection')
      .filter(each => textAt(each, 'status') === 'available')
      .map(each => ({ start: textAt(each, 'start_time'), link: textAt(each, 'scheduling_url') }))
    return { times, first: times[0]?.start ?? null }
  },
  again: 'same',
})

const bookingLink = defineAction({
  title: 'Booking link',
  help: 'Makes a link with which an event type can be booked once, filled in with name and address.',
  schema: v.object({ eventType: wanted, name: perhaps, email: perhaps }),
  fields: {
    eventType,
    name: { title: 'Name', help: 'Of who books.', kind: 'text', example: '{name}' },
    email: { title: 'E-mail address', help: 'Of who books.', kind: 'text', example: '{email}' },
  },
  request: ({ eventType }) => ({
    method: 'POST',
    path: '/scheduling_links',
    body: { max_event_count: 1, owner: eventType, owner_type: 'EventType' },
  }),
  read: (body, { name, email }, { key }) => ({
    link: filledIn(textAt(body, 'resource.booking_url'), { name, email, utm_content: markOf(key) }),
    token: markOf(key),
  }),
  // One link more is no booking more.
  again: 'same',
})

const bookedTime = defineAction({
  title: 'Booked time',
  help: 'Tells whether somebody has booked by a link, and when: booked, name, start, end, cancelLink and moveLink. It waits for up to eight seconds.',
  schema: v.object({ token: wanted }),
  fields: {
    token: {
      title: 'Token of the link',
      help: 'What “Booking link” answered as token.',
      kind: 'text',
      example: '{token}',
    },
  },
  request: ({ token }) => ({ awaits: token }),
  read: body => (body === null ? { booked: false } : body),
  again: 'same',
})

function filledIn(link: string, values: Readonly<Record<string, string>>): string {
  if (!URL.canParse(link)) return link
  const url = new URL(link)
  for (const [name, value] of Object.entries(values))
    if (value !== '') url.searchParams.set(name, value)
  return url.href
}

/** Calendly: free times and links to book them. */
export const calendly = defineConnector({
  name: 'calendly',
  title: 'Calendly',
  help: 'Tells when an event type can be booked, makes links to book it, and hears what was booked.',
  settings: defineSettings(v.strictObject({ token, apiUrl }), {
    token: {
      title: 'Personal access token',
      help: 'Made in Calendly under Integrations, API and webhooks, with the scopes users:read, event_types:read, scheduling_links:write, scheduled_events:read and webhooks:write.',
      kind: 'secret',
    },
    apiUrl: apiUrlForm(origin),
  }),
  origin: () => origin,
  signIn: ({ token }) => ({ headers: bearer(token) }),
  check: () => ({ method: 'GET', path: '/users/me' }),
  oauth: {
    client: 'calendly',
    authorize: 'https://auth.calendly.com/oauth/authorize',
    token: 'https://auth.calendly.com/oauth/token',
    scopes: ['users:read', 'event_types:read', 'scheduling_links:write'],
    api: origin,
    headers: bearer,
    check: { method: 'GET', path: '/users/me' },
  },
  loaders: {
    eventTypes: {
      lookUp: () => ({ method: 'GET', path: '/users/me' }),
      request: (_, found) => ({
        method: 'GET',
        path: '/event_types',
        query: { user: textAt(found, 'resource.uri'), active: 'true', count: 100 },
      }),
      read: body => optionsAt(body, 'collection', { value: 'uri', label: 'name' }),
    },
  },
  actions: { freeTimes, bookingLink, bookedTime },
  tells: calendlyTells,
  says: body => firstText(body, 'details[0].message', 'message', 'title'),
})
