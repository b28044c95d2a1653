import { addDays } from './calendar-date.js'
import type { WallClock } from './time-zone.js'

/** From start to end, both `HH:MM`. */
export type Slot = { start: string; end: string }

/** A day of the week and when it is open. */
export type DayHours = { dayName: string; available?: boolean; slots: readonly Slot[] }

/** When a business is open, in the words of decision 103. */
export type OpeningHours = {
  weeklyHours?: readonly DayHours[]
  excludeDays?: readonly string[]
  excludeDates?: readonly string[]
}

const wholeDay: Slot = { start: '00:00', end: '24:00' }
const dayLength = 24 * 60

/**
 * Is it open? From a slot's start up to its end; what runs past midnight belongs to the day it started on, and without any
 * weekly hours it is open except on excluded days (decision 23).
 */
export function isOpen(hours: OpeningHours, { date, minutes, weekday }: WallClock): boolean {
  return (
    isInSlot(hours, date, weekday, minutes) ||
    isInSlot(hours, addDays(date, -1) ?? '', (weekday + 6) % 7, minutes + dayLength)
  )
}

/** The readable slots of a day of the week, 0 for Sunday, in the order given; none on a day that is closed (decision 23). */
export function slotsOf(weeklyHours: readonly DayHours[], weekday: number): Slot[] {
  return weeklyHours
    .filter(day => day.available !== false && toWeekday(day.dayName) === weekday)
    .flatMap(day => day.slots)
    .filter(({ start, end }) => toMinutes(start) < dayLength && toMinutes(end) >= 0)
}

/** Has the slot begun, so many minutes after midnight? (decision 72) */
export function hasBegun({ start }: Slot, minutes: number): boolean {
  return toMinutes(start) <= minutes
}

/** Is the day left out, by its date or by its day of the week? (decision 105) */
export function isExcluded(
  { excludeDays, excludeDates }: OpeningHours,
  date: string,
  weekday: number,
): boolean {
  return (
    !!excludeDays?.some(name => toWeekday(name) === weekday) ||
    !!excludeDates?.some(each => each.trim() === date)
  )
}

/** Is this a time that can be read: hours and minutes, up to 24:00? (decision 23) */
export function isTime(text: string): boolean {
  return toMinutes(text) >= 0
}

function isInSlot(hours: OpeningHours, date: string, weekday: number, minutes: number): boolean {
  const slots = hours.weeklyHours?.length ? slotsOf(hours.weeklyHours, weekday) : [wholeDay]
  return !isExcluded(hours, date, weekday) && slots.some(slot => isWithin(slot, minutes))
}

function isWithin(slot: Slot, minutes: number): boolean {
  const start = toMinutes(slot.start)
  const end = toMinutes(slot.end)
  return minutes >= start && minutes < (end > start ? end : end + dayLength)
}

/** Minutes after midnight of a time `HH:MM`, up to 24:00; NaN for what cannot be read. */
export function toMinutes(time: string): number {
  const [, hour, minute] = /^(\d\d?):([0-5]\d)$/.exec(time.trim()) ?? []
  const minutes = Number(hour) * 60 + Number(minute)
  return minutes <= dayLength ? minutes : NaN
}

const dayNames = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']

/** The day of the week that a name stands for, in full or by three letters: 0 for Sunday, -1 for none (decision 23). */
export function toWeekday(name: string): number {
  const written = name.trim().toLowerCase()
  return dayNames.findIndex(day => written === day || written === day.slice(0, 3))
}
