import { AsyncLocalStorage } from 'node:async_hooks'
import { hostname } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import type { Logger } from '../log.js'
import { randomHex } from '../random-hex.js'
import type { JobRepository, Notices } from '../store/index.js'
import { type Crew, createCrew, type NoteJob } from './crew.js'
import type { JobHandler } from './define-job.js'
import type { JobName } from './names.js'
import { type OnceMore, onceMore } from './once-more.js'
import { wakeServers, wokenFor } from './wake.js'

/** Has what waits in the table of jobs done, each job by one process of those that share the database. */
export interface Jobs {
  /** Who takes jobs, as the table names this loop. */
  readonly taker: string
  /** Adds a handler; before the start. */
  handle(handler: JobHandler): void
  /** Says that a job of this name was put: whoever has room does it now. */
  tell(name: JobName): void
  /** Says that a job of this name is due in so many milliseconds, so that this loop need not look for it. */
  heed(name: JobName, pause: number): void
  /** Has work that comes back done now; where it is under way, once more. */
  hasten(name: JobName): void
  /** Begins. Work that comes back is due at once. */
  start(): void
  /** Takes nothing more, and resolves once what is under way has ended; what takes too long is given back. */
  stop(): Promise<void>
}

/** When the loop works; in milliseconds. */
export interface JobTiming {
  /** How often it looks at the latest, woken or not. Default: 5,000. */
  readonly look?: number
  /** How long what is under way is waited for at the end. Default: 1,500. */
  readonly farewell?: number
}

/** As long as it is alive, a process renews it; after a crash another takes over. */
const lease = 15_000
const mendEvery = 60_000

/** Makes the loop; nothing is done before it is started. */
export function createJobs(
  {
    repository,
    notices,
    log,
    note,
  }: {
    readonly repository: JobRepository
    /** How processes that share the database wake each other. */
    readonly notices: Notices | undefined
    readonly log: Logger
    readonly note: NoteJob
  },
  { look: longest = 5000, farewell = 1500 }: JobTiming = {},
): Jobs {
  const taker = `${hostname()}:${process.pid}:${randomHex(8)}`
  const handlers = new Map<JobName, JobHandler>()
  const crews = new Map<JobName, Crew>()
  /** Those of which a job may be due. */
  const ready = new Set<JobName>()
  /** When the others are looked at next, by the clock that nobody puts back. */
  const nextAt = new Map<JobName, number>()
  const told = new Set<JobName>()
  const hastening = new Map<JobName, OnceMore>()
  // What a request puts is no part of that request.
  const apart = AsyncLocalStorage.snapshot()
  const look = onceMore(() => apart(lookOnce))
  const tellOthers = onceMore(() => apart(sendAll))
  const timers: NodeJS.Timeout[] = []
  let timer: NodeJS.Timeout | undefined
  let isOn = false
  let isOver = false
  let isPrepared = false
  let mendAt = 0
  let listening: { close(): Promise<void> } | undefined

  return {
    taker,
    handle: handler => void handlers.set(handler.name, handler),
    tell,
    heed(name, pause) {
      const at = performance.now() + pause
      // Where that is not known, the next look asks.
      if (at >= (nextAt.get(name) ?? 0)) return
      nextAt.set(name, at)
      if (isOn) look()
    },
    hasten(name) {
      if (isOver) return
      const run =
        hastening.get(name) ??
        onceMore(() =>
          repository.hasten(name, name).then(
            () => lookAt(name),
            // It is found when it is due anyway.
            err => log.warn({ err, handler: name }, 'A job could not be hastened'),
          ),
        )
      hastening.set(name, run)
      run()
    },
    start() {
      isOn = true
      for (const handler of handlers.values()) {
        const parts = { repository, log, note, taker, lease }
        const lookAgain = () => {
          nextAt.delete(handler.name)
          look()
        }
        crews.set(handler.name, createCrew(handler, parts, lookAgain))
      }
      listening = notices?.listen(hear, lookAtAll)
      timers.push(setInterval(renew, lease / 3).unref())
      lookAtAll()
    },
    async stop() {
      isOn = false
      isOver = true
      clearTimeout(timer)
      await listening?.close()
      await Promise.all([...hastening.values(), tellOthers, look].map(each => each.settled()))
      const ended = Promise.all([...crews.values()].map(crew => crew.settled()))
      await Promise.race([ended, wait(farewell, undefined, { ref: false })])
      for (const each of timers) clearInterval(each)
      await giveBack()
    },
  }

  function lookAt(name: JobName): void {
    ready.add(name)
    if (isOn) look()
  }

  function tell(name: JobName): void {
    if (isOver) return
    lookAt(name)
    if (!notices) return
    told.add(name)
    tellOthers()
  }

  async function sendAll(): Promise<void> {
    for (const name of told) {
      told.delete(name)
      // They look by themselves after a while.
      await wakeServers(notices, name, taker).catch(err =>
        log.debug({ err, handler: name }, 'Other servers could not be told of a job'),
      )
    }
  }

  function hear(note: string): void {
    const name = wokenFor(note, taker)
    if (name !== undefined) lookAt(name)
  }

  function lookAtAll(): void {
    nextAt.clear()
    look()
  }

  async function lookOnce(): Promise<void> {
    if (!isOn) return
    clearTimeout(timer)
    let rest = longest
    try {
      await prepare()
      do await fillAll()
      while (await findDue())
      rest = Math.min(longest, ...[...nextAt.values()].map(at => at - performance.now()))
    } catch (err) {
      log.error({ err }, 'The jobs that wait could not be read')
    }
    if (isOn) timer = setTimeout(look, Math.max(rest, 1)).unref()
  }

  async function prepare(): Promise<void> {
    if (!isPrepared)
      for (const { name, every } of handlers.values())
        if (every !== undefined && !(await repository.put({ handler: name, key: name, data: '{}' })))
          await repository.hasten(name, name)
    isPrepared = true
    const time = performance.now()
    for (const [name, at] of nextAt) if (at <= time) nextAt.delete(name)
    if (time < mendAt) return
    mendAt = time + mendEvery
    await repository.mend()
  }

  /** One handler after the other: none waits until another has nothing left to do. */
  async function fillAll(): Promise<void> {
    for (const [name, crew] of crews)
      while (isOn && ready.has(name) && crew.hasRoom()) {
        ready.delete(name)
        nextAt.delete(name)
        if (await crew.fill()) ready.add(name)
      }
  }

  /** Asks when those are due of which that is not known; resolves to whether one is due that there is room for. */
  async function findDue(): Promise<boolean> {
    const unknown = [...crews.values()].filter(({ name }) => !ready.has(name) && !nextAt.has(name))
    if (!isOn || unknown.length === 0) return false
    const waits = await repository.waits(unknown.map(({ name }) => name))
    for (const { name } of unknown) {
      const pause = waits.get(name) ?? longest
      if (pause <= 0) ready.add(name)
      else nextAt.set(name, performance.now() + Math.min(pause, longest))
    }
    return unknown.some(crew => ready.has(crew.name) && crew.hasRoom())
  }

  function renew(): void {
    const ids = [...crews.values()].flatMap(crew => crew.ids())
    repository
      .renew(ids, taker, lease)
      .catch(err => log.error({ err }, 'Jobs under way could not be renewed'))
  }

  async function giveBack(): Promise<void> {
    const left = [...crews.values()].flatMap(crew => crew.ids())
    for (const crew of crews.values()) crew.leave()
    await repository
      .giveBack(left, taker)
      .catch(err => log.warn({ err }, 'Jobs under way could not be given back; others take them over'))
  }
}
