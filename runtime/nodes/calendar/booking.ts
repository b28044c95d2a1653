import type { InferOutput } from 'valibot'
import type { AnswerInput } from '../../node/prompt.js'
import { fieldsOf } from '../../patterns/reading.js'
import { weekdayName } from '../../session/date-in-words.js'
import { fillText } from '../../session/placeholders.js'
import { isDate, toDay, weekdayOf } from '../../validate/calendar-date.js'
import { hasBegun, isExcluded, slotsOf } from '../../validate/opening-hours.js'
import type { calendarSchema } from './index.js'

/** A calendar as one visitor sees it. */
export interface Calendar {
  readonly data: InferOutput<typeof calendarSchema>
  /** The zone of the bot. `today` is the date there, `YYYY-MM-DD`. */
  readonly zone: string
  readonly today: string
  /** Since midnight in the bot's zone. */
  readonly minutes: number
  readonly visitorZone: string
  readonly locale: string
  /** What the bot says about a day without slots, in the visitor's language; `{day}` is its weekday. */
  readonly noSlots: string
}

/** A date with the slots that are offered on it, each shown as `start - end`. */
interface Day {
  readonly date: string
  readonly slots: readonly string[]
}

/** How far the visitor is: the day whose slots are offered, what has been booked, and why a day was refused. */
export interface Booking {
  readonly day: Day | null
  readonly booked?: { readonly date: string; readonly slot: string | null }
  readonly correction?: string
}

/** Reads an answer. One that is refused changes nothing (decisions 104, 105, 108, 24 and 72). */
export function book(answer: AnswerInput, { day }: Booking, calendar: Calendar): Booking {
  const { date, slot } = readChoice(answer)
  if (date === undefined) return bookSlot(day, slot)
  const number = toDay(date)
  if (number === undefined || !isOffered(date, weekdayOf(number), calendar)) return { day }
  if (!calendar.data.showTimeSelection) return { day: null, booked: { date, slot: null } }
  const slots = slotsOn(date, weekdayOf(number), calendar)
  if (slots.length > 0) return bookSlot({ date, slots }, slot)
  const name = weekdayName(number, calendar.locale)
  return {
    day: null,
    correction: fillText(calendar.noSlots, { get: part => (part === 'day' ? name : undefined) }),
  }
}

function bookSlot(day: Day | null, slot: string | undefined): Booking {
  const found = slot === undefined ? undefined : day?.slots.find(label => squeeze(label) === squeeze(slot))
  return day && found !== undefined ? { day, booked: { date: day.date, slot: found } } : { day }
}

/** Reads `{ date }`, `{ slot }`, `{ date, slot }`, or either of the two as text. */
function readChoice(answer: AnswerInput): { date?: string; slot?: string } {
  if (typeof answer === 'string') return isDate(answer.trim()) ? { date: answer.trim() } : { slot: answer }
  const { date, slot } = fieldsOf(answer)
  return {
    ...(typeof date === 'string' && { date: date.trim() }),
    ...(typeof slot === 'string' && { slot }),
  }
}

function isOffered(date: string, weekday: number, { data, today }: Calendar): boolean {
  return (data.showPastDates || date >= today) && !isExcluded(data, date, weekday)
}

/** The slots that are offered on a date; one of today that has begun is not, unless past dates may be picked (decision 72). */
export function slotsOn(date: string, weekday: number, { data, today, minutes }: Calendar): string[] {
  const slots = slotsOf(data.weeklyHours, weekday)
  const isToday = date === today && !data.showPastDates
  const labels = slots
    .filter(slot => !isToday || !hasBegun(slot, minutes))
    .map(({ start, end }) => `${start.trim()} - ${end.trim()}`)
  return [...new Set(labels)]
}

const squeeze = (slot: string) => slot.replace(/\s/g, '')
