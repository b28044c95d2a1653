import type { Policy } from './limiter.js'
import type { RateLimits } from './rates.js'

/** Who wants something kept. */
interface Keeper {
  readonly botId: string
  readonly address: string
  /** The session's id or tag. */
  readonly session: string
}

/** The limits that text counts against which is to be kept; a kilobyte that was begun counts whole. */
export function storagePolicies(
  limits: RateLimits,
  { botId, address, session }: Keeper,
  bytes: number,
): Policy[] {
  const amount = Math.ceil(bytes / 1000)
  if (amount < 1) return []
  return [
    { name: 'session-kilobytes', of: session, rate: limits.kilobytesPerSession, amount },
    {
      name: 'address-kilobytes',
      of: `${botId} ${address}`,
      rate: limits.kilobytesPerAddress,
      amount,
    },
    { name: 'bot-kilobytes', of: botId, rate: limits.kilobytesPerBot, amount, isShared: true },
  ]
}
