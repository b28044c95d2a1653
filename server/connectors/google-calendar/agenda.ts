import type { Agenda, AgendaEvent } from '../contract/agenda.js'
import { listAt } from '../contract/parts.js'
import { at } from '../contract/request.js'
import { busyIn, inZone } from './free-times.js'

/** Google's calendars, as appointments heed them and are written into them. */
export const googleAgenda: Agenda = {
  busy: (calendarId, { start, end }) => ({
    method: 'POST',
    path: '/calendar/v3/freeBusy',
    body: {
      timeMin: new Date(start).toISOString(),
      timeMax: new Date(end).toISOString(),
      items: [{ id: calendarId }],
    },
  }),
  readBusy: (body, calendarId) =>
    listAt(Object(Object(body).calendars)[calendarId] ?? {}, 'errors').length > 0
      ? undefined
      : busyIn(body, calendarId),
  put: (calendarId, event) => ({
    method: 'POST',
    path: at`/calendar/v3/calendars/${calendarId}/events`,
    body: { id: event.id, ...eventOf(event) },
  }),
  change: (calendarId, event) => ({
    method: 'PATCH',
    path: at`/calendar/v3/calendars/${calendarId}/events/${event.id}`,
    // One that somebody has taken out there comes back.
    body: { status: 'confirmed', ...eventOf(event) },
  }),
  remove: (calendarId, eventId) => ({
    method: 'DELETE',
    path: at`/calendar/v3/calendars/${calendarId}/events/${eventId}`,
  }),
  there: [409],
  gone: [404, 410],
}

const eventOf = ({ title, description, start, end, timeZone, isShared }: AgendaEvent) => ({
  summary: title,
  description,
  start: { dateTime: inZone(start, timeZone), timeZone },
  end: { dateTime: inZone(end, timeZone), timeZone },
  transparency: isShared ? 'transparent' : 'opaque',
})
