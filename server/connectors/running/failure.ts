import type { SignIn } from '../contract/connector.js'

/** Why a call of a provider brought nothing. */
export interface ProviderFailure {
  readonly ok: false
  readonly code: 'CALL_FAILED' | 'BLOCKED_ADDRESS'
  /** It may reach a page, so it holds no address, no key and nothing of what the provider said. */
  readonly message: string
  /** What the call was answered; absent where nobody answered, or nobody was let in to make it. */
  readonly status?: number
  /** The provider's words, for the owner. */
  readonly detail?: string
  /** The provider takes the connection's key no longer. */
  readonly isSignInRefused?: true
}

/** Why nobody was let in, so that no call was made. */
export interface SignInFailure extends ProviderFailure {
  readonly status?: never
}

/** What a status of a provider means. */
export function wordsOf(title: string, status: number): string {
  const known = words.find(([least, most]) => status >= least && status <= most)
  return `${title} ${known?.[2] ?? 'answered with an error'} (${status})`
}

const words: readonly (readonly [least: number, most: number, words: string])[] = [
  [200, 299, 'answered something that cannot be read'],
  [300, 300, 'has more than one of what the step names'],
  [401, 401, 'refuses the sign-in'],
  [403, 403, 'does not allow this'],
  [404, 404, 'does not have what the step names'],
  [409, 409, 'has something else there already'],
  [413, 413, 'takes no more at once'],
  [429, 429, 'takes no more calls for now'],
  [400, 499, 'does not take what was sent'],
  [500, 599, 'is out of order for now'],
]

/** What is to be done about a sign-in that a provider refuses; `said` are its own words. */
export const signInRemedy = (title: string, signIn: SignIn, said = ''): string =>
  [
    'granted' in signIn
      ? `${title} gives this connection access no longer. Sign in again.`
      : `${title} takes the key of this connection no longer. Make a new one there, and enter it here.`,
    ...(said === '' ? [] : [`${title} says: ${said}`]),
  ].join(' ')
