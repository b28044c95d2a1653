import type { ErrorCode } from '@talkgraph/wire/errors'

/** A code of the API's catalogue, or one of a newer server; `OFFLINE` where it could not be reached, `NO_ANSWER` where it was silent. */
export type ProblemCode = ErrorCode | 'OFFLINE' | 'NO_ANSWER' | (string & Record<never, never>)

/** Why a call failed; `status` is that of HTTP, 0 where nothing came. */
export class ApiProblem extends Error {
  override readonly name = 'ApiProblem'

  readonly status: number
  readonly code: ProblemCode
  /** What the server says beside it, such as which fields are wrong. */
  readonly details: unknown
  /** Seconds after which it is worth trying again, where the server says. */
  readonly retryAfter: number | undefined

  constructor(
    status: number,
    code: ProblemCode,
    message: string,
    details?: unknown,
    retryAfter?: number,
    options?: ErrorOptions,
  ) {
    super(message, options)
    this.status = status
    this.code = code
    this.details = details
    this.retryAfter = retryAfter
  }
}
