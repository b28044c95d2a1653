import { setTimeout as wait } from 'node:timers/promises'
import { parseBot } from '../../../runtime/index.js'
import type { Logger } from '../../base/log.js'
import { harmless } from '../../platform/http/harmless.js'
import { forAMinute, makeReady, type ReadyAnswer } from '../../platform/http/ready-answer.js'
import type { RateLimits } from '../../platform/limits/rates.js'
import { crossOrigin } from '../../platform/origins/cross-origin.js'
import type { Secrets } from '../../platform/sealing/secrets.js'
import { firstOwner, type Store, type StoredVersion } from '../../store/index.js'
import { flowlessFile, flowlessVersion } from './flowless.js'
import type { HeavyWork } from './heavy-work.js'
import type { PlaceFiles } from './place-files.js'
import type { PreparedBot, Standing } from './prepare-bot.js'
import { goesOn, isOver, isTried, readTryout, type Tryout } from './tryout.js'

/** A version made ready once: what the server's steps need of it, and the answers that browsers get. */
export interface LiveBot extends Omit<PreparedBot, 'published' | 'launcher'> {
  readonly published: ReadyAnswer
  readonly launcher: ReadyAnswer
  /** Nobody stored its flow: it is one that a bot without a flow has for answering from its sources. */
  readonly isFlowless: boolean
  /** Counts the changes of what was set of the bot. */
  readonly revision: number
  /** The version that is live for a share of the visitors beside this one, or was until a day ago. */
  readonly tryout?: Tryout | undefined
}

/** The published bots, kept in memory; what another process publishes is seen within a second. */
export interface LiveBots {
  /**
   * The published version, or an older one that was published once (decision 56). Where the database does not answer, the
   * version that is in memory. A bot without a flow that answers from its sources has one that is made of its settings.
   */
  find(id: string, version?: number): Promise<LiveBot | undefined>
  /** The version that a conversation says it is held in, where it is one that a tryout has live, and the published one otherwise: it has the published one's settings. */
  played(id: string, version: string | undefined): Promise<LiveBot | undefined>
  /** The published version, if it is in memory and was checked within a second, or cannot be checked. */
  findNow(id: string): LiveBot | undefined
  /** Stores a bot as a new version and makes it live; rejects with a `BotError` when it does not load. */
  publish(id: string, file: unknown): Promise<number>
  /** Makes a stored version live; undefined when there is none. */
  publishVersion(
    id: string,
    stored: StoredVersion,
    by?: string,
    note?: string,
  ): Promise<LiveBot | undefined>
  /** Makes a stored version live for a share of the visitors; false where another version is live than it is to run beside. Rejects with a `BotError` when it does not load. */
  tryOut(id: string, tryout: Parameters<Store['bots']['beginTryout']>[1]): Promise<boolean>
  /** Has a bot that was deleted no longer served from memory, in none of its versions. */
  remove(id: string): void
}

/** What live bots are made with. */
export interface LiveBotOptions {
  readonly bots: Store['bots']
  /** Default: there are none. */
  readonly plans?: Pick<Store['plans'], 'ofBot' | 'isFull'>
  readonly heavyWork: HeavyWork
  readonly secrets: Pick<Secrets, 'takeIn'>
  /** The limits of a bot that sets none of its own. */
  readonly limits: RateLimits
  readonly log: Logger
  /** Default: addresses of files stay as they are. */
  readonly placeFiles?: PlaceFiles
  /** Bytes of all bots that are kept in memory, about. Default: 64 million. */
  readonly mostBytes?: number
  /** In milliseconds. */
  readonly now?: () => number
}

/** Milliseconds. */
const freshFor = 1000
/** Milliseconds in which the database can say that a bot in memory is the newest. */
const patience = 250

/** The key of the version that is published now; no id makes it the key of an older version. */
const keyOf = (id: string) => `live ${id}`
const isOf = (id: string, key: string) => key.slice(key.lastIndexOf(' ') + 1) === id

