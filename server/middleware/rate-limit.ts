import { createHmac } from 'node:crypto'
import { ApiError } from '../errors.js'
import type { RateStore } from '../store/index.js'

/** How much is let through: `count` times in `seconds`. */
export interface Rate {
  readonly count: number
  readonly seconds: number
}

/** What a visitor may do; a rate over a short time, a total over a long one. */
export interface RateLimits {
  readonly sessionsPerAddress: Rate
  readonly stepsPerAddress: Rate
  readonly totalPerAddress: Rate
  readonly stepsPerSession: Rate
  readonly totalPerSession: Rate
  readonly stepsPerBot: Rate
  readonly totalPerBot: Rate
  readonly uploadsPerSession: Rate
  readonly uploadsPerAddress: Rate
  /** Files of up to 5 MB, which take up room. */
  readonly uploadsPerBot: Rate
  /** AI steps, which cost money. */
  readonly aiPerBot: Rate
}

const minute = 60
const hour = 3600
const day = 86_400

/** Generous for a person, tight for a script. */
export const defaultRateLimits: RateLimits = {
  sessionsPerAddress: { count: 60, seconds: minute },
  stepsPerAddress: { count: 120, seconds: minute },
  totalPerAddress: { count: 5000, seconds: day },
  stepsPerSession: { count: 30, seconds: minute },
  totalPerSession: { count: 500, seconds: hour },
  stepsPerBot: { count: 6000, seconds: minute },
  totalPerBot: { count: 500_000, seconds: day },
  uploadsPerSession: { count: 20, seconds: hour },
  uploadsPerAddress: { count: 60, seconds: hour },
  uploadsPerBot: { count: 5000, seconds: day },
  aiPerBot: { count: 1000, seconds: day },
}

/** One limit applied: `name` is public, `of` says whose it is and is not. */
export interface Policy {
  readonly name: string
  readonly of: string
  readonly rate: Rate
  /** Whether it is for all visitors together: then a call that is refused uses up nothing of it. */
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

/** A limiter over counters in the store, whose names are keyed hashes: no visitor's address is kept. */
export function createLimiter(rates: RateStore, key: Uint8Array): Limiter {
  return {
    admit: async policies => {
      const counts = await rates.hit(policies.map(counted))
      const applied = policies.map(({ name, rate }, index) => {
        const { count, resetSeconds } = counts[index] ?? { count: 0, resetSeconds: rate.seconds }
        return { name, rate, left: rate.count - count, resetSeconds }
      })
      const exceeded = applied.filter(({ left }) => left < 0)
      if (exceeded.length === 0) return describe(applied)
      const shared = policies.filter(({ isShared }) => isShared)
      await rates.giveBack(shared.map(counted))
      const names = new Set(shared.map(({ name }) => name))
      const headers = describe(
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

function describe(applied: readonly Applied[]) {
  return {
    'RateLimit-Policy': applied
      .map(({ name, rate }) => `"${name}";q=${rate.count};w=${rate.seconds}`)
      .join(', '),
    RateLimit: applied
      .map(({ name, left, resetSeconds }) => `"${name}";r=${Math.max(0, left)};t=${resetSeconds}`)
      .join(', '),
  }
}
