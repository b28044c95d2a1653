const dayLength = 86_400_000

/** The name of a day's weekday in the visitor's language, in English where that is unknown. Days count from 1970-01-01. */
export function weekdayName(day: number, locale: string): string {
  return formatter(locale).format(day * dayLength)
}

function formatter(locale: string): Intl.DateTimeFormat {
  const options = { weekday: 'long', timeZone: 'UTC' } as const
  try {
    return new Intl.DateTimeFormat(locale || 'en', options)
  } catch {
    return new Intl.DateTimeFormat('en', options)
  }
}
