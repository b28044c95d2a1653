import { ApiError } from '../errors.js'
import type { RateStore } from '../store/index.js'

/** How much is let through: `count` times in `seconds`. */
export interface Rate {
  readonly count: number
  readonly seconds: number
}

/** What a visitor may do. */
export interface RateLimits {
  readonly sessionsPerAddress: Rate
  readonly stepsPerAddress: Rate
  readonly stepsPerSession: Rate
}

/** Generous for a person, tight for a script. */
export const defaultRateLimits: RateLimits = {
  sessionsPerAddress: { count: 60, seconds: 60 },
  stepsPerAddress: { count: 120, seconds: 60 },
  stepsPerSession: { count: 30, seconds: 60 },
}

/** Counts one more and throws RATE_LIMITED, with the time to wait, when it is too much. */
export async function limitRate(rates: RateStore, key: string, { count, seconds }: Rate): Promise<void> {
  const [hit] = await rates.hit([{ key, seconds }])
  if (!hit || hit.count <= count) return
  throw new ApiError('RATE_LIMITED', undefined, { 'Retry-After': String(hit.resetSeconds) })
}
