import type { DayCount } from '#api/records.js'

const day = 86_400_000

/** All days of a range, both ends included, those without conversations too. */
export function everyDay(days: readonly DayCount[], from: string, to: string): DayCount[] {
  const known = new Map(days.map(each => [each.day, each]))
  const all: DayCount[] = []
  for (let time = Date.parse(from); time <= Date.parse(to); time += day) {
    const name = new Date(time).toISOString().slice(0, 10)
    all.push(known.get(name) ?? { day: name, started: 0, finished: 0, abandoned: 0, open: 0 })
  }
  return all
}

/** Where a chart begins: a range of more than a year does with its first conversation. */
export function firstDay(days: readonly DayCount[], from: string, to: string): string {
  const isLong = Date.parse(to) - Date.parse(from) > 366 * day
  return (isLong && days[0]?.day) || from
}
