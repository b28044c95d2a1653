import type { InferOutput } from 'valibot'
import type { WriteBotText } from '../../node/bot-texts.js'
import type { Env } from '../../node/env.js'
import type { AnswerInput } from '../../node/prompt.js'
import { fieldsOf } from '../../patterns/reading.js'
import { daysIn, languagesOf } from '../../patterns/today.js'
import { filled, whichDay, withExample } from '../../patterns/which-day.js'
import { dateInWords, dayInWords, slotInWords, weekdayName } from '../../session/date-in-words.js'
import { isUnseen, plainly } from '../../validate/as-typed.js'
import { addDays, isDate, toDay, weekdayOf } from '../../validate/calendar-date.js'
import { hasBegun, isExcluded, slotsOf } from '../../validate/opening-hours.js'
import type { calendarSchema } from './index.js'
import type { OfferedTimes } from './offered-times.js'

/** A calendar as one visitor sees it. */
export interface Calendar {
  readonly data: InferOutput<typeof calendarSchema>
  /** The zone of the bot. `today` is the date there, `YYYY-MM-DD`. */
  readonly zone: string
  readonly today: string
  /** Since midnight in the bot's zone. */
  readonly minutes: number
  readonly visitorZone: string
  /** In which the bot names days. */
  readonly locale: string
  readonly t: WriteBotText
  readonly env: Env
  /** What is free, of a calendar that books. */
  readonly offered?: OfferedTimes | undefined
}

/** A date with the slots that are offered on it, each shown as `start - end`. */
interface Day {
  readonly date: string
  readonly slots: readonly string[]
}

/** How far the visitor is: the day whose slots are offered, what has been booked, and why an answer was refused. */
export interface Booking {
  readonly day: Day | null
  readonly booked?: { readonly date: string; readonly slot: string | null }
  readonly correction?: string
}

/** Reads an answer. One that is refused changes nothing (decisions 104, 105, 108, 24, 72 and 150). */
export function book(answer: AnswerInput, { day }: Booking, calendar: Calendar): Booking {
  const { date, slot } = typeof answer === 'string' ? { date: answer } : fieldsOf(answer)
  const named = typeof slot === 'string' ? slot : undefined
  if (typeof date !== 'string' || isUnseen(date)) return bookSlot(day, named, calendar)
  if (isDate(date.trim())) return bookDate(date.trim(), named, day, calendar)
  return bookWords(named === undefined ? date : `${date} ${named}`, day, calendar)
}

function bookDate(
  date: string,
  slot: string | undefined,
  day: Day | null,
  calendar: Calendar,
): Booking {
  const { locale, t } = calendar
  const number = toDay(date) ?? 0
  if (!isOffered(date, calendar)) {
    const name = dateInWords(number, locale)
    const correction = filled(t('{day} cannot be chosen. Please choose a different date.'), {
      day: name,
    })
    return { day, correction: withFirstDay(correction, calendar) }
  }
  if (!asksTime(calendar)) return { day: null, booked: { date, slot: null } }
  const slots = slotsOn(date, weekdayOf(number), calendar)
  if (slots.length > 0) return bookSlot({ date, slots }, slot, calendar)
  const noSlots = t('Sorry, no time slots are available on {day}. Please choose a different date.')
  return { day: null, correction: filled(noSlots, { day: weekdayName(number, locale) }) }
}

function bookSlot(day: Day | null, slot: string | undefined, calendar: Calendar): Booking {
  const found = day && slot !== undefined ? slotNamed(slot, day.slots, calendar) : undefined
  return day && found !== undefined ? { day, booked: { date: day.date, slot: found } } : { day }
}

