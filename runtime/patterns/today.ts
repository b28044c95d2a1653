import type { Env } from '../node/env.js'
import { wallClock } from '../validate/time-zone.js'
import type { DayContext } from '../validate/typed-days.js'

/** Today's date where the visitor is; in a zone that is not known, that of UTC. */
export function todayIn({ clock, timeZone }: Pick<Env, 'clock' | 'timeZone'>): string {
  const now = clock.now()
  return (wallClock(now, timeZone) ?? wallClock(now, 'UTC'))?.date ?? ''
}

/** What a day that the visitor types is read with. */
export const dayContext = (env: Env): DayContext => ({ today: todayIn(env), languages: languagesOf(env) })

/** The languages in which a visitor may name days: their own, then the bot's. */
export const languagesOf = ({ locale, textsLocale }: Pick<Env, 'locale' | 'textsLocale'>): string[] =>
  textsLocale === undefined ? [locale] : [locale, textsLocale]
