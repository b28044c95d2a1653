import type { DayCount } from '#api/records.js'

const day = 86_400_000
/** Days up to which each has a bar, and up to which each week has one. */
const mostDays = 62
const mostWeeks = 400

/** What a bar of a chart stands for. */
export type Unit = 'day' | 'week' | 'month'

/** Days that are counted together. */
export interface Span extends DayCount {
  /** The last of them; `day` is the first. */
  readonly to: string
}

/** What a bar stands for where so many days are shown, so that each can be seen. */
export function unitOf(days: number): Unit {
  if (days <= mostDays) return 'day'
  return days <= mostWeeks ? 'week' : 'month'
}

/** Days, of which none is missing, counted together: weeks begin on Monday. The first and the last may be short. */
export function spansOf(days: readonly DayCount[], unit: Unit): Span[] {
  const spans: Span[] = []
  let last = ''
  for (const each of days) {
    const name = nameOf(each.day, unit)
    const before = spans.at(-1)
    if (before && name === last) spans[spans.length - 1] = together(before, each)
    else spans.push({ ...each, to: each.day })
    last = name
  }
  return spans
}

function nameOf(date: string, unit: Unit): string {
  if (unit === 'day') return date
  if (unit === 'month') return date.slice(0, 7)
  const time = Date.parse(date)
  return String(time - ((new Date(time).getUTCDay() + 6) % 7) * day)
}

const together = (span: Span, each: DayCount): Span => ({
  day: span.day,
  to: each.day,
  started: span.started + each.started,
  finished: span.finished + each.finished,
  abandoned: span.abandoned + each.abandoned,
  open: span.open + each.open,
})

/** The marks of an axis from zero: whole numbers, three to five intervals apart from each other alike, the last not below `highest`. */
export function ticksOf(highest: number): number[] {
  const most = Math.max(highest, 1)
  const rough = most / 4
  const unit = 10 ** Math.floor(Math.log10(Math.max(rough, 1)))
  const step = [1, 2, 5, 10].map(times => times * unit).find(each => each >= rough) ?? 10 * unit
  return Array.from({ length: Math.ceil(most / step) + 1 }, (_, index) => index * step)
}
