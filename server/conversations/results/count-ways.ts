import { parseBot } from '../../../runtime/index.js'
import { knownIn } from '../../bots/publish/known-in.js'
import type { KeptWay, Store } from '../../store/index.js'
import { knownWay } from '../../store/index.js'
import { readRecord } from './record.schema.js'
import { wayOf } from './way-of.js'

/** Records that are read at once: each may be long. */
const atOnce = 20

/** Counts the ways of conversations that were stored before ways were counted, until there are none. */
export async function countWays({ results, bots }: Pick<Store, 'results' | 'bots'>): Promise<void> {
  const known = new Map<string, ReadonlySet<string>>()
  for (;;) {
    const found = await results.uncounted(atOnce)
    if (found.length === 0) return
    const ways = new Map<number, KeptWay>()
    for (const { number, botId, version, record } of found)
      ways.set(
        number,
        knownWay(wayOf(readRecord(record)), await knownOf(botId, version), undefined),
      )
    await results.noteWays(ways)
  }

  async function knownOf(botId: string, version: number | null): Promise<ReadonlySet<string>> {
    const name = JSON.stringify([botId, version])
    const before = known.get(name)
    if (before) return before
    const stored = version === null ? undefined : await bots.version(botId, version)
    const read = stored ? stepsOf(stored.file) : new Set<string>()
    known.set(name, read)
    return read
  }
}

/** A version that no longer loads has no steps. */
function stepsOf(file: string): ReadonlySet<string> {
  try {
    return knownIn(parseBot(file))
  } catch {
    return new Set()
  }
}
