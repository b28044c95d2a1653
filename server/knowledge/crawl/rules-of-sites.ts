import type { Fetched } from './fetch-page.js'
import { readRules, rulesAddress, type SiteRules } from './site-rules.js'

/** What the hosts of a run ask for, each of which is asked once. */
export interface RulesOfSites {
  /** What the host of an address asks for, or in words for an owner why it cannot say. */
  of(address: string): Promise<SiteRules | string>
  /** Whether the host of an address says that it may be read. */
  allow(address: string): Promise<boolean>
  /** Milliseconds between two calls, as far as the host of an address has said; 0: it asks for none. */
  pauseAt(address: string): number
}

/** Asks hosts by `get`, which does not follow redirects. */
export function rulesOfSites(get: (address: string) => Promise<Fetched>): RulesOfSites {
  const byOrigin = new Map<string, SiteRules | string>()
  const of = async (address: string) => {
    const { origin } = new URL(address)
    const known = byOrigin.get(origin)
    if (known !== undefined) return known
    const at = rulesAddress(address)
    let fetched = await get(at)
    for (let hops = 0; fetched.is === 'moved' && hops < 5; hops++) fetched = await get(fetched.to)
    const reason = fetched.is === 'failed' ? fetched.reason : 'It moves too often'
    const found = readRules(at, fetched) ?? `Its robots.txt cannot be read: ${reason}`
    byOrigin.set(origin, found)
    return found
  }
  return {
    of,
    allow: async address => {
      const found = await of(address)
      return typeof found !== 'string' && found.allows(address)
    },
    pauseAt: address => {
      const found = byOrigin.get(new URL(address).origin)
      return typeof found === 'object' ? found.pause : 0
    },
  }
}
