import type { SecurityEvent } from '../../platform/security-log.js'

/** What a call below `/auth` is told as in the log, where it succeeded and where it was refused. */
const events: Readonly<
  Record<string, { readonly done?: SecurityEvent; readonly refused?: SecurityEvent }>
> = {
  '/sign-in/email': { done: 'signed-in', refused: 'sign-in-failed' },
  '/callback/:id': { done: 'signed-in' },
  '/two-factor/verify-totp': { done: 'signed-in', refused: 'second-factor-failed' },
  '/two-factor/verify-backup-code': { done: 'signed-in', refused: 'second-factor-failed' },
  '/two-factor/enable': { done: 'second-factor-changed', refused: 'password-refused' },
  '/two-factor/disable': { done: 'second-factor-changed', refused: 'password-refused' },
  '/two-factor/generate-backup-codes': {
    done: 'second-factor-changed',
    refused: 'password-refused',
  },
  '/change-password': { done: 'password-changed', refused: 'password-refused' },
  '/confirm': { refused: 'password-refused' },
  '/reset-password': { done: 'password-changed' },
  '/verify-email': { done: 'address-changed' },
  '/links/accept': { done: 'member-came' },
  '/sign-ups/confirm': { done: 'account-made' },
}

/** What an answer to a call below `/auth` is told as; undefined: not at all. A redirect is one that succeeded. */
export function authEventOf(path: string, { status }: Response): SecurityEvent | undefined {
  if (status >= 500) return undefined
  return status < 400 ? events[path]?.done : events[path]?.refused
}
