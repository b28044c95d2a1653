/** Every error that a client can meet: its status, and the words that go with it. Codes are stable. */
export const errorCatalogue = {
  BAD_REQUEST: { status: 400, message: 'The request cannot be read.' },
  REQUEST_VALIDATION_FAILED: { status: 400, message: 'The request is not as it should be.' },
  CHATBOT_ID_REQUIRED: { status: 400, message: 'chatbotId is required' },
  SET_CURRENT_BOT_FLOW_ELEMENTS_ERROR: { status: 400, message: 'The flow cannot be loaded.' },
  LINT_FAILED: { status: 400, message: 'The bot has errors. Nothing was published.' },
  IDEMPOTENCY_KEY_NOT_VALID: {
    status: 400,
    message: 'The Idempotency-Key must be 1 to 255 visible ASCII characters.',
  },
  API_KEY_NOT_VALID: { status: 401, message: 'Authorization header does not contain valid API key' },
  TOKEN_NOT_VALID: {
    status: 401,
    message: 'The session token is missing, expired or for another bot. Start a new session.',
  },
  ORIGIN_NOT_ALLOWED: { status: 403, message: 'This bot may not be used on this site.' },
  NOT_FOUND: { status: 404, message: 'There is nothing at this address.' },
  BOT_NOT_FOUND: { status: 404, message: 'There is no published bot with this id.' },
  CHATBOT_NOT_FOUND: { status: 404, message: 'There is no chatbot of yours with this id.' },
  VERSION_NOT_FOUND: { status: 404, message: 'The chatbot has no such version.' },
  CALL_NOT_FOUND: {
    status: 404,
    message: 'The chatbot has no call with this id that waits or was given up.',
  },
  NO_SUCH_NODE: { status: 404, message: 'The published flow has no such step.' },
  CALL_UNDER_WAY: {
    status: 409,
    message: 'A call with this Idempotency-Key is still under way. Ask again in a moment.',
  },
  BODY_TOO_LARGE: { status: 413, message: 'The request is too large.' },
  IDEMPOTENCY_KEY_REUSED: {
    status: 422,
    message: 'This Idempotency-Key was used for another call. Make a new one.',
  },
  RATE_LIMITED: { status: 429, message: 'Too many calls in a short time. Wait a moment.' },
  CREATE_CHATBOT_FAILED: { status: 500, message: 'Some technical error has occurred !!' },
  CHATBOT_DELETE_FAILED: { status: 500, message: 'Some technical error has occurred !!' },
  INTERNAL_ERROR: { status: 500, message: 'Something went wrong on the server.' },
  CALL_FAILED: { status: 502, message: 'The call did not succeed.' },
  BLOCKED_ADDRESS: { status: 502, message: 'The address is not a public one.' },
  DATABASE_AWAY: { status: 503, message: 'The server cannot do this now. Try again in a moment.' },
} as const satisfies Record<string, { status: number; message: string }>

/** A code of the catalogue. */
export type ErrorCode = keyof typeof errorCatalogue

/** The codes with which a step's own call fails. */
export type CallErrorCode = Extract<ErrorCode, 'CALL_FAILED' | 'BLOCKED_ADDRESS'>

/** How the widget's addresses answer an error. */
export interface ErrorBody {
  readonly error: { readonly code: ErrorCode; readonly message: string }
}
