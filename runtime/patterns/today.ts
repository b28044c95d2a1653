import type { Env } from '../node/env.js'
import { onlySeen } from '../validate/as-typed.js'
import { isDate } from '../validate/calendar-date.js'
import { wallClock } from '../validate/time-zone.js'

/** Today's date where the visitor is; in a zone that is not known, that of UTC. */
export function todayIn({ clock, timeZone }: Pick<Env, 'clock' | 'timeZone'>): string {
  const now = clock.now()
  return (wallClock(now, timeZone) ?? wallClock(now, 'UTC'))?.date ?? ''
}

/** The days that a text of the visitor's may mean, from `today` on; more than one where it has several readings. */
export function daysIn(text: string, env: Env, today = todayIn(env)): readonly string[] {
  const date = onlySeen(text)
  return isDate(date)
    ? [date]
    : (env.typed?.days(text, { today, languages: languagesOf(env) }) ?? [])
}

/** The languages in which a visitor may name days: their own, then the bot's. */
export const languagesOf = ({
  locale,
  textsLocale,
}: Pick<Env, 'locale' | 'textsLocale'>): string[] =>
  textsLocale === undefined ? [locale] : [locale, textsLocale]
