import type { Logger } from '../../base/log.js'
import type { JobQueue } from '../../store/index.js'
import type { Crew } from './crew.js'
import type { JobName } from './names.js'
import { onceMore } from './once-more.js'

/** Has crews do what is due, as soon as it is due and they have room. */
export interface Loop {
  /** A job of this name may be due: it looks now. */
  look(name: JobName): void
  /** It is no longer known when jobs of this name, or of any, are due: it asks now. */
  ask(name?: JobName): void
  /** A job of this name is due in so many milliseconds. */
  heed(name: JobName, pause: number): void
  /** Resolves once nothing more is begun. */
  stop(): Promise<void>
}

/** What the loop works with. */
interface LoopParts {
  readonly repository: Pick<JobQueue, 'waits'>
  readonly log: Logger
  readonly crews: ReadonlyMap<JobName, Crew>
  /** Done before each look. */
  readonly prepare: () => Promise<void>
}

/** Begins one. It looks at each crew every `longest` milliseconds, woken or not. */
export function startLoop({ repository, log, crews, prepare }: LoopParts, longest: number): Loop {
  /** Those of which a job may be due. */
  const ready = new Set<JobName>()
  /** When the others are looked at next, by the clock that nobody puts back; absent: that is not known. */
  const nextAt = new Map<JobName, number>()
  const look = onceMore(lookOnce)
  let timer: NodeJS.Timeout | undefined
  let isOver = false
  look()

  return {
    look(name) {
      ready.add(name)
      look()
    },
    ask(name) {
      if (name === undefined) nextAt.clear()
      else nextAt.delete(name)
      look()
    },
    heed(name, pause) {
      const at = performance.now() + pause
      // Where that is not known, the next look asks.
      if (at >= (nextAt.get(name) ?? 0)) return
      nextAt.set(name, at)
      look()
    },
    stop() {
      isOver = true
      clearTimeout(timer)
      return look.settled()
    },
  }

  async function lookOnce(): Promise<void> {
    if (isOver) return
    clearTimeout(timer)
    let rest = longest
    try {
      await prepare()
      for (const [name, at] of nextAt) if (at <= performance.now()) nextAt.delete(name)
      for (const crew of crews.values()) crew.freshen()
      let hasMore = true
      while (hasMore) {
        await fillAll()
        hasMore = await findDue()
      }
      rest = Math.min(longest, ...[...nextAt.values()].map(at => at - performance.now()))
    } catch (err) {
      log.error({ err }, 'The jobs that wait could not be read')
    }
    if (!isOver) timer = setTimeout(look, Math.max(rest, 1)).unref()
  }

  /** One crew after the other: none waits until another has nothing left to do. */
  async function fillAll(): Promise<void> {
    for (const [name, crew] of crews)
      while (!isOver && ready.has(name) && crew.hasRoom()) {
        ready.delete(name)
        nextAt.delete(name)
        if (await crew.fill()) ready.add(name)
      }
  }

  /** Asks when those are due of which that is not known; resolves to whether one is due that there is room for. */
  async function findDue(): Promise<boolean> {
    const unknown = [...crews.values()].filter(({ name }) => !ready.has(name) && !nextAt.has(name))
    if (isOver || unknown.length === 0) return false
    const waits = await repository.waits(unknown.map(({ name }) => name))
    for (const { name } of unknown) {
      const pause = waits.get(name) ?? longest
      if (pause <= 0) ready.add(name)
      else nextAt.set(name, performance.now() + Math.min(pause, longest))
    }
    return unknown.some(crew => ready.has(crew.name) && crew.hasRoom())
  }
}
