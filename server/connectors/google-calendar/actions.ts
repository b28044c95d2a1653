import { createHash } from 'node:crypto'
import * as v from 'valibot'
import { minutesOf } from '../../../runtime/validate/time-of-day.js'
import { isTimeZone, momentIn } from '../../../runtime/validate/time-zone.js'
import { defineAction, type InputForm } from '../contract/action.js'
import { number, perhaps, wanted } from '../contract/inputs.js'
import { firstText, textAt } from '../contract/parts.js'
import { at, NotPossible } from '../contract/request.js'
import { busyIn, freeTimes as freeIn, inZone, type Span } from './free-times.js'

const minute = 60_000
const day = 24 * 60 * minute

const zone = v.pipe(
  perhaps,
  v.transform(text => text || 'UTC'),
  v.check(isTimeZone, 'it is no time zone'),
)

const calendar: InputForm = {
  title: 'Calendar',
  help: 'The id of a calendar, which for a person is the mail address. It is shared with the service account.',
  kind: 'text',
  example: 'ann@shop.example',
  picks: 'calendars',
}
const timeZone: InputForm = {
  title: 'Time zone',
  help: 'In which days and hours are meant, such as Europe/Zurich. Blank, it is UTC.',
  kind: 'text',
  example: 'Europe/Zurich',
}
const minutes: InputForm = {
  title: 'Minutes',
  help: 'How long it takes.',
  kind: 'number',
  example: '30',
}
const start: InputForm = {
  title: 'Begins at',
  help: 'In ISO 8601, as “Free times” gives it. Without an offset it is meant in the time zone.',
  kind: 'text',
  example: '{time}',
}
const event: InputForm = {
  title: 'Event',
  help: 'The id that “Book a time” answered.',
  kind: 'text',
  example: '{booking.id}',
}

const weekdayNames = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat']

/** Brings the free times of a calendar. */
export const freeTimes = defineAction({
  title: 'Free times',
  help: 'Brings the times at which a calendar is free within the hours below, as times with start and end.',
  schema: v.object({
    calendarId: wanted,
    from: perhaps,
    days: number(1, 60, 7),
    minutes: number(5, 1440, 30),
    opens: v.pipe(
      perhaps,
      v.transform(text => text || '09:00'),
      v.regex(/^\d{1,2}:\d{2}$/, 'it is no time such as 09:00'),
    ),
    closes: v.pipe(
      perhaps,
      v.transform(text => text || '17:00'),
      v.regex(/^\d{1,2}:\d{2}$/, 'it is no time such as 17:00'),
    ),
    weekdays: perhaps,
    timeZone: zone,
  }),
  fields: {
    calendarId: calendar,
    from: {
      title: 'First day',
      help: 'As 2026-12-01. Blank, it is today.',
      kind: 'text',
      example: '{day}',
    },
    days: {
      title: 'Days',
      help: 'How many days are looked at: 1 to 60.',
      kind: 'number',
      example: '7',
    },
    minutes,
    opens: { title: 'From', help: 'When a day opens.', kind: 'text', example: '09:00' },
    closes: { title: 'Until', help: 'When a day closes.', kind: 'text', example: '17:00' },
    weekdays: {
      title: 'Days of the week',
      help: 'Such as mon, tue, fri. Blank: Monday to Friday.',
      kind: 'text',
      example: 'mon, tue, wed, thu, fri',
    },
    timeZone,
  },
  request: (input, { at: now }) => {
    const { start, end } = spanOf(input, now)
    return {
      method: 'POST',
      path: '/calendar/v3/freeBusy',
      body: {
        timeMin: new Date(start).toISOString(),
        timeMax: new Date(end).toISOString(),
        timeZone: input.timeZone,
        items: [{ id: input.calendarId }],
      },
    }
  },
  read: (body, input, { at: now }) => {
    const { timeZone, minutes, opens, closes } = input
    const opening = {
      timeZone,
      minutes,
      from: minutesOf(opens),
      until: minutesOf(closes),
      weekdays: weekdaysIn(input.weekdays),
    }
    const times = freeIn(opening, spanOf(input, now), busyIn(body, input.calendarId), now)
    return { times: times.map(each => ({ ...each })), first: times[0]?.start ?? null }
  },
  again: 'same',
  fault: faultOfCalendar,
})

