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
  REQUEST_BODY_INVALID: {
    status: 400,
    message: 'an AGENT cannot start a new thread, so threadId is required when from is AGENT',
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
  KEY_NOT_FOUND: { status: 404, message: 'There is no key of yours with this id.' },
  CALL_NOT_FOUND: {
    status: 404,
    message: 'The chatbot has no call with this id that waits or was given up.',
  },
  THREAD_NOT_FOUND: { status: 404, message: 'The chatbot has no thread with this id.' },
  MESSAGE_NOT_FOUND: { status: 404, message: 'The chatbot has no message with this id.' },
  NO_SUCH_THREAD: { status: 404, message: 'This session has no such thread with an agent.' },
  NO_SUCH_NODE: { status: 404, message: 'The published flow has no such step.' },
  CALL_UNDER_WAY: {
    status: 409,
    message: 'A call with this Idempotency-Key is still under way. Ask again in a moment.',
  },
  THREAD_BUSY: {
    status: 409,
    message: 'The thread is still busy with earlier messages. Ask again in a moment.',
  },
  THREAD_ENDED: { status: 409, message: 'The thread has ended. Start a new one.' },
  THREAD_STATE_NOT_POSSIBLE: {
    status: 409,
    message: 'The thread is in a state from which this is not possible.',
  },
  NOTHING_TO_ANSWER: {
    status: 409,
    message: 'The chatbot has no published flow, and the server has no AI provider that could answer.',
  },
  VERSION_WAS_LIVE: {
    status: 409,
    message: 'A version that was live stays: pages may still show it.',
  },
  LAST_KEY: { status: 409, message: 'This is the last key. Make another one first.' },
  THREAD_OVER: { status: 409, message: 'The thread was handed back or has ended.' },
  BODY_TOO_LARGE: { status: 413, message: 'The request is too large.' },
  CONTENT_TYPE_NOT_SUPPORTED: {
    status: 415,
    message: 'The Content-Type of the request is not one that this call takes.',
  },
  IDEMPOTENCY_KEY_REUSED: {
    status: 422,
    message: 'This Idempotency-Key was used for another call. Make a new one.',
  },
  RATE_LIMITED: { status: 429, message: 'Too many calls in a short time. Wait a moment.' },
  FETCH_ALL_CHATBOTS_FAILED: { status: 500, message: 'Some technical error has occurred !!' },
  CREATE_CHATBOT_FAILED: { status: 500, message: 'Some technical error has occurred !!' },
  SEND_MESSAGE_FAILED: { status: 500, message: 'Some technical error has occurred !!' },
  FETCH_CHATBOT_FAILED: { status: 500, message: 'Some technical error has occurred !!' },
  CHATBOT_DELETE_FAILED: { status: 500, message: 'Some technical error has occurred !!' },
  CHATBOT_APPEARANCE_UPDATE_FAILED: { status: 500, message: 'Some technical error has occurred !!' },
  CHATBOT_ICON_UPDATE_FAILED: { status: 500, message: 'Some technical error has occurred !!' },
  CHATBOT_ICON_DELETE_FAILED: { status: 500, message: 'Some technical error has occurred !!' },
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
