import type { Logger } from '../base/log.js'
import type { Metrics } from './metrics.js'

/** What is told of who comes in, and of what they may. */
export type SecurityEvent = keyof typeof words

const words = {
  'signed-in': 'Somebody signed in',
  'sign-in-failed': 'A sign-in failed',
  'second-factor-failed': 'A second factor was refused',
  'second-factor-changed': 'A second factor was changed',
  'password-changed': 'A password was changed',
  'password-refused': 'A password was refused where it was asked again',
  'address-changed': 'The address that somebody signs in with was changed',
  'account-made': 'An account was made',
  'account-deleted': 'An account was deleted on the word of its owner',
  'member-invited': 'A member was invited',
  'member-came': 'A member came by a link',
  'member-changed': 'A member was given another role',
  'member-removed': 'A member was removed',
  'key-made': 'A key was made',
  'key-revoked': 'A key was revoked',
  exported: 'Stored conversations were exported',
} as const

/** Those that somebody who watches the server wants to hear of first. */
const warnings: ReadonlySet<SecurityEvent> = new Set([
  'sign-in-failed',
  'second-factor-failed',
  'password-refused',
])

/** Who did it, and to whom: ids alone, no name, no address, no secret. */
interface SecurityFields {
  readonly account?: string | undefined
  /** The id of the member who did it; absent for a key, and where nobody is known. */
  readonly member?: string | undefined
  /** The id of the member whom it happened to. */
  readonly of?: string | undefined
  /** The id of a key. */
  readonly key?: string | undefined
  readonly role?: string | undefined
}

/** Tells in the log, and counts, what concerns the security of accounts. */
export interface SecurityLog {
  note(event: SecurityEvent, fields: SecurityFields): void
  /** Counts a call that was refused; the log has each kind and account at most once a minute, with how many there were. */
  noteRefused(code: string, account: string | undefined): void
}

const minute = 60_000
/** Kinds and accounts that are told apart. */
const mostTold = 1000

/** Makes it. `now` in milliseconds. */
export function createSecurityLog(
  log: Logger,
  metrics: Pick<Metrics, 'noteSecurity' | 'noteRefused'>,
  now: () => number = () => performance.now(),
): SecurityLog {
  const refused = new Map<string, { count: number; toldAt: number }>()
  return {
    note(event, fields) {
      metrics.noteSecurity(event)
      const line = { event, ...fields }
      if (warnings.has(event)) log.warn(line, words[event])
      else log.info(line, words[event])
    },
    noteRefused(code, account) {
      metrics.noteRefused(code)
      const name = JSON.stringify([code, account])
      const known = refused.get(name) ?? { count: 0, toldAt: Number.NEGATIVE_INFINITY }
      known.count++
      if (refused.size >= mostTold && !refused.has(name)) refused.clear()
      refused.set(name, known)
      if (now() - known.toldAt < minute) return
      log.warn({ event: 'refused', code, account, count: known.count }, 'Calls were refused')
      known.count = 0
      known.toldAt = now()
    },
  }
}
