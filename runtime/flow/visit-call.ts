import type { Env, StepCall } from '../node/env.js'
import { type KeptCall, type LastingCallOptions, lastingCall } from './lasting-call.js'

/** The call that a visit makes. */
export interface VisitCall {
  readonly call: Env['call']
  /** Undefined before the call is made. */
  readonly kept: KeptCall | undefined
}

/**
 * Makes a node's call one that lasts, with a key of its own (decision 76). What an earlier visit has sent is sent again as it
 * was, and what it has been answered is not asked for again.
 */
export function createVisitCall(
  env: Env,
  data: StepCall['data'],
  back: KeptCall | undefined,
  isWaitedFor: LastingCallOptions['isWaitedFor'],
  tellBroken: LastingCallOptions['tellBroken'],
): VisitCall {
  let kept = back
  return {
    get kept() {
      return kept
    },
    async call(given, signal, onText) {
      const key = env.makeKey?.()
      const { locale } = env
      const made = { call: { ...given, ...(key && { key }), locale }, at: env.clock.now() }
      const lasts = { env, data, isWaitedFor, signal, onText, tellBroken }
      if (given.input !== undefined) return lastingCall({ ...lasts, kept: made })
      kept ??= made
      if (kept.outcome) return kept.outcome
      const outcome = await lastingCall({ ...lasts, kept })
      kept = { ...kept, outcome }
      return outcome
    },
  }
}
