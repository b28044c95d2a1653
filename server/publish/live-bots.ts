import { createHash } from 'node:crypto'
import { type Bot, parseBot } from '../../runtime/index.js'
import type { BotStore } from '../store/index.js'
import { projectBot } from './project-bot.js'

/** A published version, made ready once: the whole bot for the server, its projection as JSON text for browsers. */
export interface LiveBot {
  readonly version: number
  readonly bot: Bot
  readonly json: string
  readonly etag: string
}

/** The published bots, kept in memory; what another process publishes is seen within a second. */
export interface LiveBots {
  find(id: string): Promise<LiveBot | undefined>
  /** Stores a bot as a new version and makes it live; throws a `BotError` when it does not load. */
  publish(id: string, file: unknown): Promise<number>
}

const freshFor = 1000
const mostKept = 1000

/** Keeps the published bots of a store. `now` in milliseconds. */
export function createLiveBots(bots: BotStore, now: () => number = Date.now): LiveBots {
  const kept = new Map<string, { live: LiveBot; checkedAt: number }>()
  return {
    find: async id => {
      const entry = kept.get(id)
      if (entry && now() - entry.checkedAt < freshFor) return entry.live
      if (entry && (await bots.publishedVersion(id)) === entry.live.version) {
        entry.checkedAt = now()
        return entry.live
      }
      kept.delete(id)
      const stored = await bots.published(id)
      if (!stored) return undefined
      const live = prepare(id, stored.version, stored.file)
      const [oldest] = kept.keys()
      if (kept.size >= mostKept && oldest !== undefined) kept.delete(oldest)
      kept.set(id, { live, checkedAt: now() })
      return live
    },
    publish: async (id, file) => {
      const bot = parseBot(file)
      const version = await bots.save(id, JSON.stringify(bot.file))
      await bots.publish(id, version)
      kept.delete(id)
      return version
    },
  }
}

function prepare(id: string, version: number, file: string): LiveBot {
  const bot = parseBot(file)
  const projected = projectBot(id, bot)
  const json = JSON.stringify({ ...projected, version: projected.version || String(version) })
  const etag = `"${createHash('sha256').update(json).digest('base64url').slice(0, 27)}"`
  return { version, bot, json, etag }
}
