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
      ? newThreadPolicies(limits, botId)
      : [
          { name: 'thread', of: `${botId} ${threadId}`, rate: limits.stepsPerSession },
          { name: 'thread-total', of: `${botId} ${threadId}`, rate: limits.totalPerSession },
        ]),
    { ...shared, name: 'bot-messages', rate: limits.stepsPerBot },
    { ...shared, name: 'bot-messages-total', rate: limits.totalPerBot },
  ]
}

/** The limit that a thread counts against which a person begins over a channel. */
export function newThreadPolicies(limits: RateLimits, botId: string): Policy[] {
  return [{ name: 'bot-threads', of: botId, isShared: true, rate: limits.threadsPerBot }]
}

/** The limits that a file counts against which comes over a channel: those of uploads. */
export function filePolicies(
  limits: RateLimits,
  { botId, personId }: { readonly botId: string; readonly personId: string },
): Policy[] {
  return [
    { name: 'session-uploads', of: personId, rate: limits.uploadsPerSession },
    { name: 'bot-uploads', of: botId, isShared: true, rate: limits.uploadsPerBot },
  ]
}
