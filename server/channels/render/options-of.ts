import type { CalendarPrompt, Option, Prompt } from '../../../runtime/index.js'
import { addDays, toDay, weekdayOf } from '../../../runtime/validate/calendar-date.js'
import { isExcluded } from '../../../runtime/validate/opening-hours.js'
import type { Capabilities } from '../capabilities.js'
import { promptOptions } from '../said/prompt-options.js'

/** What can be pressed as an answer to a prompt in this channel: the days of a calendar too, where there is room for some. */
export function optionsOf(
  prompt: Prompt,
  { buttons, list }: Pick<Capabilities, 'buttons' | 'list'>,
  locale: string,
): readonly Option[] {
  // A scale is seen as a whole or not at all.
  if (prompt.kind === 'rating' || prompt.kind === 'scale') {
    const options = promptOptions(prompt)
    return options.length <= Math.max(buttons?.most ?? 0, list?.most ?? 0) ? options : []
  }
  if (prompt.kind !== 'calendar' || prompt.slots.length > 0) return promptOptions(prompt)
  const room = ({ most, paged }: { most: number; paged?: { upTo: number } | undefined }) =>
    paged ? Math.min(paged.upTo, mostPagedDays) : Math.min(most, mostDays)
  const most = Math.max(...[buttons, list].map(form => (form ? room(form) : 0)))
  return freeDays(prompt, most).map(date => ({ id: date, label: dayName(date, locale) }))
}

/** The first days that may be picked, at most so many, within a year. */
export function freeDays(prompt: CalendarPrompt, most: number): string[] {
  const days: string[] = []
  for (let after = 0; after < 366 && days.length < most; after++) {
    const date = addDays(prompt.today, after)
    if (date !== undefined && !isExcluded(prompt, date, weekdayOf(toDay(date) ?? 0))) days.push(date)
  }
  return days
}

/** A fortnight is seen at a glance, six weeks page by page; any other day is written. */
const mostDays = 14
const mostPagedDays = 42

function dayName(date: string, locale: string): string {
  const parts = { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' } as const
  return new Intl.DateTimeFormat(locale, parts).format(Date.parse(date))
}
