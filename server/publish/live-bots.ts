import { type Bot, parseBot } from '../../runtime/index.js'
import { type Representation, represent } from '../middleware/representation.js'
import type { BotStore } from '../store/index.js'
import { projectBot } from './project-bot.js'

/** A published version, made ready once: the whole bot for the server, its projection as JSON for browsers. */
export interface LiveBot {
  readonly version: number
  readonly bot: Bot
  readonly published: Representation
}

/** The published bots, kept in memory; what another process publishes is seen within a second. */
export interface LiveBots {
  find(id: string): Promise<LiveBot | undefined>
  /** Stores a bot as a new version and makes it live; rejects with a `BotError` when it does not load. */
  publish(id: string, file: unknown): Promise<number>
}

const freshFor = 1000
const mostKept = 1000

/** Keeps the published bots of a store. `now` in milliseconds. */
export function createLiveBots(bots: BotStore, now: () => number = Date.now): LiveBots {
  const kept = new Map<string, { readonly live: LiveBot; readonly checkedAt: number }>()
  const loading = new Map<string, Promise<LiveBot | undefined>>()

  return {
    find: async id => {
      const entry = kept.get(id)
      if (entry && now() - entry.checkedAt < freshFor) return entry.live
      return loading.get(id) ?? load(id, entry?.live)
    },
    publish: async (id, file) => {
      const bot = parseBot(file)
      const version = await bots.save(id, JSON.stringify(bot.file))
      await bots.publish(id, version)
      kept.delete(id)
      loading.delete(id)
      return version
    },
  }

  /** One load at a time per bot, however many ask; one that a newer publication overtook is not kept. */
  function load(id: string, known: LiveBot | undefined): Promise<LiveBot | undefined> {
    const load = read(id, known)
      .then(live => {
        if (loading.get(id) === load) keep(id, live)
        return live
      })
      .finally(() => {
        if (loading.get(id) === load) loading.delete(id)
      })
    loading.set(id, load)
    return load
  }

  async function read(id: string, known: LiveBot | undefined): Promise<LiveBot | undefined> {
    if (known && (await bots.publishedVersion(id)) === known.version) return known
    const stored = await bots.published(id)
    return stored && prepare(id, stored.version, stored.file)
  }

  function keep(id: string, live: LiveBot | undefined): void {
    kept.delete(id)
    if (!live) return
    const [oldest] = kept.keys()
    if (kept.size >= mostKept && oldest !== undefined) kept.delete(oldest)
    kept.set(id, { live, checkedAt: now() })
  }
}

async function prepare(id: string, version: number, file: string): Promise<LiveBot> {
  const bot = parseBot(file)
  const projected = projectBot(id, bot)
  const json = JSON.stringify({ ...projected, version: projected.version || String(version) })
  return { version, bot, published: await represent(json) }
}
