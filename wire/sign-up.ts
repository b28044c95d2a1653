/** Where the site leads who wants an account; `template` or `plan` behind it are kept on the way. */
export const signUpPath = '/sign-up'

/** Whether whoever comes makes an account, or asks who runs the server for one (decision 127). */
export type SignUpMode = 'open' | 'invited'

/** Who else vouches for an address, by OpenID Connect. */
export interface SignInProvider {
  readonly id: string
  readonly name: string
}

/** What the sign-up page is drawn from. */
export interface SignUpRecord {
  readonly mode: SignUpMode
  readonly providers: readonly SignInProvider[]
  /** The template that was asked about, if there is such a one. */
  readonly template: { readonly slug: string; readonly title: string } | null
}

/**
 * An account that is about to be made, by the link of a mail. `needs`: nothing in the browser that the form was sent with; in
 * another the password that was chosen there; a new password where a request was accepted.
 */
export interface PendingSignUp {
  readonly email: string
  readonly name: string
  readonly needs: 'nothing' | 'password' | 'new-password'
}

/** An account that was just made: what its owner came for. */
export interface MadeSignUp {
  readonly template: string | null
  readonly plan: string | null
  /** When its trial of the plan ends, in ISO 8601; absent: there is none. */
  readonly trialEndsAt?: string | undefined
}
