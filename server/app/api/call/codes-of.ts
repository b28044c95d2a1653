import type { ErrorCode } from '@talkgraph/wire/errors'
import { type Call, everyone } from './define-call.js'

/** Every code that a call can answer: those that follow from its shape, and those that it names. */
export function codesOf({
  method,
  body,
  errors = [],
  failure,
  isOfBot,
  roles,
  isConfirmed,
}: Call): ErrorCode[] {
  const codes = new Set<ErrorCode>([
    // A query that the call does not know is refused.
    'REQUEST_VALIDATION_FAILED',
    ...(isOfBot ? (['CHATBOT_ID_REQUIRED', 'CHATBOT_NOT_FOUND'] as const) : []),
    ...(body.type ? (['BODY_TOO_LARGE', 'CONTENT_TYPE_NOT_SUPPORTED'] as const) : []),
    ...(method === 'POST' ? keyed : []),
    ...(method === 'GET' || method === 'DELETE' ? [] : (['BUDGET_REACHED'] as const)),
    ...errors,
    ...(failure ? [failure] : []),
    'API_KEY_NOT_VALID',
    ...(everyone.every(role => roles.includes(role)) ? [] : (['ROLE_NOT_ALLOWED'] as const)),
    ...(isConfirmed ? (['CONFIRM_PASSWORD'] as const) : []),
    'CROSS_ORIGIN',
    'RATE_LIMITED',
    'INTERNAL_ERROR',
    'DATABASE_AWAY',
  ])
  return [...codes]
}

/** What an `Idempotency-Key` can bring (decision 76). */
const keyed = [
  'IDEMPOTENCY_KEY_NOT_VALID',
  'IDEMPOTENCY_KEY_REUSED',
  'CALL_UNDER_WAY',
  'CALL_FAILED',
] as const
