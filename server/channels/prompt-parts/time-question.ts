import type { CalendarPrompt } from '../../../runtime/node/prompt.js'
import { wordsIn } from '../words/words-in.js'
import { dayName } from './days.js'

/** The question for a time of the day that was picked, with the day; undefined where no day was, or it has no times. */
export function timeQuestion(
  { date, slots }: Pick<CalendarPrompt, 'date' | 'slots'>,
  language: string,
): string | undefined {
  const [first, last] = [slots[0], slots.at(-1)]
  if (date === null || first === undefined || last === undefined) return undefined
  const { hints, locale } = wordsIn(language)
  const [from = first] = first.split(' - ')
  return `${dayName(date, locale)}: ${hints.times(from, last.split(' - ').at(-1) ?? last)}`
}
