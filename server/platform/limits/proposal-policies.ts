import type { Policy } from './limiter.js'

/** The limits that a draft from words counts against: it costs who runs the server money. */
export const proposalPolicies = (owner: string, member: string): Policy[] => [
  { name: 'proposals-member', of: `${owner} ${member}`, rate: { count: 30, seconds: 3600 } },
  { name: 'proposals-account', of: owner, rate: { count: 200, seconds: 86_400 }, isShared: true },
]
