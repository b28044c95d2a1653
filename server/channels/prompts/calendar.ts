import * as v from 'valibot'
import type { AnswerInput, Option } from '../../../runtime/index.js'
import type { CalendarPrompt } from '../../../runtime/node/prompt.js'
import { asTyped } from '../../../runtime/validate/as-typed.js'
import { isDate } from '../../../runtime/validate/calendar-date.js'
import { dayName, daysOff, freeDays } from '../prompt-parts/days.js'
import { inLines, numbered } from '../prompt-parts/in-lines.js'
import { idIn, lackOfButtons, onlyOne } from '../prompt-parts/picked.js'
import type { PromptRow } from '../prompt-parts/prompt-row.js'
import { list } from '../prompt-parts/records.js'
import { typed } from '../prompt-parts/typed.js'

/** A day of a calendar, then a time of that day where it has some. */
export const calendar = {
  ...typed,
  record: v.strictObject({
    kind: v.literal('calendar'),
    today: v.string(),
    showPastDates: v.boolean(),
    excludeDays: v.pipe(list(v.string()), v.description('Names of weekdays.')),
    excludeDates: v.pipe(list(v.string()), v.description('`YYYY-MM-DD`.')),
    openDates: v.optional(
      v.pipe(
        list(v.string()),
        v.description('Of a calendar that books: the only dates that can be picked.'),
      ),
    ),
    timeZone: v.pipe(
      v.nullable(v.string()),
      v.description('Of the dates and times, where it is not UTC.'),
    ),
    date: v.pipe(
      v.nullable(v.string()),
      v.description('The day that was picked, whose slots are offered.'),
    ),
    slots: list(v.string()),
  }),
  inWords: (prompt, { hints, locale }) =>
    prompt.slots.length > 0
      ? inLines(numbered(times(prompt)), hints.number)
      : inLines(
          hints.date(freeDays(prompt, 1)[0] ?? prompt.today),
          daysOff(prompt.excludeDays, hints.days, locale),
        ),
  readText: (prompt, text) => readDay(prompt, text.trim()),
  options: times,
  pressable(prompt, { buttons, list }, locale) {
    if (prompt.slots.length > 0) return times(prompt)
    const room = ({ most, paged }: { most: number; paged?: { upTo: number } | undefined }) =>
      paged ? Math.min(paged.upTo, mostPagedDays) : Math.min(most, mostDays)
    const most = Math.max(...[buttons, list].map(form => (form ? room(form) : 0)))
    return freeDays(prompt, most).map(date => ({ id: date, label: dayName(date, locale) }))
  },
  numbered: 'unpressed',
  // Another day may be picked after the first one, among whose times it does not stand.
  idOf: (prompt, pressed) => (isDate(pressed) ? pressed : idIn(times(prompt), pressed)),
  answerOf(ids): AnswerInput | undefined {
    const id = onlyOne(ids)
    if (id === undefined) return undefined
    return isDate(id) ? { date: id } : { slot: id }
  },
  // Days go on with other days, and times with other times.
  more: ({ otherDay, more }, { slots }) => (slots.length > 0 ? more : otherDay),
  lack: (prompt, channel) =>
    prompt.slots.length > 0 || channel.isPressed
      ? lackOfButtons(times(prompt), channel)
      : {
          message: `${channel.title} cannot draw a calendar: people write the answer.`,
          remedy: 'Say in the question what they should write.',
        },
} as const satisfies PromptRow<'calendar'>

/** A fortnight is seen at a glance, six weeks page by page; any other day is written. */
const mostDays = 14
const mostPagedDays = 42

function times({ slots }: CalendarPrompt): readonly Option[] {
  return slots.map(slot => ({ id: slot, label: slot }))
}

/** `2026-11-22`, `2026-11-22 09:00 - 10:00`, or one of the times that the day before has; the step reads all other words. */
function readDay({ date, slots }: CalendarPrompt, written: string): AnswerInput {
  const slot = slots.find(each => fold(each) === fold(written))
  if (slot !== undefined && date !== null) return { slot }
  const [, day = written, time = ''] =
    /^(\d{4}-\d{2}-\d{2})(?: (.*))?$/.exec(asTyped(written)) ?? []
  return time === '' ? { date: day } : { date: day, slot: withEvenDash(time) }
}

/** `09:00 - 10:00`, however the dash was written. */
function withEvenDash(time: string): string {
  const dash = time.search(/[-–]/)
  return dash < 0 ? time : `${time.slice(0, dash).trimEnd()} - ${time.slice(dash + 1).trimStart()}`
}

const fold = (text: string) => asTyped(text).toLowerCase()
