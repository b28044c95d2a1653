import { createHmac } from 'node:crypto'
import { ApiError } from '../errors.js'
import type { RateRepository } from '../store/index.js'
import type { Rate } from './rates.js'

/** One limit as it is applied: `name` is public; `of` says whose it is, and is kept private. */
export interface Policy {
  readonly name: string
  readonly of: string
  readonly rate: Rate
  /** Whether all visitors share it: then a refused call uses up nothing of it. */
  readonly isShared?: boolean
}

/** Counts what visitors do. */
export interface Limiter {
  /**
   * Counts one more under each policy and resolves to the `RateLimit` headers; throws RATE_LIMITED, with the time to
   * wait, when one is exceeded.
   */
  admit(policies: readonly Policy[]): Promise<Readonly<Record<string, string>>>
}

/** Makes a limiter over counters in the store. Their names are keyed hashes, so that no visitor's address is kept. */
export function createLimiter(
  rates: RateRepository,
  key: Uint8Array,
  onRefused: (limit: string) => void = () => undefined,
): Limiter {
  return {
    admit: async policies => {
      const counts = await rates.hit(policies.map(counted))
      const applied = policies.map(({ name, rate }, index) => {
        const { count, resetSeconds } = counts[index] ?? { count: 0, resetSeconds: rate.seconds }
        return { name, rate, left: rate.count - count, resetSeconds }
      })
      const exceeded = applied.filter(({ left }) => left < 0)
      if (exceeded.length === 0) return rateLimitHeaders(applied)
      for (const { name } of exceeded) onRefused(name)
      const shared = policies.filter(({ isShared }) => isShared)
      await rates.giveBack(shared.map(counted))
      const names = new Set(shared.map(({ name }) => name))
      const headers = rateLimitHeaders(
        applied.map(policy => (names.has(policy.name) ? { ...policy, left: policy.left + 1 } : policy)),
      )
      const wait = Math.max(...exceeded.map(({ resetSeconds }) => resetSeconds))
      throw new ApiError('RATE_LIMITED', { headers: { ...headers, 'Retry-After': String(wait) } })
    },
  }

  function counted({ name, of, rate: { seconds } }: Policy) {
    return { key: hide(`${name} ${of}`), seconds }
  }

  function hide(name: string): string {
    return createHmac('sha256', key).update(name).digest('base64url').slice(0, 32)
  }
}

interface Applied {
  readonly name: string
  readonly rate: Rate
  readonly left: number
  readonly resetSeconds: number
}

function rateLimitHeaders(applied: readonly Applied[]) {
  return {
    'RateLimit-Policy': applied
      .map(({ name, rate }) => `"${name}";q=${rate.count};w=${rate.seconds}`)
      .join(', '),
    RateLimit: applied
      .map(({ name, left, resetSeconds }) => `"${name}";r=${Math.max(0, left)};t=${resetSeconds}`)
      .join(', '),
  }
}
