import type { Policy } from '../../platform/limits/limiter.js'

const minutes = 60

/**
 * How often somebody may try to sign in with one e-mail address: strangers from one place, and from everywhere together. A
 * browser with which the address has signed in before is counted by itself, so that no stranger shuts it out (decision 121).
 */
const signIn = {
  here: { count: 10, seconds: 10 * minutes },
  anywhere: { count: 100, seconds: 60 * minutes },
  known: { count: 10, seconds: 10 * minutes },
  knownInADay: { count: 100, seconds: 24 * 60 * minutes },
}
const reset = { count: 3, seconds: 60 * minutes }
/** How often somebody may ask for one address from one place, also with a wrong password. */
const change = { count: 5, seconds: 60 * minutes }

/** How often somebody may sign up one address, and how often all together may. */
const signUp = {
  anywhere: { count: 3, seconds: 60 * minutes },
  together: { count: 500, seconds: 60 * minutes },
}
/** Somebody asks for something below `/auth`. */
interface Attempt {
  readonly path: string
  readonly count: number
  readonly address: string
  readonly email: string | undefined
  /** Set where the browser is known to the address. */
  readonly device: string | undefined
}

/** What it counts against; `count` is how often an address may ask for it in ten minutes. */
export function policiesOf({ path, count, address, email, device }: Attempt): Policy[] {
  const perAddress: Policy = {
    name: `auth${path}`.replace(/\W+/g, '-'),
    of: address,
    rate: { count, seconds: 10 * minutes },
  }
  if (email === undefined) return [perAddress]
  if (path === '/sign-in/email' && device)
    return [
      { name: 'sign-in-known', of: device, rate: signIn.known },
      { name: 'sign-in-known-day', of: device, rate: signIn.knownInADay },
    ]
  if (path === '/sign-in/email')
    return [
      perAddress,
      { name: 'sign-in-here', of: `${email} ${address}`, rate: signIn.here },
      { name: 'sign-in', of: email, rate: signIn.anywhere },
    ]
  if (path === '/sign-up')
    return [
      perAddress,
      { name: 'sign-up', of: email, rate: signUp.anywhere },
      { name: 'sign-ups', of: 'all', rate: signUp.together, isShared: true },
    ]
  if (path === '/request-password-reset')
    return [perAddress, { name: 'reset', of: email, rate: reset }]
  if (path === '/change-email')
    return [perAddress, { name: 'change-email', of: `${email} ${address}`, rate: change }]
  return [perAddress]
}