/** A time of the day that was chosen, a day, or a day with a time behind it. */
function bookWords(words: string, day: Day | null, calendar: Calendar): Booking {
  const { locale, t } = calendar
  const booking = bookSlot(day, words, calendar)
  if (booking.booked) return booking
  const [days, slot] = readWords(words, calendar)
  const [first] = days
  if (first === undefined) {
    const [example] = day?.slots ?? []
    if (example === undefined)
      return { day, correction: withFirstDay(t('Please enter a valid date'), calendar) }
    return {
      day,
      correction: withExample(t('Please enter a valid time'), slotInWords(example, locale), t),
    }
  }
  const open = days.filter(date => isOpen(date, calendar))
  return open.length > 1
    ? { day, correction: whichDay(open, t, locale) }
    : bookDate(open[0] ?? first, slot, day, calendar)
}

/** The days that words may mean, and the time that may stand behind them. */
function readWords(
  words: string,
  { today, env }: Calendar,
): [days: readonly string[], slot?: string] {
  const days = daysIn(words, env, today)
  if (days.length > 0) return [days]
  const parts = words.split(/[\s,]+/, mostWords)
  for (let at = 1; at < parts.length; at++) {
    const slot = parts.slice(at).join(' ')
    if (timesIn(slot.split(/\s?[-–—]\s?/, 1)[0] ?? '', env).length === 0) continue
    // `at` and `um` may stand between the two.
    for (const end of [at, at - 1]) {
      const days = daysIn(parts.slice(0, end).join(' '), env, today)
      if (days.length > 0) return [days, slot]
    }
  }
  return [[]]
}

const mostWords = 12

/** The times of day that words mean in the languages that count. */
const timesIn = (words: string, env: Env) =>
  languagesOf(env).flatMap(language => env.typed?.time(words, language) ?? [])

/** A slot by its times, as they are kept or as the visitor reads them, or by the time at which it begins. */
function slotNamed(
  written: string,
  slots: readonly string[],
  { locale, env }: Calendar,
): string | undefined {
  const named = squeeze(written)
  const found = slots.find(slot =>
    [slot, slotInWords(slot, locale)].some(name => squeeze(name) === named),
  )
  if (found !== undefined) return found
  const read = (half: string) => {
    const times = named.split('-').map(time => timesIn(`${time}${half}`, env))
    return slots.filter(slot => {
      const bounds = slot.split(' - ').map(time => time.padStart(5, '0'))
      return times.every((each, index) => each.includes(bounds[index] ?? ''))
    })
  }
  const [only, ...others] = [...read(''), ...read(' pm')]
  return others.length === 0 ? only : undefined
}

/** Does the visitor pick a time, too? Who books always does. */
export const asksTime = ({ data, offered }: Calendar) =>
  offered !== undefined || data.showTimeSelection

function isOffered(date: string, { data, today, offered }: Calendar): boolean {
  if (offered) return offered.has(date)
  return (
    (data.showPastDates || date >= today) && !isExcluded(data, date, weekdayOf(toDay(date) ?? 0))
  )
}

/** Can the date be booked? */
function isOpen(date: string, calendar: Calendar): boolean {
  const hasSlots = () => slotsOn(date, weekdayOf(toDay(date) ?? 0), calendar).length > 0
  return isOffered(date, calendar) && (!asksTime(calendar) || hasSlots())
}

/** The first day within a year that can be booked stands for how days are written. */
function withFirstDay(correction: string, calendar: Calendar): string {
  for (let ahead = 0; ahead < 366; ahead++) {
    const date = addDays(calendar.today, ahead)
    if (date !== undefined && isOpen(date, calendar))
      return withExample(correction, dayInWords(toDay(date) ?? 0, calendar.locale), calendar.t)
  }
  return correction
}

/** The slots that are offered on a date; one of today that has begun is not, unless past dates may be picked (decision 72). */
export function slotsOn(
  date: string,
  weekday: number,
  { data, today, minutes, offered }: Calendar,
): string[] {
  if (offered) return [...(offered.get(date)?.keys() ?? [])]
  const slots = slotsOf(data.weeklyHours, weekday)
  const isToday = date === today && !data.showPastDates
  const labels = slots
    .filter(slot => !isToday || !hasBegun(slot, minutes))
    .map(({ start, end }) => `${start.trim()} - ${end.trim()}`)
  return [...new Set(labels)]
}

const squeeze = (slot: string) => plainly(slot).replace(/\s/g, '')
