import { fields, flag, list, text } from '../bot/fields.js'

/** The days and hours that calendars and business hours share (decision 103). */
export const openingHoursFields = {
  /** English names of weekdays. */
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
