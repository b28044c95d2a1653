import type { InferOutput } from 'valibot'
import type { AnswerInput } from '../../node/prompt.js'
import { fieldsOf } from '../../patterns/reading.js'
import { fillText } from '../../session/placeholders.js'
import { isDate, toDay, weekdayOf } from '../../validate/calendar-date.js'
import { isExcluded, slotsOf } from '../../validate/opening-hours.js'
import type { calendarSchema } from './calendar.schema.js'
import { weekdayName } from './weekday-name.js'

/** A calendar as a visitor meets it, in the visitor's language. */
export interface Calendar {
  readonly data: InferOutput<typeof calendarSchema>
  /** The bot's, where it is `today`, `YYYY-MM-DD`. */
  readonly zone: string
  readonly today: string
  readonly visitorZone: string
  readonly locale: string
  /** Said of a day without slots; `{day}` is its weekday. */
  readonly noSlots: string
}

/** A date whose slots, shown `start - end`, the visitor can choose from. */
export interface Day {
  readonly date: string
  readonly slots: readonly string[]
}

/** Where the visitor stands: the day to choose a slot of, what has been booked, and why there is nothing to choose. */
export interface Booking {
  readonly day: Day | null
  readonly booked?: { readonly date: string; readonly slot: string | null }
  readonly correction?: string
}

/** Takes an answer; one that is refused changes nothing (decisions 104, 105, 108 and 24). */
export function book(answer: AnswerInput, { day }: Booking, calendar: Calendar): Booking {
  const { date, slot } = readChoice(answer)
  if (date === undefined) return bookSlot(day, slot)
  const number = toDay(date)
  if (number === undefined || !isOffered(date, weekdayOf(number), calendar)) return { day }
  if (!calendar.data.showTimeSelection) return { day: null, booked: { date, slot: null } }
  const slots = labelsOf(weekdayOf(number), calendar)
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

/** `{ date }`, `{ slot }`, `{ date, slot }`, or one of the two as text. */
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

function labelsOf(weekday: number, { data }: Calendar): string[] {
  const labels = slotsOf(data.weeklyHours, weekday).map(({ start, end }) => `${start.trim()} - ${end.trim()}`)
  return [...new Set(labels)]
}

const squeeze = (slot: string) => slot.replace(/\s/g, '')
