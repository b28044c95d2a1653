import type { Env } from '../node/env.js'
import { wallClock } from '../validate/time-zone.js'

/** Today's date where the visitor is; in a zone that is not known, that of UTC. */
export function todayIn({ clock, timeZone }: Pick<Env, 'clock' | 'timeZone'>): string {
  const now = clock.now()
  return (wallClock(now, timeZone) ?? wallClock(now, 'UTC'))?.date ?? ''
}
