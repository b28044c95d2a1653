import { fields, flag, list, text } from '../bot/fields.js'

/** Which days and hours a node knows, as decision 103 writes them for calendars and business hours. */
export const openingHoursFields = {
  /** Weekday names. */
  excludeDays: list(text()),
  /** `YYYY-MM-DD`. */
  excludeDates: list(text()),
  weeklyHours: list(
    fields({
      dayName: text(),
      available: flag(true),
      slots: list(fields({ start: text(), end: text() })),
    }),
  ),
}
