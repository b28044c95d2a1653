import type { CallOutcome } from '../../runtime/index.js'
import type { CallErrorCode } from '../../wire/errors.js'

const blocked = 'BLOCKED_ADDRESS' satisfies CallErrorCode
const callFailed = 'CALL_FAILED' satisfies CallErrorCode

/** A call that failed; a code that the runtime does not know from calls counts as CALL_FAILED. */
export function failed(message: string, code?: unknown): CallOutcome {
  return { ok: false, code: code === blocked ? blocked : callFailed, message }
}
