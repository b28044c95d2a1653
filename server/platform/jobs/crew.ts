import type { Logger } from '../../base/log.js'
import { during } from '../../base/under-way.js'
import type { JobQueue, TakenJob } from '../../store/index.js'
import type { JobHandler } from './define-job.js'
import { JobFailure } from './job-failure.js'
import type { JobName } from './names.js'

/** How an attempt ended. */
export type JobOutcome = 'done' | 'failed' | 'given-up'

/** Hears of each attempt that ended, and how many seconds it took. */
export type NoteJob = (name: JobName, outcome: JobOutcome, seconds: number) => void

/** What a crew works with. */
interface CrewParts {
  readonly repository: JobQueue
  readonly log: Logger
  readonly note: NoteJob
  /** Who takes jobs: this loop. */
  readonly taker: string
  /** Milliseconds for which a job is taken; the loop renews it. */
  readonly lease: number
}

/** Does the jobs of one handler, as many at the same time as that allows. */
export interface Crew {
  readonly name: JobName
  hasRoom(): boolean
  /** Has it look once more, where it had room but those in line had their share. */
  freshen(): void
  /** Begins what is due, as far as there is room; resolves to whether more may be due. */
  fill(): Promise<boolean>
  /** The jobs under way, by their ids. */
  ids(): readonly string[]
  /** Resolves once no job is under way. */
  settled(): Promise<unknown>
  /** Lets go of the jobs that are under way: what becomes of them is no longer noted. */
  leave(): void
}

interface UnderWay {
  readonly owner: string | null
  /** It has had its place for long, and given it up. */
  isSlow: boolean
  doing: Promise<void>
}

/** How many times as many may be under way where some are slow. */
const mostSlow = 4

/** Makes one; `onEnd` is called when a job has ended. */
export function createCrew(handler: JobHandler, parts: CrewParts, onEnd: () => void): Crew {
  const { repository, log, note, taker, lease } = parts
  const { name, every, share, patience } = handler
  const underWay = new Map<string, UnderWay>()
  /** All that is due is of accounts that have their share. */
  let isStuck = false
  const leaving = new AbortController()

  return {
    name,
    hasRoom: () => !isStuck && room() > 0,
    freshen: () => {
      isStuck = false
    },
    async fill() {
      const most = room()
      const shares = share === undefined ? undefined : { share, busy: busy() }
      const taken = await repository.take(name, taker, lease, most, shares)
      if (shares && taken.length < most) isStuck = true
      for (const job of taken) {
        // Its lease was lost for a while: it is under way here all the same.
        if (underWay.has(job.id)) continue
        begin(job)
      }
      return taken.length === most
    },
    ids: () => [...underWay.keys()],
    settled: () => Promise.all([...underWay.values()].map(({ doing }) => doing)),
    leave: () => leaving.abort(),
  }

  function begin({ owner = null, ...job }: TakenJob): void {
    const entry: UnderWay = { owner, isSlow: false, doing: Promise.resolve() }
    underWay.set(job.id, entry)
    const timer = setTimeout(giveUpPlace, patience).unref()
    entry.doing = carryOut(job).finally(() => {
      clearTimeout(timer)
      underWay.delete(job.id)
      isStuck = false
      onEnd()
    })

    function giveUpPlace(): void {
      if (share === undefined) return
      entry.isSlow = true
      onEnd()
    }
  }

  /** What is slow leaves its place to others, as long as it is not too much in all. */
  function room(): number {
    const quick = [...underWay.values()].filter(({ isSlow }) => !isSlow).length
    return Math.min(handler.atOnce - quick, mostSlow * handler.atOnce - underWay.size)
  }

  /** How many each account has, slow ones too. */
  function busy(): ReadonlyMap<string, number> {
    const counts = new Map<string, number>()
    for (const { owner } of underWay.values())
      if (owner !== null) counts.set(owner, (counts.get(owner) ?? 0) + 1)
    return counts
  }

  async function carryOut({ attempts, ...job }: Omit<TakenJob, 'owner'>): Promise<void> {
    const startedAt = performance.now()
    const pause = every ?? handler.pauses[attempts - 1]
    const failure = await attempt(() =>
      during(about(name, job), () =>
        handler.run({ ...job, attempt: attempts, pause, signal: leaving.signal }),
      ),
    )
    if (leaving.signal.aborted) return
    const next = every ?? (failure?.isFinal ? undefined : pause)
    const outcome = !failure ? 'done' : next === undefined ? 'given-up' : 'failed'
    note(name, outcome, (performance.now() - startedAt) / 1000)
    if (failure?.isUnforeseen)
      log[next === undefined ? 'error' : 'warn'](
        { err: failure.error, handler: name, jobId: job.id, attempts, pause: next },
        next === undefined ? 'A job was given up' : 'A job failed and is tried again',
      )
    // What cannot be written changes nothing of what has happened: the job is done again after its lease.
    await end(job.id, failure?.reason, next).catch(err =>
      log.error({ err, handler: name, jobId: job.id }, 'What became of a job could not be noted'),
    )
  }

  function end(id: string, reason: string | undefined, next: number | undefined): Promise<void> {
    if (reason !== undefined) return repository.failed(id, taker, reason, next)
    return every === undefined ? repository.done(id) : repository.comeBack(id, taker, every)
  }
}

function about(name: JobName, { botId, data }: Pick<TakenJob, 'botId' | 'data'>) {
  return { name: () => `job ${name}`, botId: () => botId ?? undefined, size: () => data.length }
}

interface Failure {
  readonly error: unknown
  readonly reason: string
  readonly isFinal: boolean
  readonly isUnforeseen: boolean
}

async function attempt(run: () => Promise<void>): Promise<Failure | undefined> {
  try {
    await run()
    return undefined
  } catch (error) {
    if (error instanceof JobFailure)
      return { error, reason: error.message, isFinal: error.isFinal, isUnforeseen: false }
    return { error, reason: kindOf(error), isFinal: false, isUnforeseen: true }
  }
}

/** Its message may quote what somebody sent. */
function kindOf(error: unknown): string {
  if (!(error instanceof Error)) return 'Error'
  return 'code' in error && typeof error.code === 'string'
    ? `${error.name} ${error.code}`
    : error.name
}
