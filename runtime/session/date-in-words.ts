const dayLength = 86_400_000

/** Names a day's weekday in a language, or in English if the language is unknown. Days count from 1970-01-01. */
export function weekdayName(day: number, locale: string): string {
  return formatter(locale, { weekday: 'long' }).format(day * dayLength)
}

/** A day as people read it in a language, such as `Thursday, March 12, 2026`; always of the Gregorian calendar. */
export function dateInWords(day: number, locale: string): string {
  const parts = {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    calendar: 'gregory',
  } as const
  return formatter(locale, parts).format(day * dayLength)
}

/** The same without its weekday, such as `March 12, 2026`. */
export function dayInWords(day: number, locale: string): string {
  const parts = { day: 'numeric', month: 'long', year: 'numeric', calendar: 'gregory' } as const
  return formatter(locale, parts).format(day * dayLength)
}

/** A slot `HH:MM - HH:MM` with its hours as a language writes them, such as `9:00 AM - 10:00 AM`. */
export function slotInWords(slot: string, locale: string): string {
  const { format } = formatter(locale, { timeStyle: 'short' })
  return slot
    .split(' - ')
    .map(time => format(Date.parse(`1970-01-01T${time.padStart(5, '0')}Z`)))
    .join(' - ')
}

function formatter(locale: string, parts: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const options = { ...parts, timeZone: 'UTC' }
  try {
    return new Intl.DateTimeFormat(locale || 'en', options)
  } catch {
    return new Intl.DateTimeFormat('en', options)
  }
}
