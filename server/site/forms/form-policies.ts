import type { Policy } from '../../platform/limits/limiter.js'

const hour = 3600
const day = 86_400

/** How often a visitor's address may call in an hour, by call; twice as often with the token of a form. */
const perHour = {
  contact: 10,
  newsletter: 10,
  abuse: 10,
  lead: 20,
  link: 60,
  preferences: 30,
  status: 60,
  helpful: 60,
} as const
/** How often all together may use a form in an hour. */
const ofAll = 2000

/** The limits that a call of a form counts against. */
export function formPolicies(
  kind: keyof typeof perHour,
  address: string,
  token?: string,
): Policy[] {
  const own =
    token === undefined
      ? [{ name: `site-${kind}`, of: address, rate: { count: perHour[kind], seconds: hour } }]
      : [
          {
            name: `site-${kind}-form`,
            of: address,
            rate: { count: 2 * perHour[kind], seconds: hour },
          },
          { name: 'site-form', of: token, rate: { count: 5, seconds: day } },
        ]
  return [
    ...own,
    { name: 'site-forms', of: kind, rate: { count: ofAll, seconds: hour }, isShared: true },
  ]
}

/** The limits of mails to an address that anybody may have typed. */
export function mailPolicies(email: string): Policy[] {
  return [{ name: 'site-mails', of: email, rate: { count: 3, seconds: day } }]
}
