import { toDay } from '../validate/calendar-date.js'
import { dateInWords, slotInWords } from './date-in-words.js'
import { zoneName } from './zone-name.js'

/** A day as questions keep it, with a slot, a time of day or neither: `2026-03-12 17:00 - 18:30 (Europe/Zurich)`. */
const moment =
  /^(\d{4}-\d\d-\d\d)(?: ((?:[01]?\d|2[0-3]):[0-5]\d(?: - (?:[01]?\d|2[0-4]):[0-5]\d)?)(?: \(([\w/+-]+)\))?)?$/

/**
 * A text as people read it in a language, if it is a date as questions keep it: `Thursday, March 12, 2026, 5:00 PM - 6:30 PM`
 * (decision 126). Any other text is left as it is; in a language that is not known, it is English.
 */
export function momentInWords(text: string, locale: string): string {
  const [, date = '', slot, zone] = moment.exec(text) ?? []
  const day = toDay(date)
  if (day === undefined) return text
  const words = dateInWords(day, locale)
  if (slot === undefined) return words
  // No keyboard writes a narrow space, and whoever compares texts writes them.
  const times = slotInWords(slot, locale).replace(/[\u00a0\u202f]/g, ' ')
  return `${words}, ${times}${zone ? ` (${zoneName(zone, locale || 'en')})` : ''}`
}
