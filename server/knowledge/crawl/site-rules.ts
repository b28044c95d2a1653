import robotsParser from 'robots-parser'
import { agent } from '../reading/robots-words.js'
import type { Fetched } from './fetch-page.js'

/** What a site asks of those that come by themselves. */
export interface SiteRules {
  allows(address: string): boolean
  /** Milliseconds between two calls; 0: it asks for none. */
  readonly pause: number
  readonly sitemaps: readonly string[]
}

const longestPause = 30_000
/** Of a site that says nothing. */
const none: SiteRules = { allows: () => true, pause: 0, sitemaps: [] }

/** Where a site says it. */
export const rulesAddress = (address: string): string => new URL('/robots.txt', address).href

/** Reads what was fetched there; undefined: the site could not say, and is to be left alone. */
export function readRules(address: string, fetched: Fetched): SiteRules | undefined {
  if (fetched.is === 'failed')
    return fetched.status !== undefined &&
      fetched.status >= 400 &&
      fetched.status < 500 &&
      fetched.status !== 429
      ? none
      : undefined
  if (fetched.is !== 'page') return none
  const robots = robotsParser(address, fetched.text)
  const pause = (robots.getCrawlDelay(agent) ?? 0) * 1000
  return {
    allows: page => robots.isAllowed(page, agent) !== false,
    pause: Math.min(longestPause, pause > 0 ? pause : 0),
    sitemaps: robots
      .getSitemaps()
      .flatMap(at => (URL.canParse(at, address) ? new URL(at, address).href : [])),
  }
}