/** Writes an event into a calendar that is free then. */
export const book = defineAction({
  title: 'Book a time',
  help: 'Writes an event into a calendar, unless something else stands there then.',
  schema: v.object({
    calendarId: wanted,
    start: wanted,
    minutes: number(5, 1440, 30),
    title: perhaps,
    description: perhaps,
    timeZone: zone,
  }),
  fields: {
    calendarId: calendar,
    start,
    minutes,
    title: {
      title: 'Title',
      help: 'What the event is called. Blank, it is Chat.',
      kind: 'text',
      example: '{name}',
    },
    description: {
      title: 'Description',
      help: 'What else stands in the event.',
      kind: 'long-text',
      example: '{email}, {phone}',
    },
    timeZone,
  },
  lookUp: input => {
    const { start, end } = eventSpan(input)
    return {
      method: 'POST',
      path: '/calendar/v3/freeBusy',
      body: {
        timeMin: new Date(start).toISOString(),
        timeMax: new Date(end).toISOString(),
        items: [{ id: input.calendarId }],
      },
    }
  },
  request(input, { key, found }) {
    // It may be this very event that stands there, of a try whose answer was lost.
    if (busyIn(found, input.calendarId).length > 0)
      return {
        method: 'GET',
        path: at`/calendar/v3/calendars/${input.calendarId}/events/${eventId(key)}`,
      }
    return {
      method: 'POST',
      path: at`/calendar/v3/calendars/${input.calendarId}/events`,
      body: {
        id: eventId(key),
        summary: input.title || 'Chat',
        ...(input.description !== '' && { description: input.description }),
        ...times(input),
      },
    }
  },
  read: (body, input, { key }) => ({
    id: textAt(body, 'id') || eventId(key),
    link: textAt(body, 'htmlLink'),
    start: inZone(eventSpan(input).start, input.timeZone),
    end: inZone(eventSpan(input).end, input.timeZone),
  }),
  // The event has an id of its own, so that it is there once however often it is sent.
  done: [409, 404],
  again: 'same',
  fault: body =>
    textAt(body, 'error.code') === '404' || textAt(body, 'status') === 'cancelled'
      ? 'The calendar is not free at this time'
      : faultOfCalendar(body),
})

/** Puts an event to another time. */
export const move = defineAction({
  title: 'Move a booking',
  help: 'Puts an event to another time.',
  schema: v.object({
    calendarId: wanted,
    eventId: wanted,
    start: wanted,
    minutes: number(5, 1440, 30),
    timeZone: zone,
  }),
  fields: { calendarId: calendar, eventId: event, start, minutes, timeZone },
  request: input => ({
    method: 'PATCH',
    path: at`/calendar/v3/calendars/${input.calendarId}/events/${input.eventId}`,
    body: times(input),
  }),
  read: (body, input) => ({
    id: textAt(body, 'id') || input.eventId,
    start: inZone(eventSpan(input).start, input.timeZone),
    end: inZone(eventSpan(input).end, input.timeZone),
  }),
  again: 'same',
})

/** Takes an event out. */
export const cancel = defineAction({
  title: 'Cancel a booking',
  help: 'Takes an event out of a calendar. One that is gone already counts as taken out.',
  schema: v.object({ calendarId: wanted, eventId: wanted }),
  fields: { calendarId: calendar, eventId: event },
  request: ({ calendarId, eventId }) => ({
    method: 'DELETE',
    path: at`/calendar/v3/calendars/${calendarId}/events/${eventId}`,
  }),
  read: (_, { eventId }) => ({ id: eventId, isCancelled: true }),
  done: [410],
  again: 'same',
})

/** Google takes a to v and digits. */
const eventId = (key: string) => createHash('sha256').update(key).digest('hex').slice(0, 40)

function spanOf(
  { from, days, timeZone }: { from: string; days: number; timeZone: string },
  now: number,
): Span {
  if (from === '') return { start: now, end: now + days * day }
  const date = /^\d{4}-\d{2}-\d{2}/.exec(from)?.[0]
  if (date === undefined || Number.isNaN(Date.parse(date)))
    throw new NotPossible('The first day is no date such as 2026-12-01')
  const start = momentIn(timeZone, date, 0)
  return { start, end: start + days * day }
}

function eventSpan({
  start,
  minutes,
  timeZone,
}: {
  start: string
  minutes: number
  timeZone: string
}): Span {
  const local = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}):(\d{2})(?::\d{2}(?:\.\d+)?)?$/.exec(start)
  const at = local
    ? momentIn(timeZone, local[1] ?? '', Number(local[2]) * 60 + Number(local[3]))
    : Date.parse(start)
  if (Number.isNaN(at)) throw new NotPossible('The beginning is no time in ISO 8601')
  return { start: at, end: at + minutes * minute }
}

function times(input: { start: string; minutes: number; timeZone: string }) {
  const { start, end } = eventSpan(input)
  const { timeZone } = input
  return {
    start: { dateTime: inZone(start, timeZone), timeZone },
    end: { dateTime: inZone(end, timeZone), timeZone },
  }
}

function weekdaysIn(text: string): ReadonlySet<number> {
  const named = text
    .toLowerCase()
    .split(/[\s,;]+/)
    .map(name => weekdayNames.indexOf(name.slice(0, 3)))
    .filter(number => number >= 0)
  return new Set(named.length > 0 ? named : [1, 2, 3, 4, 5])
}

/** Google answers with a good status where it cannot see the calendar. */
function faultOfCalendar(body: Parameters<typeof textAt>[0]): string | undefined {
  const [calendar = {}] = Object.values(Object(Object(body).calendars))
  const reason = firstText(Object(calendar), 'errors[0].reason')
  return reason === undefined
    ? undefined
    : reason === 'notFound'
      ? 'The calendar is not there, or not shared with the service account'
      : reason
}
