/** Writes a time of day in a language. */
export type WriteTime = (at: number) => string

/** Makes its format on first use, because that takes the browser several milliseconds. */
export function createTimeWriter(locale: string): WriteTime {
  let format: Intl.DateTimeFormat | undefined
  return at => {
    format ??= new Intl.DateTimeFormat(locale, { timeStyle: 'short' })
    return format.format(at)
  }
}
