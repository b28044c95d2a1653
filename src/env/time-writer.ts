/** Writes a time of day in a language. */
export type WriteTime = (at: number) => string

/** The first time that it writes takes the browser several milliseconds, so nothing is made before that. */
export function createTimeWriter(locale: string): WriteTime {
  let format: Intl.DateTimeFormat | undefined
  return at => {
    format ??= new Intl.DateTimeFormat(locale, { timeStyle: 'short' })
    return format.format(at)
  }
}
