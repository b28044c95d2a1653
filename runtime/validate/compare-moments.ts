import { toDay } from './calendar-date.js'

interface Moment {
  readonly date: string
  /** Milliseconds since 1970; undefined where only a day is told. */
  readonly at: number | undefined
}

const dateTime =
  /^(\d{4}-\d\d-\d\d)(?:[T ](\d{1,2}:\d\d)(:\d\d(?:\.\d{1,9})?)?(Z|[+-]\d\d:?\d\d)?(?: - \d{1,2}:\d\d(?: \([\w/+-]+\))?)?)?$/i
const time = /^(\d{1,2}:\d\d)(:\d\d(?:\.\d{1,9})?)?$/

/**
 * Below 0 if the left date or time is the earlier one, above 0 if it is the later one; undefined unless both are ISO 8601
 * or a calendar's answer (decision 63). Where one of them tells only a day, days are compared.
 */
export function compareMoments(left: string, right: string): number | undefined {
  const [one, other] = [readMoment(left), readMoment(right)]
  if (!one || !other || !one.date !== !other.date) return undefined
  return one.at === undefined || other.at === undefined
    ? Number(one.date > other.date) - Number(one.date < other.date)
    : one.at - other.at
}

/** The date that is told by a date, or by one with a time; undefined where none is. */
export function dateIn(text: string): string | undefined {
  return readMoment(text)?.date || undefined
}

/** A time without a date is one on no date. */
function readMoment(text: string): Moment | undefined {
  const trimmed = text.trim()
  const [, hours, seconds = ':00'] = time.exec(trimmed) ?? []
  if (hours) return momentOf('', Date.parse(`1970-01-01T${hours.padStart(5, '0')}${seconds}Z`))
  const [, date = '', start, inMinute = ':00', zone = 'Z'] = dateTime.exec(trimmed) ?? []
  if (toDay(date) === undefined) return undefined
  if (!start) return { date, at: undefined }
  const offset = zone.toUpperCase().replace(/(\d\d)(\d\d)$/, '$1:$2')
  return momentOf(date, Date.parse(`${date}T${start.padStart(5, '0')}${inMinute}${offset}`))
}

const momentOf = (date: string, at: number): Moment | undefined =>
  Number.isNaN(at) ? undefined : { date, at }
