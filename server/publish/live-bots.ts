import { type Bot, parseBot } from '../../runtime/index.js'
import { harmless } from '../http/harmless.js'
import { forAMinute, makeReady, type ReadyAnswer } from '../http/ready-answer.js'
import { represent } from '../http/representation.js'
import { defaultRateLimits, type RateLimits } from '../limits/rates.js'
import { crossOrigin } from '../origins/cross-origin.js'
import type { BotRepository } from '../store/index.js'
import { type BotSettings, readBotSettings } from './bot-settings.js'
import { launcherRecord } from './launcher-record.js'
import { projectBot } from './project-bot.js'

/** A version made ready once: the whole bot and its settings for the server, and the JSON that browsers get. */
export interface LiveBot {
  readonly version: number
  readonly bot: Bot
  readonly settings: BotSettings
  readonly published: ReadyAnswer
  readonly launcher: ReadyAnswer
  /** The launcher record that `launcher` answers with, as JSON. */
  readonly record: string
}

/** The published bots, kept in memory; what another process publishes is seen within a second. */
export interface LiveBots {
  /** The published version, or an older one that was published once (decision 56). */
  find(id: string, version?: number): Promise<LiveBot | undefined>
  /** The published version, if it is in memory and was checked within a second. */
  findNow(id: string): LiveBot | undefined
  /** Stores a bot as a new version and makes it live; rejects with a `BotError` when it does not load. */
  publish(id: string, file: unknown): Promise<number>
  /** Makes a stored version live; undefined when there is none. */
  publishVersion(id: string, version: number): Promise<LiveBot | undefined>
}

const freshFor = 1000
const mostKept = 1000

/** The key of the version that is published now; no id makes it the key of an older version. */
const keyOf = (id: string) => `live ${id}`

/** Keeps the published bots of a store. `now` in milliseconds. */
export function createLiveBots(
  bots: BotRepository,
  now: () => number = Date.now,
  limits: RateLimits = defaultRateLimits,
): LiveBots {
  const kept = new Map<string, { readonly live: LiveBot; readonly checkedAt: number }>()
  const loading = new Map<string, Promise<LiveBot | undefined>>()
  const findNow = (id: string) => {
    const entry = kept.get(keyOf(id))
    return entry && now() - entry.checkedAt < freshFor ? entry.live : undefined
  }
  const live = (id: string) => {
    const fresh = findNow(id)
    if (fresh) return Promise.resolve(fresh)
    const key = keyOf(id)
    return loading.get(key) ?? load(key, () => read(id, kept.get(key)?.live))
  }
  const older = (id: string, version: number) => {
    const key = `version ${version} ${id}`
    const entry = kept.get(key)
    // A version that was published once never changes.
    return entry ? Promise.resolve(entry.live) : (loading.get(key) ?? load(key, () => readOlder(id, version)))
  }
  const publishVersion = async (id: string, version: number) => {
    const stored = await bots.version(id, version)
    const ready = stored && (await prepare(id, version, stored.file, limits))
    if (!ready || !(await bots.publish(id, version))) return undefined
    kept.delete(keyOf(id))
    loading.delete(keyOf(id))
    return ready
  }

  return {
    find: (id, version) => (version === undefined ? live(id) : older(id, version)),
    findNow,
    publishVersion,
    publish: async (id, file) => {
      const version = await bots.save(id, JSON.stringify(parseBot(file).file))
      await publishVersion(id, version)
      return version
    },
  }

  /** Loads a bot once at a time, however many ask. A load that a newer publication overtook is not kept. */
  function load(key: string, read: () => Promise<LiveBot | undefined>): Promise<LiveBot | undefined> {
    const load = read()
      .then(live => {
        if (loading.get(key) === load) keep(key, live)
        return live
      })
      .finally(() => {
        if (loading.get(key) === load) loading.delete(key)
      })
    loading.set(key, load)
    return load
  }

  async function read(id: string, known: LiveBot | undefined): Promise<LiveBot | undefined> {
    if (known && (await bots.publishedVersion(id)) === known.version) return known
    const stored = await bots.published(id)
    return stored && prepare(id, stored.version, stored.file, limits)
  }

  async function readOlder(id: string, version: number): Promise<LiveBot | undefined> {
    const stored = await bots.version(id, version)
    return stored?.publishedAt ? prepare(id, version, stored.file, limits) : undefined
  }

  function keep(key: string, live: LiveBot | undefined): void {
    kept.delete(key)
    if (!live) return
    const [oldest] = kept.keys()
    if (kept.size >= mostKept && oldest !== undefined) kept.delete(oldest)
    kept.set(key, { live, checkedAt: now() })
  }
}

const headers = {
  'Content-Type': 'application/json; charset=utf-8',
  'Cache-Control': forAMinute,
  ...crossOrigin,
  ...harmless,
}

async function prepare(id: string, version: number, file: string, limits: RateLimits): Promise<LiveBot> {
  const bot = parseBot(file)
  const projected = projectBot(id, bot)
  const flowVersion = String(version)
  const named = { ...projected, version: projected.version || flowVersion, flowVersion }
  const record = launcherRecord(named)
  const [published, launcher] = await Promise.all([represent(JSON.stringify(named)), represent(record)])
  return {
    version,
    bot,
    settings: readBotSettings(bot.file, limits),
    published: makeReady(published, headers),
    launcher: makeReady(launcher, headers),
    record,
  }
}
