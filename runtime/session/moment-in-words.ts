import { toDay } from '../validate/calendar-date.js'

const dayLength = 86_400_000

/** A day as questions keep it, with a slot or without: `2026-03-12 17:00 - 18:30 (Europe/Zurich)`. */
const moment = /^(\d{4}-\d\d-\d\d)(?: (\d\d?:\d\d) - (\d\d?:\d\d)(?: \(([\w/+-]+)\))?)?$/

/**
 * A text as people read it in a language, if it is a date as questions keep it: `Thursday, March 12, 2026, 5:00 PM - 6:30 PM`
 * (decision 126). Any other text is left as it is; in a language that is not known, it is English.
 */
export function momentInWords(text: string, locale: string): string {
  const [, date = '', from, to, zone] = moment.exec(text) ?? []
  const day = toDay(date)
  if (day === undefined) return text
  const words = format(locale, dateParts)(day * dayLength)
  if (from === undefined || to === undefined) return words
  const times = [from, to].map(time => Date.parse(`1970-01-01T${time.padStart(5, '0')}Z`))
  if (times.some(Number.isNaN)) return text
  const slot = times.map(format(locale, { timeStyle: 'short' })).join(' - ')
  // No keyboard writes a narrow space, and whoever compares texts writes them.
  return `${words}, ${slot.replace(/[\u00a0\u202f]/g, ' ')}${zone ? ` (${zone.replaceAll('_', ' ')})` : ''}`
}

const dateParts = {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  calendar: 'gregory',
} as const

function format(locale: string, parts: Intl.DateTimeFormatOptions): (time: number) => string {
  const options = { ...parts, timeZone: 'UTC' }
  try {
    return new Intl.DateTimeFormat(locale || 'en', options).format
  } catch {
    return new Intl.DateTimeFormat('en', options).format
  }
}
