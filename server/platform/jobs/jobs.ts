import { AsyncLocalStorage } from 'node:async_hooks'
import { hostname } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import type { Logger } from '../../base/log.js'
import { randomHex } from '../../base/random-hex.js'
import type { JobQueue, Notices } from '../../store/index.js'
import { type Crew, createCrew, type NoteJob } from './crew.js'
import type { JobHandler } from './define-job.js'
import { type Loop, startLoop } from './loop.js'
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

/** What the loop works with. */
interface JobParts {
  readonly repository: JobQueue
  /** How processes that share the database wake each other. */
  readonly notices: Notices | undefined
  readonly log: Logger
  readonly note: NoteJob
}

/** As long as it is alive, a process renews it; after a crash another takes over. */
const lease = 15_000
const mendEvery = 60_000

/** Makes the loop; nothing is done before it is started. */
export function createJobs(
  { repository, notices, log, note }: JobParts,
  { look = 5000, farewell = 1500 }: JobTiming = {},
): Jobs {
  const taker = `${hostname()}:${process.pid}:${randomHex(8)}`
  const handlers: JobHandler[] = []
  const crews = new Map<JobName, Crew>()
  const told = new Set<JobName>()
  const hastening = new Map<JobName, OnceMore>()
  // What a request puts is no part of that request.
  const apart = AsyncLocalStorage.snapshot()
  const tellOthers = onceMore(() => apart(sendAll))
  let loop: Loop | undefined
  let listening: { close(): Promise<void> } | undefined
  let renewing: NodeJS.Timeout | undefined
  let isOver = false
  let isPrepared = false
  let mendAt = 0

  return {
    taker,
    handle: handler => void handlers.push(handler),
    tell(name) {
      if (isOver) return
      lookAt(name)
      if (!notices) return
      told.add(name)
      tellOthers()
    },
    heed: (name, pause) => apart(() => loop?.heed(name, pause)),
    hasten(name) {
      if (isOver) return
      const run = hastening.get(name) ?? onceMore(() => apart(() => hastenOnce(name)))
      hastening.set(name, run)
      run()
    },
    start() {
      const parts = { repository, log, note, taker, lease }
      for (const handler of handlers)
        crews.set(
          handler.name,
          createCrew(handler, parts, () => loop?.ask(handler.name)),
        )
      loop = startLoop({ repository, log, crews, prepare }, look)
      listening = notices?.listen(
        text => {
          const name = wokenFor(text, taker)
          if (name !== undefined) lookAt(name)
        },
        () => loop?.ask(),
      )
      renewing = setInterval(renew, lease / 3).unref()
    },
    async stop() {
      isOver = true
      const stopped = loop?.stop()
      await listening?.close()
      await Promise.all([
        stopped,
        ...[tellOthers, ...hastening.values()].map(each => each.settled()),
      ])
      const ended = Promise.all([...crews.values()].map(crew => crew.settled()))
      await Promise.race([ended, wait(farewell, undefined, { ref: false })])
      clearInterval(renewing)
      await giveBack()
    },
  }

  function lookAt(name: JobName): void {
    apart(() => loop?.look(name))
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

  async function hastenOnce(name: JobName): Promise<void> {
    try {
      await repository.hasten(name, name)
      lookAt(name)
    } catch (err) {
      // It is found when it is due anyway.
      log.warn({ err, handler: name }, 'A job could not be hastened')
    }
  }

  async function prepare(): Promise<void> {
    if (!isPrepared)
      for (const { name, every } of handlers)
        if (
          every !== undefined &&
          !(await repository.put({ handler: name, key: name, data: '{}' }))
        )
          await repository.hasten(name, name)
    isPrepared = true
    const time = performance.now()
    if (time < mendAt) return
    mendAt = time + mendEvery
    await repository.mend()
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
      .catch(err =>
        log.warn({ err }, 'Jobs under way could not be given back; others take them over'),
      )
  }
}
