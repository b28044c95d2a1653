import type { Policy } from './limiter.js'
import type { RateLimits } from './rates.js'

/** The limits that a conversation counts against which is stored anew. */
export function newResultPolicies(limits: RateLimits, botId: string, address: string): Policy[] {
  return [
    { name: 'address-results', of: `${botId} ${address}`, rate: limits.resultsPerAddress },
    { name: 'bot-results', of: botId, rate: limits.resultsPerBot, isShared: true },
  ]
}
