import type { BookingCalendarRecord } from '@talkgraph/wire/bookings'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../api/client.js'
import { addDays, shownDate } from './days.js'

/** Under which name all that is known of appointments is kept. */
export const bookingsKey = ['bookings'] as const

/** Milliseconds between two looks. */
const lookEvery = 30_000

/** The appointments of so many days from a date on, each by the clock of its calendar. */
export const useBookings = (first: string, days: number) =>
  useQuery({
    queryKey: [...bookingsKey, 'list', first, days],
    refetchInterval: lookEvery,
    queryFn: async ({ signal }) => {
      // A day more on each side, as clocks elsewhere show other days.
      const from = `${addDays(first, -1)}T00:00:00Z`
      const to = `${addDays(first, days + 1)}T00:00:00Z`
      const { bookings } = await api.listBookings({ from, to, limit: 1000 }, { signal })
      const end = addDays(first, days)
      return bookings.filter(({ start }) => shownDate(start) >= first && shownDate(start) < end)
    },
  })

/** The calendars that book. */
export const useBookingCalendars = () =>
  useQuery({
    queryKey: [...bookingsKey, 'calendars'],
    queryFn: async ({ signal }) => (await api.listBookingCalendars({}, { signal })).calendars,
  })

/** The free times of a calendar on a day. */
export const useFreeTimes = (
  calendar: Pick<BookingCalendarRecord, 'chatbotId' | 'nodeId'> | undefined,
  date: string,
) =>
  useQuery({
    queryKey: [...bookingsKey, 'times', calendar?.chatbotId, calendar?.nodeId, date],
    enabled: calendar !== undefined && date !== '',
    queryFn: async ({ signal }) => {
      const { chatbotId = '', nodeId = '' } = calendar ?? {}
      const asked = { chatbotId, nodeId, from: date, days: 1 }
      return (await api.listBookingTimes(asked, { signal })).times
    },
  })
