import type { CallErrorCode } from '@talkgraph/wire/errors'
import type { CallOutcome } from '../../runtime/index.js'

const blocked = 'BLOCKED_ADDRESS' satisfies CallErrorCode
const callFailed = 'CALL_FAILED' satisfies CallErrorCode

/** A call that failed; a code that the runtime does not know from calls counts as CALL_FAILED. */
export function failed(message: string, code?: unknown): CallOutcome {
  return { ok: false, code: code === blocked ? blocked : callFailed, message }
}

/** A call of which nobody knows how it ended. */
export function broken(message: string, by: 'line' | 'server'): CallOutcome {
  return { ok: false, code: callFailed, message, broken: by }
}

/** Is this the answer to the call, however it ended? Else the server, or what stands before it, could not answer yet. */
export function isDefinite(status: number, code?: unknown): boolean {
  if (code === blocked || code === callFailed) return true
  return status >= 400 && status < 500 && ![408, 409, 425, 429].includes(status)
}
