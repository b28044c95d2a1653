import type { Role } from './roles.js'

/** An account. */
export interface AccountRecord {
  readonly id: string
  readonly name: string
}

/** Somebody who signs in. */
export interface PersonRecord {
  readonly id: string
  readonly name: string
  readonly email: string
  /** Whether signing in takes a second factor. */
  readonly twoFactor: boolean
}

/** Who calls, and for which account. */
export interface CallerRecord {
  /** Null for a key. */
  readonly member: PersonRecord | null
  readonly account: AccountRecord
  readonly role: Role
  /** Those that the caller may work for. */
  readonly accounts: readonly (AccountRecord & { readonly role: Role })[]
  /** Whether the caller runs the server; absent: no. */
  readonly isOperator?: boolean
  /** Whether bots can be drafted from words here; absent: no. */
  readonly draftsFromWords?: boolean
}

/** Somebody who belongs to an account. */
export interface MemberRecord extends PersonRecord {
  readonly role: Role
  readonly createdAt: string
}

/** Somebody who was invited and has not come yet. */
export interface InvitationRecord {
  readonly id: string
  readonly email: string
  readonly role: Role
  /** Null: who runs the server. */
  readonly invitedBy: string | null
  readonly createdAt: string
  readonly expiresAt: string
}

/** An invitation that was just made. */
export interface MadeInvitation extends InvitationRecord {
  /** Where no mail was asked for; told this once. */
  readonly link: string | null
  /** Whether a mail server sends the mail; else it lies in the server's folder. */
  readonly isSent: boolean
}

/** A key of an account, without the key itself. */
export interface KeyRecord {
  readonly id: string
  readonly name: string
  /** The member who made it; the name is null once they are no member. Null where a command or another key made it. */
  readonly madeBy: { readonly id: string; readonly name: string | null } | null
  readonly createdAt: string
  /** Null while it is good. */
  readonly revokedAt: string | null
}

/** What a page shows of a link into an account before it is used. */
export interface LinkRecord {
  readonly kind: 'first' | 'invitation'
  readonly email: string | null
  readonly account: { readonly name: string }
  readonly role: Role
  readonly invitedBy: string | null
  /** Whether this address can sign in already. */
  readonly isKnown: boolean
}
