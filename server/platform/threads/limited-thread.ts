import { once } from 'node:events'
import { setInterval, setTimeout } from 'node:timers/promises'
import type { Worker } from 'node:worker_threads'
import { inSeconds } from '../../base/processor-time.js'
import { CutShort } from './cut-short.js'
import { nobodyWaits } from './fair-queue.js'

/** What one run may use up; then its thread is ended, whatever it does. */
export interface RunLimits {
  /** Without what it takes to load the thread. */
  readonly processorSeconds: number
  /** From beginning to end, also where it only waits. */
  readonly seconds: number
  /** In which its thread has to be loaded. Default: 60. */
  readonly loadSeconds?: number
  /** What it holds beside its own objects, as the bytes of files, on Node 24 and later. Default: without a limit. */
  readonly megabytes?: number
}

/** What a thread is sent. */
export interface Task {
  readonly id: number
}

/** What it answers. */
export type Done<Result = unknown> = Task &
  ({ readonly result: Result } | { readonly error: unknown })

/** What a thread says once it can be sent something. */
export const threadIsReady = 'ready'

/** A thread that does one thing after the other, until a run is ended before it is done. */
export interface LimitedThread {
  /** Rejects with what the run threw, with a `CutShort`, or with BAD_REQUEST once the signal says that nobody waits. */
  run<Result>(task: Task, limits: RunLimits, signal?: AbortSignal): Promise<Result>
  /** The processor seconds of the last run. */
  used(): number
  /** Whether it can do another run. */
  isFree(): boolean
  /** Whether the process may end while it is there. */
  rest(isResting: boolean): void
  end(): Promise<unknown>
}

/** Milliseconds between two looks at what a run has used up. */
const lookEvery = 100

/** Makes one of a worker that was just started. */
export function createLimitedThread(worker: Worker): LimitedThread {
  const ready = once(worker, 'message')
  ready.catch(() => undefined)
  let isFree = true
  let used = 0
  let usedBefore = 0
  const isOut = () => {
    isFree = false
  }
  worker.on('error', isOut).on('exit', isOut)

  return {
    async run<Result>(task: Task, limits: RunLimits, signal?: AbortSignal) {
      isFree = false
      used = 0
      const isOver = new AbortController()
      try {
        const done = await Promise.race([
          carryOut<Result>(task, isOver.signal),
          broken(isOver.signal),
          usedUp(limits, isOver.signal),
          late(limits, isOver.signal),
          left(signal, isOver.signal),
        ])
        isFree = true
        if ('error' in done) throw done.error
        return done.result
      } catch (error) {
        throw Object(error).code === 'ERR_WORKER_OUT_OF_MEMORY' ? new CutShort('memory') : error
      } finally {
        isOver.abort()
      }
    },
    used: () => used,
    isFree: () => isFree,
    rest: isResting => (isResting ? worker.unref() : worker.ref()),
    end: () => worker.terminate(),
  }

  async function carryOut<Result>(task: Task, isOver: AbortSignal): Promise<Done<Result>> {
    await ready
    usedBefore = (await usage(worker)) ?? 0
    if (!isOver.aborted) worker.postMessage(task)
    const [done] = await once(worker, 'message', { signal: isOver })
    await look()
    return done
  }

  async function broken(isOver: AbortSignal): Promise<never> {
    await once(worker, 'exit', { signal: isOver })
    throw new Error('The thread of a run ended')
  }

  async function usedUp(limits: RunLimits, isOver: AbortSignal): Promise<never> {
    await ready
    for await (const _ of setInterval(lookEvery, undefined, { signal: isOver, ref: false })) {
      await look()
      if (used > limits.processorSeconds) throw new CutShort('processor time')
      if (limits.megabytes !== undefined && (await held(worker)) > limits.megabytes * 1e6)
        throw new CutShort('memory')
    }
    throw nobodyWaits()
  }

  /** By a clock that asks the thread nothing: one that does not answer is ended too. */
  async function late(limits: RunLimits, isOver: AbortSignal): Promise<never> {
    const wait = (seconds: number) =>
      setTimeout(seconds * 1000, undefined, { signal: isOver, ref: false })
    const isLoaded = ready.then(() => true)
    if (!(await Promise.race([isLoaded, wait(limits.loadSeconds ?? 60)])))
      throw new Error('The thread of a run was not loaded in time')
    await wait(limits.seconds)
    throw new CutShort('time')
  }

  async function look(): Promise<void> {
    const now = await usage(worker)
    if (now !== undefined) used = now - usedBefore
  }
}

/** Bytes of a thread outside of its heap, which the limits of its heap do not count. */
async function held(worker: Worker): Promise<number> {
  if (typeof worker.getHeapStatistics !== 'function') return 0
  return worker.getHeapStatistics().then(
    ({ external_memory }) => external_memory,
    () => 0,
  )
}

async function left(signal: AbortSignal | undefined, isOver: AbortSignal): Promise<never> {
  if (signal && !signal.aborted) await once(signal, 'abort', { signal: isOver })
  if (!signal) await once(isOver, 'abort')
  throw nobodyWaits()
}

/**
 * Processor seconds of a thread so far; undefined for one that has ended. Node before 24.6 does not say, and tells how long it
 * was busy instead.
 */
async function usage(worker: Worker): Promise<number | undefined> {
  if (typeof worker.cpuUsage !== 'function')
    return worker.performance.eventLoopUtilization().active / 1000
  return worker.cpuUsage().then(inSeconds, () => undefined)
}
