import type { Store } from '../../store/index.js'

/** Which page has proven which domain, kept in memory: every request asks. */
export interface PageDomains {
  /** The page's id. Asks the database in the background, once in a while, whether another server has changed something. */
  pageOf(host: string): string | undefined
  /** The same, for a host that must not be missed: waits for the database where it was not asked lately. */
  findPage(host: string): Promise<string | undefined>
  /** Reads all domains again. */
  refresh(): Promise<void>
}

/** Milliseconds after which they are read again. */
const freshFor = 2000

/** Keeps the proven domains of all pages. `now` in milliseconds. */
export function createPageDomains(
  pages: Pick<Store['pages'], 'domains'>,
  now: () => number = () => performance.now(),
): PageDomains {
  let known: ReadonlyMap<string, string> = new Map()
  let readAt = Number.NEGATIVE_INFINITY
  let reading: Promise<void> | undefined
  const look = () => {
    reading ??= read().finally(() => {
      reading = undefined
    })
    return reading
  }
  // What was being read may be of before.
  const refresh = async () => {
    await reading?.catch(() => undefined)
    await look()
  }
  return {
    pageOf: host => {
      // Where the database is away, what is in memory stands.
      if (now() - readAt >= freshFor) look().catch(() => undefined)
      return known.get(host)
    },
    findPage: async host => {
      if (!known.has(host) && now() - readAt >= freshFor) await look()
      return known.get(host)
    },
    refresh,
  }

  async function read(): Promise<void> {
    // What is asked for again meanwhile is not asked twice.
    readAt = now()
    const all = await pages.domains()
    known = new Map(all.map(({ domain, id }) => [domain, id]))
  }
}
