/**
 * A date as people read it in a language: by default with everything, such as `Tuesday, November 24, 2026`. Always of the
 * Gregorian calendar, which is the one that a month is drawn by.
 */
export function formatDate(
  date: string,
  locale: string,
  parts: Intl.DateTimeFormatOptions = {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  },
): string {
  return new Intl.DateTimeFormat(locale, { ...parts, calendar: 'gregory', timeZone: 'UTC' }).format(
    Date.parse(date),
  )
}
