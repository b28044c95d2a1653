import type { ContentfulStatusCode } from 'hono/utils/http-status'

/** Every error a client can meet: its status, and the words that go with it. Codes are stable. */
export const errorCatalogue = {
  BAD_REQUEST: { status: 400, message: 'The request cannot be read.' },
  TOKEN_NOT_VALID: {
    status: 401,
    message: 'The session token is missing, expired or for another bot. Start a new session.',
  },
  NOT_FOUND: { status: 404, message: 'There is nothing at this address.' },
  BOT_NOT_FOUND: { status: 404, message: 'There is no published bot with this id.' },
  NO_SUCH_NODE: { status: 404, message: 'The published flow has no such step.' },
  BODY_TOO_LARGE: { status: 413, message: 'The request is too large.' },
  RATE_LIMITED: { status: 429, message: 'Too many calls in a short time. Wait a moment.' },
  INTERNAL_ERROR: { status: 500, message: 'Something went wrong on the server.' },
  CALL_FAILED: { status: 502, message: 'The call did not succeed.' },
  BLOCKED_ADDRESS: { status: 502, message: 'The address is not a public one.' },
} as const satisfies Record<string, { status: ContentfulStatusCode; message: string }>

/** A code of the catalogue. */
export type ErrorCode = keyof typeof errorCatalogue

/** Thrown by a route to answer with an error of the catalogue; `message` replaces the usual words. */
export class ApiError extends Error {
  override readonly name = 'ApiError'

  constructor(
    readonly code: ErrorCode,
    message: string = errorCatalogue[code].message,
    readonly headers: Readonly<Record<string, string>> = {},
  ) {
    super(message)
  }

  get status(): ContentfulStatusCode {
    return errorCatalogue[this.code].status
  }
}
