import { type Bot, parseBot } from '../../../runtime/index.js'
import type { PlaceFiles } from '../../bots/publish/place-files.js'
import type { Store } from '../../store/index.js'

/** The flows of bots as they are played, with all that no browser sees. */
export interface Flows {
  find(botId: string, version: number): Promise<Bot | undefined>
}

/** Characters of all files whose flows are kept in memory. */
const mostKept = 20_000_000

/** Keeps the flows that were played last. */
export function createFlows(
  bots: Pick<Store['bots'], 'version'>,
  placeFiles: PlaceFiles = async (_, text) => text,
): Flows {
  const kept = new Map<string, { readonly bot: Bot; readonly size: number }>()
  let size = 0
  return {
    async find(botId, version) {
      const key = `${version} ${botId}`
      const known = kept.get(key)
      if (known) {
        kept.delete(key)
        kept.set(key, known)
        return known.bot
      }
      const stored = await bots.version(botId, version)
      if (!stored) return undefined
      const bot = parseBot(await placeFiles(botId, stored.file))
      forget(key)
      kept.set(key, { bot, size: stored.file.length })
      size += stored.file.length
      for (const oldest of kept.keys()) if (size > mostKept && oldest !== key) forget(oldest)
      return bot
    },
  }

  function forget(key: string): void {
    size -= kept.get(key)?.size ?? 0
    kept.delete(key)
  }
}
