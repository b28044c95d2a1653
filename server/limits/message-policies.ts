import type { Policy } from './limiter.js'
import type { RateLimits } from './rates.js'

/** The limits that a message counts against which a channel passes on; without a thread, it begins one. */
export function messagePolicies(
  limits: RateLimits,
  { botId, threadId }: { readonly botId: string; readonly threadId: string | undefined },
): Policy[] {
  const shared = { of: botId, isShared: true }
  return [
    ...(threadId === undefined
      ? [{ ...shared, name: 'bot-threads', rate: limits.threadsPerBot }]
      : [
          { name: 'thread', of: `${botId} ${threadId}`, rate: limits.stepsPerSession },
          { name: 'thread-total', of: `${botId} ${threadId}`, rate: limits.totalPerSession },
        ]),
    { ...shared, name: 'bot-messages', rate: limits.stepsPerBot },
    { ...shared, name: 'bot-messages-total', rate: limits.totalPerBot },
  ]
}
