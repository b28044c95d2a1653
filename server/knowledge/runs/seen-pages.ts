import type { Store } from '../../store/index.js'

/** What a run of a site has found out of its pages so far. */
export interface SeenPages {
  /** How many pages were read. */
  count(): number
  /** The page that was read with the same content; undefined: none was. */
  sameAs(hash: string): string | undefined
  /** Notes a page that was read. */
  read(key: string, hash: string): void
  /** Notes that the run is done with a page, whether it was read or not. */
  end(key: string): void
  isRead(key: string): boolean
  isEnded(key: string): boolean
  /** Notes an address that another page, which was left for it, says is its own. */
  name(key: string): void
  isNamed(key: string): boolean
}

const ownAddress = 'Its own address is '

/** Why a page was left that says its address is another one. */
export const leftFor = (key: string): string => ownAddress + key

/** What a run of a source has found out; one that broke off knows what it had found before. */
export async function seenPages(
  pages: Store['knowledge']['pages'],
  source: number,
  run: string,
): Promise<SeenPages> {
  const byHash = new Map<string, string>()
  const readKeys = new Set<string>()
  const ended = new Set<string>()
  const named = new Set<string>()
  const read = (key: string, hash: string) => {
    byHash.set(hash, key)
    readKeys.add(key)
  }
  for (const { key, hash, outcome, reason } of await pages.ended(source, run)) {
    ended.add(key)
    if (reason?.startsWith(ownAddress)) named.add(reason.slice(ownAddress.length))
    if (hash && outcome !== null && readOutcomes.has(outcome)) read(key, hash)
  }
  return {
    count: () => byHash.size,
    sameAs: hash => byHash.get(hash),
    read,
    end: key => void ended.add(key),
    isRead: key => readKeys.has(key),
    isEnded: key => ended.has(key),
    name: key => void named.add(key),
    isNamed: key => named.has(key),
  }
}

const readOutcomes: ReadonlySet<string> = new Set(['added', 'changed', 'unchanged'])
