import { toTime } from './time-of-day.js'
import { type DayContext, typedDays } from './typed-days.js'

/** Reads days and times that are written in words, or as people write them. */
export interface TypedWords {
  /** The days that a text may mean, as `YYYY-MM-DD`. */
  days(text: string, context: DayContext): readonly string[]
  /** The time of day that a text means, as `HH:MM`; undefined where it means none. */
  time(text: string, locale: string): string | undefined
}

/** Reads them in the languages that `Intl` knows (decision 150). */
export const typedWords: TypedWords = { days: typedDays, time: toTime }
