/** Every error that a client can meet: its status, and the words that go with it. Codes are stable. */
export const errorCatalogue = {
  BAD_REQUEST: { status: 400, message: 'The request cannot be read.' },
  REQUEST_VALIDATION_FAILED: { status: 400, message: 'The request is not as it should be.' },
  CHATBOT_ID_REQUIRED: { status: 400, message: 'chatbotId is required' },
  SET_CURRENT_BOT_FLOW_ELEMENTS_ERROR: { status: 400, message: 'The flow cannot be loaded.' },
  SECRET_NOT_FOUND: {
    status: 400,
    message:
      'The flow refers to secrets that are not of this account. Write them here again, or leave them blank.',
  },
  LINT_FAILED: { status: 400, message: 'The bot has errors. Nothing was published.' },
  TESTS_FAILED: { status: 400, message: 'Tests of the bot fail. Nothing was published.' },
  IDEMPOTENCY_KEY_NOT_VALID: {
    status: 400,
    message: 'The Idempotency-Key must be 1 to 255 visible ASCII characters.',
  },
  REQUEST_BODY_INVALID: {
    status: 400,
    message: 'an AGENT cannot start a new thread, so threadId is required when from is AGENT',
  },
  NAME_NOT_CONFIRMED: { status: 400, message: 'This is not the name. Give it as it stands.' },
  API_KEY_NOT_VALID: {
    status: 401,
    message: 'Authorization header does not contain valid API key',
  },
  TOKEN_NOT_VALID: {
    status: 401,
    message: 'The session token is missing, expired or for another bot. Start a new session.',
  },
  ROLE_NOT_ALLOWED: { status: 403, message: 'Your role in this account does not allow this.' },
  CONFIRM_PASSWORD: {
    status: 403,
    message: 'Confirm that it is you: give your password, or a code of your second step.',
  },
  CROSS_ORIGIN: {
    status: 403,
    message: 'A page of another site may not ask this with your cookies.',
  },
  ORIGIN_NOT_ALLOWED: { status: 403, message: 'This bot may not be used on this site.' },
  NOT_FOUND: { status: 404, message: 'There is nothing at this address.' },
  BOT_NOT_FOUND: { status: 404, message: 'There is no published bot with this id.' },
  CHATBOT_NOT_FOUND: { status: 404, message: 'There is no chatbot of yours with this id.' },
  VERSION_NOT_FOUND: { status: 404, message: 'The chatbot has no such version.' },
  NAMED_DRAFT_NOT_FOUND: { status: 404, message: 'The chatbot has no such named draft.' },
  EXAMPLE_NOT_FOUND: { status: 404, message: 'The server has no example with this id.' },
  TEMPLATE_NOT_FOUND: { status: 404, message: 'The site has no template of this name.' },
  KEY_NOT_FOUND: { status: 404, message: 'There is no key of yours with this id.' },
  ACCOUNT_NOT_FOUND: { status: 404, message: 'There is no account of yours with this id.' },
  MEMBER_NOT_FOUND: { status: 404, message: 'The account has no member with this id.' },
  REQUEST_NOT_FOUND: { status: 404, message: 'There is no such request: it was answered already.' },
  ENQUIRY_NOT_FOUND: { status: 404, message: 'There is no enquiry with this id.' },
  CHANNEL_NOT_FOUND: { status: 404, message: 'There is no connection of yours with this id.' },
  PLAN_NOT_PAYABLE: {
    status: 409,
    message: 'This plan cannot be paid here. Ask who runs the server for it.',
  },
  EXPERIMENT_NOT_FOUND: {
    status: 404,
    message: 'The live version of the bot has no experiment with this id.',
  },
  CONNECTION_NOT_FOUND: { status: 404, message: 'There is no connection of yours with this id.' },
  HOOK_NOT_FOUND: { status: 404, message: 'There is no hook of yours with this id.' },
  DELIVERY_NOT_FOUND: {
    status: 404,
    message: 'There is nothing of this hook with this id that could be told again.',
  },
  SOURCE_NOT_FOUND: { status: 404, message: 'There is no source of yours with this id.' },
  CONTACT_NOT_FOUND: { status: 404, message: 'There is no contact of yours with this id.' },
  TICKET_NOT_FOUND: { status: 404, message: 'There is no ticket of yours with this number.' },
  NOTE_NOT_FOUND: { status: 404, message: 'The contact has no note with this id.' },
  BOOKING_NOT_FOUND: { status: 404, message: 'There is no appointment of yours with this id.' },
  TEST_NOT_FOUND: { status: 404, message: 'There is no such question in a test set of yours.' },
  PAIR_NOT_FOUND: { status: 404, message: 'There is no such proposed answer.' },
  QUESTION_NOT_FOUND: { status: 404, message: 'There is no such question on the list.' },
  JOB_NOT_FOUND: { status: 404, message: 'There is no job with this id: it was done already.' },
  INVITATION_NOT_FOUND: {
    status: 404,
    message: 'The account has no open invitation with this id.',
  },
  CALL_NOT_FOUND: {
    status: 404,
    message: 'The chatbot has no call with this id that waits or was given up.',
  },
  THREAD_NOT_FOUND: { status: 404, message: 'The chatbot has no thread with this id.' },
  AGENT_NOT_FOUND: { status: 404, message: 'Nobody with this id answers at this desk.' },
  LABEL_NOT_FOUND: { status: 404, message: 'There is no label of yours with this name.' },
  REPLY_NOT_FOUND: { status: 404, message: 'There is no saved reply of yours with this name.' },
  MESSAGE_NOT_FOUND: { status: 404, message: 'The chatbot has no message with this id.' },
  FILE_NOT_FOUND: { status: 404, message: 'There is no file of yours with this id.' },
  NO_SUCH_THREAD: { status: 404, message: 'This session has no such thread with an agent.' },
  RESULT_NOT_FOUND: {
    status: 404,
    message: 'There is no stored conversation of yours with this id.',
  },
  NOT_COLLECTED: { status: 404, message: 'Conversations of this bot are not stored.' },
  NO_SUCH_NODE: { status: 404, message: 'The published flow has no such step.' },
  CALL_UNDER_WAY: {
    status: 409,
    message: 'A call with this Idempotency-Key is still under way. Ask again in a moment.',
  },
  TIME_TAKEN: { status: 409, message: 'This time is taken, or none that is offered.' },
  TOO_MANY_LABELS: { status: 409, message: 'An account has at most 200 labels.' },
  TOO_MANY_NAMED_DRAFTS: {
    status: 409,
    message: 'A bot has at most 100 named drafts. Delete one first.',
  },
  TOO_MANY_REPLIES: { status: 409, message: 'An account has at most 500 saved replies.' },
  CHANNEL_TAKEN: {
    status: 409,
    message:
      'There is a connection with this number, token, page or name already. Disconnect it first.',
  },
  SOURCE_CANNOT: { status: 409, message: 'A source of this kind cannot do that.' },
  TOO_FEW_INTENTS: {
    status: 409,
    message: 'The bot has fewer than two intents with an utterance. PUT …/intents takes them.',
  },
  INTENTS_NOT_TRAINED: {
    status: 409,
    message: 'The bot has not learned its intents yet. POST …/intents/train has it learn them.',
  },
  SOURCES_FULL: { status: 409, message: 'The account has as many sources as it may have.' },
  CHANNEL_CANNOT: { status: 409, message: 'This channel cannot do that.' },
  FILES_FULL: {
    status: 409,
    message: 'The files of this account leave no room for this one. Delete files that no bot uses.',
  },
  FILE_IN_USE: {
    status: 409,
    message: 'A bot of this account uses this file. Take it out there first.',
  },
  THREAD_TAKEN: { status: 409, message: 'Another agent has this thread.' },
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
    message:
      'The chatbot has no published flow, and the server has no AI provider that could answer.',
  },
  NO_AI_PROVIDER: {
    status: 409,
    message:
      'The server has no AI provider that drafts from words. Who runs it sets TALKGRAPH_AI_KEYS or TALKGRAPH_AI_URL.',
  },
  NO_VERSION_BESIDE: {
    status: 409,
    message:
      'A share of the visitors takes another version that is live for the others. Publish one for everybody first.',
  },
  VERSION_WAS_LIVE: {
    status: 409,
    message: 'A version that was live stays: pages may still show it.',
  },
  VERSION_NOT_NEWEST: {
    status: 409,
    message: 'There is a newer version. Read it and change that one.',
  },
  ONLY_OWNER: {
    status: 409,
    message: 'This is the only owner. Make another member an owner first.',
  },
  ALREADY_MEMBER: { status: 409, message: 'This person is a member already.' },
  LAST_KEY: { status: 409, message: 'This is the last key. Make another one first.' },
  THREAD_OVER: { status: 409, message: 'The thread was handed back or has ended.' },
  HISTORY_FOLDED: {
    status: 410,
    message:
      'These operations are kept one by one no longer. Read the draft, and go on from there.',
  },
  BUDGET_REACHED: {
    status: 413,
    message: 'The account has used up one of its budgets. Who runs the server can give it more.',
  },
  BODY_TOO_LARGE: { status: 413, message: 'The request is too large.' },
  CONTENT_TYPE_NOT_SUPPORTED: {
    status: 415,
    message: 'The Content-Type of the request is not one that this call takes.',
  },
  FILE_TYPE_NOT_SUPPORTED: {
    status: 415,
    message:
      'A file of this type is not kept. Images are PNG, JPEG, GIF, WebP or AVIF, sound is MP3, Ogg, WAV or M4A, films are MP4 or WebM, captions WebVTT, and papers PDF or Office.',
  },
  CHANNEL_REFUSED: { status: 422, message: 'The provider refuses these settings.' },
  CONNECTION_REFUSED: { status: 422, message: 'The other product does not answer this.' },
  IDEMPOTENCY_KEY_REUSED: {
    status: 422,
    message: 'This Idempotency-Key was used for another call. Make a new one.',
  },
  RUN_CUT_SHORT: {
    status: 422,
    message: 'This needs more than the server gives one run, and was ended. Ask for less at once.',
  },
  RATE_LIMITED: { status: 429, message: 'Too many calls in a short time. Wait a moment.' },
  FETCH_ALL_CHATBOTS_FAILED: { status: 500, message: 'Some technical error has occurred !!' },
  CREATE_CHATBOT_FAILED: { status: 500, message: 'Some technical error has occurred !!' },
  SEND_MESSAGE_FAILED: { status: 500, message: 'Some technical error has occurred !!' },
  FETCH_CHATBOT_FAILED: { status: 500, message: 'Some technical error has occurred !!' },
  CHATBOT_DELETE_FAILED: { status: 500, message: 'Some technical error has occurred !!' },
  CHATBOT_APPEARANCE_UPDATE_FAILED: {
    status: 500,
    message: 'Some technical error has occurred !!',
  },
  CHATBOT_ICON_UPDATE_FAILED: { status: 500, message: 'Some technical error has occurred !!' },
  CHATBOT_ICON_DELETE_FAILED: { status: 500, message: 'Some technical error has occurred !!' },
  INTERNAL_ERROR: { status: 500, message: 'Something went wrong on the server.' },
  CALL_FAILED: { status: 502, message: 'The call did not succeed.' },
  AI_KEY_REFUSED: {
    status: 502,
    message:
      'The AI provider refused the server’s key. Who runs the server has to look at TALKGRAPH_AI_KEYS.',
  },
  AI_OVER_QUOTA: {
    status: 502,
    message:
      'The AI provider takes no more for now: its limit or its credit is used up. Try again later, or tell who runs the server.',
  },
  AI_ANSWER_CUT: {
    status: 502,
    message: 'The answer of the AI provider was cut off. Ask for less at once.',
  },
  AI_NOTHING_USABLE: {
    status: 502,
    message:
      'Nothing in the answer of the AI provider could be used. Say it in other words, or try again.',
  },
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
