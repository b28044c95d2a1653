import type { Role } from './roles.js'

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
