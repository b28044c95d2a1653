import type { CallErrorCode } from '@talkgraph/wire/errors'

/** Why a call did not bring an answer; `message` may reach the page's console, so it names no address. */
export interface CallFailure {
  readonly ok: false
  readonly code: CallErrorCode
  readonly message: string
}

/** What a call brought: any status counts as an answer here. */
export interface CallAnswer {
  readonly ok: true
  readonly status: number
  /** Names are in lower case. */
  readonly headers?: Readonly<Record<string, string | string[] | undefined>>
  readonly text: string
}

/** Thrown inside a call to end it with this outcome. */
export class CallError extends Error {
  override readonly name = 'CallError'
  readonly code: CallFailure['code']

  constructor(message: string, code: CallFailure['code'] = 'CALL_FAILED') {
    super(message)
    this.code = code
  }
}

/** Thrown where a call would leave the public internet. */
export class BlockedAddressError extends CallError {
  constructor(message = 'The address is not a public one') {
    super(message, 'BLOCKED_ADDRESS')
  }
}

/** The reasons that may be gone a moment later. */
export const notReached = 'The address could not be reached'
export const tookTooLong = 'The call took too long'

/** Turns any error that ended a call into an outcome; errors that are not ours are reported in general words only. */
export function toFailure(error: unknown): CallFailure {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof CallError) return { ok: false, code: cause.code, message: cause.message }
    if (cause.name.endsWith('TimeoutError'))
      return { ok: false, code: 'CALL_FAILED', message: tookTooLong }
  }
  return { ok: false, code: 'CALL_FAILED', message: notReached }
}
