import { toDay, weekdayOf } from './calendar-date.js'

/** What calendar and clock show at a place: minutes since midnight, and the day of the week with 0 for Sunday. */
export type WallClock = { date: string; minutes: number; weekday: number }

// To make a formatter is slow. A page needs one or two.
const formatters = new Map<string, Intl.DateTimeFormat | undefined>()

/** What calendar and clock show in an IANA time zone, daylight saving included; undefined in an unknown one (decision 23). */
export function wallClock(epochMs: number, timeZone: string): WallClock | undefined {
  const formatter = formatterFor(timeZone)
  if (!formatter || !Number.isFinite(new Date(epochMs).getTime())) return undefined
  const shown = Object.fromEntries(
    formatter.formatToParts(epochMs).map(({ type, value }) => [type, value]),
  )
  const date = `${shown.year?.padStart(4, '0')}-${shown.month}-${shown.day}`
  const day = toDay(date)
  if (day === undefined) return undefined
  return { date, minutes: Number(shown.hour) * 60 + Number(shown.minute), weekday: weekdayOf(day) }
}

/** The moment, in milliseconds since 1970, at which a clock in a time zone shows so many minutes after a date's midnight. */
export function momentIn(timeZone: string, date: string, minutes: number): number {
  const wanted = Date.parse(date) + minutes * 60_000
  let at = wanted
  // The second turn is for a clock that is put forward or back in between.
  for (let turn = 0; turn < 2; turn++) {
    const { date: day = date, minutes: shown = minutes } = wallClock(at, timeZone) ?? {}
    at += wanted - Date.parse(day) - shown * 60_000
  }
  return at
}

/** A moment in ISO 8601 as a clock in a time zone shows it, with how far that is from UTC: `2026-03-12T09:00:00+01:00`. */
export function zonedIso(epochMs: number, timeZone: string): string {
  const { date, minutes } = wallClock(epochMs, timeZone) ?? {}
  if (date === undefined || minutes === undefined) return new Date(epochMs).toISOString()
  const seconds = Math.floor(epochMs / 1000) % 60
  const ahead = Math.round(
    (Date.parse(date) + minutes * 60_000 - epochMs + seconds * 1000) / 60_000,
  )
  const sign = ahead < 0 ? '-' : '+'
  return `${date}T${clockTime(minutes)}:${twoDigits(seconds)}${sign}${clockTime(Math.abs(ahead))}`
}

/** Minutes after midnight as `HH:MM`. */
export const clockTime = (minutes: number): string =>
  `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`

const twoDigits = (number: number) => String(number).padStart(2, '0')

/** Is this the name of a time zone? (decision 23) */
export function isTimeZone(name: string): boolean {
  return formatterFor(name) !== undefined
}

function formatterFor(timeZone: string): Intl.DateTimeFormat | undefined {
  if (formatters.has(timeZone)) return formatters.get(timeZone)
  if (formatters.size > 9) formatters.clear()
  const formatter = makeFormatter(timeZone.trim())
  formatters.set(timeZone, formatter)
  return formatter
}

/** Undefined where there is no such zone: to find that out takes as long as to make one. */
function makeFormatter(timeZone: string): Intl.DateTimeFormat | undefined {
  try {
    return new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
    })
  } catch {
    return undefined
  }
}
