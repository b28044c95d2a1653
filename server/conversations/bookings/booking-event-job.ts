import * as v from 'valibot'
import { defineJob, JobFailure, type JobHandler } from '../../platform/jobs/index.js'
import type { BookingEntry, BookingNews, Store } from '../../store/index.js'
import type { Hooks } from '../hooks/hooks.js'
import type { Bookings } from './bookings.js'
import type { OutsideCalendars } from './outside.js'

interface Parts {
  readonly store: Pick<Store, 'bookings' | 'calls'>
  readonly bookings: Pick<Bookings, 'calendarOf'>
  readonly outsideCalendars: OutsideCalendars
  readonly hooks: Pick<Hooks, 'booked'>
  /** What links begin with. */
  readonly ownAddress: { readonly current: string | undefined }
}

/** Tells programs of what has happened with an appointment. Writes it into the calendar that its step is connected with, moves it there and takes it out; of several changes at once, the last one. */
export function bookingEventJob({
  store,
  bookings,
  outsideCalendars,
  hooks,
  ownAddress,
}: Parts): JobHandler {
  return defineJob({
    name: 'booking-event',
    atOnce: 4,
    data: v.object({
      id: v.string(),
      sequence: v.number(),
      // Absent where a server of before has put it.
      news: v.optional(v.picklist(bookingNews)),
    }),
    async run({ data: { id, sequence, news }, pause, attempt }) {
      const entry = await store.bookings.find(id)
      if (entry && news) await hooks.booked(entry, news, sequence)
      if (!entry || entry.sequence > sequence) return
      const plan = (await bookings.calendarOf(entry))?.plan
      if (!plan?.outside) return
      const failure = await outsideCalendars.write(entry, plan.outside, {
        title: entry.name || entry.email || 'Appointment',
        description: linesOf(entry, ownAddress.current).join('\n'),
        isShared: plan.capacity > 1 || plan.resources.length > 1,
      })
      if (!failure) return
      if (failure.isFinal || pause === undefined)
        await store.calls.note(entry.botId, {
          nodeId: entry.nodeId,
          step: 'booking',
          at: new Date().toISOString(),
          ms: 0,
          status: failure.status ?? null,
          error: failure.message,
          callId: null,
          attempt,
          session: entry.session,
        })
      throw new JobFailure(failure.message, { isFinal: failure.isFinal })
    },
  })
}

const bookingNews = ['booked', 'moved', 'cancelled'] as const satisfies readonly BookingNews[]

function linesOf(
  { resourceName, email, phone, note, token }: BookingEntry,
  ownAddress: string | undefined,
): readonly string[] {
  return [
    resourceName ?? '',
    email,
    phone,
    note,
    ownAddress === undefined ? '' : `${ownAddress}/b/${token}`,
  ].filter(line => line !== '')
}
