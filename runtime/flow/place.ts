import type { Clock, Env } from '../node/env.js'
import type { AnswerInput } from '../node/prompt.js'

/** Where a walk stands: the node it is at, and what has happened there, so that it can be entered again. */
export interface Place {
  readonly nodeId: string
  /** What the visitor has answered here, refused answers among it. */
  readonly answers: readonly AnswerInput[]
  /** How much the node has told: contents, accepted answers and problems together. */
  readonly told: number
}

/** What has happened at a node since it was entered. */
export interface Stay {
  readonly answers: AnswerInput[]
  told: number
  /** Entered again: the node is on its way to this place, without pauses, and what it tells has been told before. */
  before: Place | null | undefined
}

/** Counts something that a node tells: was it told before? */
export function isOld(stay: Stay): boolean {
  stay.told++
  if (isBehind(stay, 0)) return true
  stay.before = null
  return false
}

/** Is something that was told before still to come? */
export function isBehind({ told, before }: Stay, more = 1): boolean {
  return told + more <= (before?.told ?? 0)
}

/** The same environment, whatever it is made of, in which no pause is waited for until the stay is where it was. */
export function hurried(env: Env, stay: Stay): Env {
  const { clock } = env
  const value: Clock = {
    now: () => clock.now(),
    setTimeout: (callback, ms) => clock.setTimeout(callback, stay.before ? 0 : ms),
    clearTimeout: id => clock.clearTimeout(id),
  }
  return Object.create(env, { clock: { value } })
}
