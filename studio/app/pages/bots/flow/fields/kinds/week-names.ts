import type { AnyFieldForms } from 'talkgraph/builder'

/** What the fields of a week are called in the data. */
export interface WeekNames {
  readonly day: string
  readonly open: string
  readonly slots: string
  readonly start: string
  readonly end: string
  /** Start and end in words. */
  readonly titles: Readonly<Record<string, string>>
}

/** The names of a list of weekdays with hours, found by the kinds of its fields; undefined for any other list. */
export function namesOfWeek(fields: AnyFieldForms): WeekNames | undefined {
  const all = Object.entries(fields)
  const named = (kind: string) => all.find(([, form]) => form.kind === kind)?.[0]
  const [slots, hours] = all.find(([, form]) => form.kind === 'list') ?? []
  const inside = hours && 'fields' in hours ? Object.entries(hours.fields) : []
  const [start, end] = inside
  const [day, open] = [named('weekday'), named('switch')]
  const isHours = inside.length === 2 && inside.every(([, { kind }]) => kind === 'time')
  if (all.length !== 3 || !isHours || !day || !open || !slots || !start || !end) return undefined
  const titles = Object.fromEntries(inside.map(([name, { title }]) => [name, title]))
  return { day, open, slots, start: start[0], end: end[0], titles }
}

/** The objects of a list. */
export function entriesIn(list: unknown): readonly Readonly<Record<string, unknown>>[] {
  return Array.isArray(list)
    ? list.filter(entry => typeof entry === 'object' && entry !== null)
    : []
}