/** Keeps the published bots of a store. */
export function createLiveBots({
  bots,
  plans,
  heavyWork,
  secrets,
  limits,
  log,
  placeFiles = async (_, text) => text,
  mostBytes = 64_000_000,
  now = () => performance.now(),
}: LiveBotOptions): LiveBots {
  const kept = new Map<string, { readonly live: LiveBot; readonly checkedAt: number }>()
  const loading = new Map<
    string,
    { readonly live: Promise<LiveBot | undefined>; isLate: boolean }
  >()
  let bytes = 0
  let isAway = false
  const findNow = (id: string) => {
    const entry = kept.get(keyOf(id))
    if (entry && now() - entry.checkedAt < freshFor) return entry.live
    if (entry && isAway) void live(id)
    return isAway ? entry?.live : undefined
  }
  const live = (id: string) => {
    const key = keyOf(id)
    const entry = kept.get(key)
    if (entry && now() - entry.checkedAt < freshFor) return Promise.resolve(entry.live)
    const asked = loading.get(key) ?? load(key, () => read(id, entry?.live))
    return entry ? before(asked, entry.live) : asked.live
  }
  const older = async (id: string, version: number) => {
    const key = `version ${version} ${id}`
    const entry = kept.get(key)
    const current = await live(id)
    // A version that was published once never changes, unlike what is set of the bot.
    if (entry && (!current || current.revision === entry.live.revision)) return entry.live
    const asked = (loading.get(key) ?? load(key, () => readOlder(id, version, current))).live
    return entry ? asked.catch(() => entry.live) : asked
  }
  const publishVersion = async (id: string, stored: StoredVersion, by?: string, note?: string) => {
    const ready = await prepare(id, stored)
    if (!(await bots.publish(id, stored.version, by, note))) return undefined
    const live = { ...ready, tryout: readTryout(await bots.lastTryout(id)) }
    loading.delete(keyOf(id))
    keep(keyOf(id), live)
    return live
  }

  return {
    find: (id, version) => (version === undefined ? live(id) : older(id, version)),
    findNow,
    played: async (id, version) => {
      const current = await live(id)
      const number = Number(version)
      const { tryout } = current ?? {}
      if (!current || !tryout || number === current.version || !isTried(tryout, number))
        return current
      // It may have ended while the bot was in memory.
      if (isOver(tryout, now())) return current
      const other = await older(id, number)
      return other && { ...other, settings: current.settings, tryout }
    },
    tryOut: async (id, tryout) => {
      const stored = await bots.version(id, tryout.version)
      if (!stored) return false
      await prepare(id, stored, 'older')
      const isBegun = await bots.beginTryout(id, tryout)
      loading.delete(keyOf(id))
      forget(keyOf(id))
      return isBegun
    },
    publishVersion,
    publish: async (id, given) => {
      const owner = (await bots.find(id))?.owner ?? firstOwner
      const file = JSON.stringify(await secrets.takeIn(owner, parseBot(given).file))
      const version = await bots.save(id, file)
      const stored = await bots.version(id, version)
      if (stored) await publishVersion(id, stored)
      return version
    },
    remove: forgetAll,
  }

  /** Loads a bot once at a time, however many ask. A load that a newer publication overtook is not kept. */
  function load(key: string, read: () => Promise<LiveBot | undefined>) {
    const started = {
      isLate: false,
      live: read()
        .then(live => {
          if (loading.get(key) === started) keep(key, live)
          return live
        })
        .finally(() => {
          if (loading.get(key) === started) loading.delete(key)
        }),
    }
    loading.set(key, started)
    return started
  }

  /** What was asked for if that comes soon, else what is in memory. */
  function before(
    asked: { readonly live: Promise<LiveBot | undefined>; isLate: boolean },
    known: LiveBot,
  ) {
    const answered = asked.live.catch(err => {
      log.warn({ err }, 'A bot is served as it is in memory')
      return known
    })
    if (isAway || asked.isLate) return Promise.resolve(known)
    const late = wait(patience, undefined, { ref: false }).then(() => {
      asked.isLate = true
      return known
    })
    return Promise.race([answered, late])
  }

  async function read(id: string, known: LiveBot | undefined): Promise<LiveBot | undefined> {
    const stored = await ask(id, async () => {
      const state = known && (await bots.publishedState(id))
      if (state && state.version === known.version && state.revision === known.revision)
        return known
      return (await bots.published(id)) ?? flowless(id, known)
    })
    if (!stored) forgetAll(id)
    if (!stored || !('file' in stored)) return stored
    const tryout = readTryout(await ask(id, () => bots.lastTryout(id)))
    return { ...(await prepare(id, stored, undefined, tryout)), tryout }
  }

  async function flowless(
    id: string,
    known: LiveBot | undefined,
  ): Promise<StoredVersion | LiveBot | undefined> {
    const bot = await bots.flowless(id)
    if (!bot) return undefined
    const { details, revision } = bot
    if (known?.isFlowless && known.revision === revision) return known
    return { version: flowlessVersion, file: flowlessFile(bot), details, revision }
  }

  /** Remembers whether the database answers. */
  async function ask<Answer>(id: string, question: () => Promise<Answer>): Promise<Answer> {
    try {
      const answer = await question()
      isAway = false
      return answer
    } catch (error) {
      isAway = true
      const entry = kept.get(keyOf(id))
      if (entry) kept.set(keyOf(id), { ...entry, checkedAt: now() })
      throw error
    }
  }

  async function readOlder(
    id: string,
    version: number,
    current: LiveBot | undefined,
  ): Promise<LiveBot | undefined> {
    const stored = await bots.version(id, version)
    if (!stored?.publishedAt || stored.kind !== 'bot') return undefined
    const made = await prepare(id, stored, 'older', current?.tryout)
    // It is made anew once what it stands beside is another.
    return current ? { ...made, revision: current.revision } : made
  }

  async function prepare(
    id: string,
    { version, file, details, revision }: StoredVersion,
    isOlder?: 'older',
    tryout?: Tryout,
  ): Promise<LiveBot> {
    const isOn = tryout && goesOn(tryout) && isTried(tryout, version)
    const standing = {
      ...(await standingOf(id, isOlder)),
      ...(isOn && { tried: isOlder ? ('told' as const) : tryout, goal: tryout.goal }),
    }
    // Visitors wait for it, whoever's bot it is.
    const asker = { account: `bot ${id}`, size: file.length }
    const placed = await placeFiles(id, file)
    const looks = await placeFiles(id, details)
    const prepared = await heavyWork.run(
      'prepare',
      asker,
      id,
      version,
      placed,
      limits,
      looks,
      standing,
    )
    const { published, launcher } = prepared
    return {
      ...prepared,
      revision,
      isFlowless: version === flowlessVersion,
      published: makeReady(published, headers),
      launcher: makeReady(launcher, headers),
    }
  }

  async function standingOf(id: string, isOlder: 'older' | undefined): Promise<Standing> {
    const found = await plans?.ofBot(id)
    const owner = found && (await bots.find(id))?.owner
    return {
      branding: found?.plan.branding ?? null,
      isFull: owner !== undefined && isOlder === undefined && (await plans?.isFull(owner)) === true,
      isCounted: found !== undefined,
    }
  }

  function keep(key: string, live: LiveBot | undefined): void {
    forget(key)
    if (!live) return
    kept.set(key, { live, checkedAt: now() })
    bytes += live.weight
    for (const oldest of kept.keys()) {
      if (bytes <= mostBytes || oldest === key) return
      forget(oldest)
    }
  }

  function forgetAll(id: string): void {
    for (const key of [...kept.keys()].filter(key => isOf(id, key))) forget(key)
    for (const key of [...loading.keys()].filter(key => isOf(id, key))) loading.delete(key)
  }

  function forget(key: string): void {
    bytes -= kept.get(key)?.live.weight ?? 0
    kept.delete(key)
  }
}

const headers = {
  'Content-Type': 'application/json; charset=utf-8',
  'Cache-Control': forAMinute,
  ...crossOrigin,
  ...harmless,
}
