import type { CallOutcome } from '../../runtime/index.js'

/** A call that failed; a code that the runtime does not know from calls counts as CALL_FAILED. */
export function failed(message: string, code?: unknown): CallOutcome {
  return { ok: false, code: code === 'BLOCKED_ADDRESS' ? code : 'CALL_FAILED', message }
}
