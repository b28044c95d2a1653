import type { Env } from '../node/env.js'
import type { Report } from '../validate/report.js'
import { isTimeZone } from '../validate/time-zone.js'

/** The IANA zone that a node names, or the visitor's own where it names none or an unknown one; the latter is a problem (decision 23). */
export function zoneOf(named: string, env: Env, report: Report): string {
  const zone = named.trim()
  if (isTimeZone(zone)) return zone
  const own = isTimeZone(env.timeZone) ? env.timeZone : 'UTC'
  if (zone !== '')
    report(
      'UNKNOWN_TIME_ZONE',
      `"${zone}" is no time zone; "${own}" is used. Use a name such as Europe/Zurich.`,
    )
  return own
}
