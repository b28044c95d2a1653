import type { InferOutput } from 'valibot'
import type { BookingRequest } from '../../node/step-tools.js'
import { isTimeZone } from '../../validate/time-zone.js'
import type { calendarSchema } from './index.js'

/** The exit of a calendar that books where nothing was booked. */
export const notBooked = 'not-booked'

/** By which rules a calendar books, within bounds; undefined: it only records what was picked (decision 170). */
export function bookingPlanOf({
  booking,
  timeZone,
  weeklyHours,
  excludeDays,
  excludeDates,
}: InferOutput<typeof calendarSchema>): BookingRequest | undefined {
  if (!booking.isOn) return undefined
  const zone = timeZone.trim()
  return {
    minutes: within(booking.minutes, 5, 1440),
    pause: within(booking.pause, 0, 1440),
    capacity: within(booking.capacity, 1, 1000),
    noticeHours: Math.min(Math.max(booking.noticeHours, 0), 8760),
    daysAhead: within(booking.daysAhead, 0, 366),
    resources: booking.resources
      .map(({ id, name }) => ({ id: (id || name).trim(), name: (name || id).trim() }))
      .filter(({ id }, at, all) => id !== '' && all.findIndex(each => each.id === id) === at)
      .slice(0, mostResources),
    hours: { weeklyHours, excludeDays, excludeDates },
    zone: isTimeZone(zone) ? zone : 'UTC',
  }
}

const mostResources = 50

const within = (number: number, least: number, most: number) =>
  Math.min(Math.max(Math.round(number), least), most)
