import * as v from 'valibot'
import { zonedIso } from '../../../runtime/validate/time-zone.js'
import { ownerTitle, whoComes } from '../../conversations/bookings/booking-mails.js'
import { calendarFile } from '../../conversations/bookings/calendar-file.js'
import { csvRow } from '../../conversations/results/export.js'
import type { BookingEntry, Store } from '../../store/index.js'
import { moment } from './bookings.js'
import { noBody } from './call/body.js'
import { nothing } from './call/check.js'
import { defineCall } from './call/define-call.js'

const about = {
  method: 'GET',
  tag: 'Bookings',
  params: nothing,
  query: v.strictObject({ from: v.optional(moment), to: v.optional(moment) }),
  body: noBody,
  message: 'Bookings exported',
} as const

const most = 10_000

/** Hands out appointments as a table. */
export const exportBookingsAsCsv = defineCall({
  ...about,
  path: '/bookings/export/csv',
  id: 'exportBookingsAsCsv',
  summary: 'Export appointments as CSV',
  description:
    'Brings the appointments that end after `from` and begin before `to`, cancelled ones too, at most 10,000. It is safe to open in a spreadsheet: what could be read as a formula has an apostrophe in front.',
  produces: 'text/csv',
  data: v.string(),
  example: 'id,chatbotId,state\r\nbkg_3f1c0b7a9d2e4f6a8b0c,shop,booked\r\n',
  run: async ({ store }, { owner, query }) =>
    file('csv', csvOf(await those(store, owner, query, ['booked', 'cancelled']))),
})

/** Hands out appointments for a calendar program. */
export const exportBookingsAsCalendar = defineCall({
  ...about,
  path: '/bookings/export/ics',
  id: 'exportBookingsAsCalendar',
  summary: 'Export appointments as iCalendar',
  description:
    'Brings the appointments that end after `from` and begin before `to`, at most 10,000, as a file that calendar programs take in. To have a program keep up by itself, see `fetchBookingFeed`.',
  produces: 'text/calendar',
  data: v.string(),
  example: 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n',
  run: async ({ store }, { owner, query }) =>
    file(
      'ics',
      calendarFile(await those(store, owner, query, ['booked']), {
        name: 'Bookings',
        titleOf: ownerTitle,
        textOf: whoComes,
      }),
    ),
})

const those = (
  { bookings }: Pick<Store, 'bookings'>,
  owner: string,
  { from, to }: { readonly from?: string | undefined; readonly to?: string | undefined },
  states: readonly ('booked' | 'cancelled')[],
) =>
  bookings.list({
    owner,
    from: from === undefined ? undefined : Date.parse(from),
    to: to === undefined ? undefined : Date.parse(to),
    states,
    limit: most,
  })

const columns = {
  id: entry => entry.id,
  chatbotId: entry => entry.botId,
  state: entry => entry.state,
  start: entry => zonedIso(entry.start, entry.zone),
  end: entry => zonedIso(entry.end, entry.zone),
  timeZone: entry => entry.zone,
  with: entry => entry.resourceName,
  name: entry => entry.name,
  email: entry => entry.email,
  phone: entry => entry.phone,
  note: entry => entry.note,
  madeBy: entry => entry.madeBy,
} as const satisfies Readonly<Record<string, (entry: BookingEntry) => string | null>>

const csvOf = (entries: readonly BookingEntry[]): string =>
  [
    csvRow(Object.keys(columns)),
    ...entries.map(entry => csvRow(Object.values(columns).map(read => read(entry)))),
  ].join('')

const types = { csv: 'text/csv; charset=utf-8', ics: 'text/calendar; charset=utf-8' } as const

function file(format: keyof typeof types, text: string): Response {
  const day = new Date().toISOString().slice(0, 10)
  return new Response(text, {
    headers: {
      'Content-Type': types[format],
      'Content-Disposition': `attachment; filename="bookings-${day}.${format}"`,
      'Cache-Control': 'no-store',
    },
  })
}
