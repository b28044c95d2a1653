import type { Clock, Env } from '../node/env.js'
import type { AnswerInput } from '../node/prompt.js'
import type { Mark } from '../session/way-back.js'
import type { KeptCall } from './lasting-call.js'

/** Where a walk stands: the node it is at, and what has happened there, so that it can be entered again. */
export interface Place {
  readonly nodeId: string
  /** What the visitor has answered here, refused answers among it, and what was heard of a live thread (kept-heard.ts). */
  readonly answers: readonly AnswerInput[]
  /** How much the node has told: contents, accepted answers and problems together. */
  readonly told: number
  /** The call that has been made here. */
  readonly call?: KeptCall
}

/** How to go back to a question that was answered: where it began, and what the session held then (decision 75). */
export interface StepBack extends Mark {
  readonly place: Place
}

/** The same environment, whatever it is made of, in which no pause is waited for while there is hurry. */
export function hurried(env: Env, isInHurry: () => boolean): Env {
  const { clock } = env
  const value: Clock = {
    now: () => clock.now(),
    setTimeout: (callback, ms) => clock.setTimeout(callback, isInHurry() ? 0 : ms),
    clearTimeout: id => clock.clearTimeout(id),
  }
  return Object.create(env, { clock: { value } })
}
