const dayLength = 86_400_000

/** Names a day's weekday in a language, or in English if the language is unknown. Days count from 1970-01-01. */
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
