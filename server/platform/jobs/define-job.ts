import * as v from 'valibot'
import { JobFailure } from './job-failure.js'
import type { JobName } from './names.js'

/** A job that is being done; times in milliseconds. */
export interface Job<Data = unknown> {
  readonly id: string
  readonly botId: string | null
  /** The session's tag. */
  readonly session: string | null
  readonly data: Data
  /** From 1. */
  readonly attempt: number
  /** After which it is tried again if this attempt fails; undefined: it is the last. */
  readonly pause: number | undefined
  /** Aborted when the process ends before the job does: another does it, and nothing is to be noted of this attempt. */
  readonly signal: AbortSignal
}

/** How a handler works; times in milliseconds. */
interface Manner {
  readonly name: JobName
  /** How many of its jobs a process does at the same time. Default: 1. */
  readonly atOnce?: number
  /** How many of them may be of one account. Default: all. */
  readonly share?: number | undefined
  /** After how long one that is under way gives its place to other accounts; it goes on. Default: 10 seconds. */
  readonly patience?: number
  /** The pauses after each failed attempt; after the last one a job is given up. Default: three that grow. */
  readonly pauses?: readonly number[]
  /** Its work comes back: there is one job, which is never given up and is due again so long after each run. */
  readonly every?: number
}

/** What does the jobs of one name, as the loop sees it: it reads their data by itself. */
export interface JobHandler
  extends Required<Pick<Manner, 'name' | 'atOnce' | 'pauses' | 'patience'>> {
  readonly every: number | undefined
  readonly share: number | undefined
  /** `data` is JSON text. */
  run(job: Job<string>): Promise<void>
}

const minute = 60_000
const usualPatience = 10_000
const usualPauses = [minute, 5 * minute, 30 * minute]

/**
 * Says how jobs of one name are done. `run` resolves once a job is done. It may be repeated after it took effect, where the
 * process died in between: give the other side the job's id, or note what was done where the next run looks. It throws a
 * `JobFailure` for what it has told of itself; anything else is logged.
 */
export function defineJob<Schema extends v.GenericSchema>({
  name,
  atOnce = 1,
  share,
  patience = usualPatience,
  pauses = usualPauses,
  every,
  data: schema,
  run,
}: Manner & {
  readonly data: Schema
  readonly run: (job: Job<v.InferOutput<Schema>>) => Promise<void>
}): JobHandler {
  const json = v.pipe(v.string(), v.parseJson(), schema)
  return {
    name,
    atOnce,
    share,
    patience,
    pauses,
    every,
    async run(job) {
      const { success, output } = v.safeParse(json, job.data)
      if (!success) throw new JobFailure('What is to be done cannot be read', { isFinal: true })
      await run({ ...job, data: output })
    },
  }
}

/** The same for work that comes back, so many milliseconds after each run. */
export function defineRecurringJob(
  name: JobName,
  every: number,
  run: () => Promise<void>,
): JobHandler {
  return defineJob({ name, every, data: v.unknown(), run })
}
