import * as v from 'valibot'
import { zonedIso } from '../../../runtime/validate/time-zone.js'
import { bookingAddress } from '../../conversations/bookings/booking-mails.js'
import type { BookingEntry } from '../../store/index.js'

const moment = v.pipe(v.string(), v.description('ISO 8601, in the zone of the calendar.'))

/** An appointment. */
export const bookingRecord = v.strictObject({
  id: v.string(),
  chatbotId: v.string(),
  nodeId: v.pipe(v.string(), v.description('The step that it was booked with.')),
  start: moment,
  end: moment,
  state: v.picklist(['booked', 'cancelled']),
  resourceId: v.nullable(v.string()),
  resourceName: v.nullable(v.string()),
  name: v.string(),
  email: v.string(),
  phone: v.string(),
  note: v.string(),
  timeZone: v.pipe(v.string(), v.description('Of the calendar.')),
  visitorTimeZone: v.pipe(v.string(), v.description('Blank where it is not known.')),
  madeBy: v.picklist(['visitor', 'owner']),
  address: v.pipe(v.nullable(v.string()), v.description('Where the visitor moves or cancels it.')),
  createdAt: v.string(),
  changedAt: v.string(),
})

/** An appointment as the API answers it. */
export const bookingRecordOf = (
  entry: BookingEntry,
  publicUrl: string | undefined,
): v.InferOutput<typeof bookingRecord> => ({
  id: entry.id,
  chatbotId: entry.botId,
  nodeId: entry.nodeId,
  start: zonedIso(entry.start, entry.zone),
  end: zonedIso(entry.end, entry.zone),
  state: entry.state === 'cancelled' ? 'cancelled' : 'booked',
  resourceId: entry.resourceId,
  resourceName: entry.resourceName,
  name: entry.name,
  email: entry.email,
  phone: entry.phone,
  note: entry.note,
  timeZone: entry.zone,
  visitorTimeZone: entry.visitorZone,
  madeBy: entry.madeBy,
  address: bookingAddress(entry, publicUrl) ?? null,
  createdAt: new Date(entry.createdAt).toISOString(),
  changedAt: new Date(entry.changedAt).toISOString(),
})

/** One, for the reference. */
export const exampleBooking: v.InferOutput<typeof bookingRecord> = {
  id: 'bkg_3f1c0b7a9d2e4f6a8b0c',
  chatbotId: 'shop',
  nodeId: 'tasting',
  start: '2026-12-03T09:00:00+01:00',
  end: '2026-12-03T10:00:00+01:00',
  state: 'booked',
  resourceId: 'anna',
  resourceName: 'Anna',
  name: 'Ann Smith',
  email: 'ann@example.org',
  phone: '',
  note: '',
  timeZone: 'Europe/Zurich',
  visitorTimeZone: 'Europe/London',
  madeBy: 'visitor',
  address: 'https://chat.example/b/5V8qX2mN7cR1tL0pK9wZ3yEa',
  createdAt: '2026-11-22T10:00:00.000Z',
  changedAt: '2026-11-22T10:00:00.000Z',
}
