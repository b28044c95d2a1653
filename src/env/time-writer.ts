/** Writes a time, given in milliseconds since 1970, in a language. */
export type WriteTime = (at: number) => string

/** Makes its format on first use, because that takes the browser several milliseconds. */
export function createTimeWriter(locale: string): WriteTime {
  let format: Intl.DateTimeFormat | undefined
  return at => {
    format ??= new Intl.DateTimeFormat(locale, { timeStyle: 'short' })
    return format.format(at)
  }
}

/** Makes what writes the day and the time of a message, such as `Today 3:48 PM`. */
export function createDayWriter(locale: string, writeTime: WriteTime): WriteTime {
  return at => `${capital(dayOf(at, locale), locale)} ${writeTime(at)}`
}

function dayOf(at: number, locale: string): string {
  const now = Date.now()
  const days = Math.round((noonOf(now) - noonOf(at)) / 86_400_000)
  if (days === 0 || days === 1)
    return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(-days, 'day')
  const isThisYear = new Date(at).getFullYear() === new Date(now).getFullYear()
  const parts = { weekday: 'long', day: 'numeric', month: 'long' } as const
  return new Intl.DateTimeFormat(locale, isThisYear ? parts : { ...parts, year: 'numeric' }).format(
    at,
  )
}

const noonOf = (at: number) => new Date(at).setHours(12, 0, 0, 0)

const capital = ([first = '', ...rest]: string, locale: string) =>
  first.toLocaleUpperCase(locale) + rest.join('')
