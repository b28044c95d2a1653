import { createHmac } from 'node:crypto'
import { ApiError } from '../../base/errors.js'
import type { Count, Counted, Store } from '../../store/index.js'
import { createMemoryRates } from './memory-rates.js'
import { createPermits, type Standing } from './permits.js'
import type { Rate } from './rates.js'

/** One limit as it is applied: `name` is public; `of` says whose it is, and is kept private. */
export interface Policy {
  readonly name: string
  readonly of: string
  readonly rate: Rate
  /** How much of it is used up, by what is not refused. Default: 1, also by what is. */
  readonly amount?: number
  /** Whether all visitors share it: then a refused call uses up nothing of it. */
  readonly isShared?: boolean
}

/** Counts what visitors do. */
export interface Limiter {
  /**
   * Counts one more, or its amount, under each policy and resolves to the `RateLimit` headers; throws RATE_LIMITED, with the time to
   * wait, when one is exceeded.
   */
  admit(policies: readonly Policy[]): Promise<Readonly<Record<string, string>>>
  /** Gives back what was reserved and not used. */
  close(): Promise<void>
}

/** Milliseconds that a store which failed is left alone. */
const restAfterFault = 1000

/**
 * Makes a limiter over counters in the store, or in memory while the store does not answer. Their names are keyed hashes,
 * so that no visitor's address is kept. Permits are reserved a few at a time; who has used up a limit is refused from
 * memory until it ends. `now` in milliseconds.
 */
export function createLimiter(
  rates: Store['rates'],
  key: Uint8Array,
  onRefused: (limit: string) => void = () => undefined,
  now: () => number = () => performance.now(),
): Limiter {
  const memory = createMemoryRates(now)
  let awayUntil = Number.NEGATIVE_INFINITY
  const permits = createPermits({ take, giveBack: rates.giveBack, hide }, now)

  return {
    admit: async policies => {
      const wanted = policies.map(({ name, of, rate, amount, isShared }) => ({
        name: `${name} ${of}`,
        rate,
        amount,
        isShared,
      }))
      if (wanted.some(each => !each.isShared && permits.isUsedUp(each)))
        throw refuse(wanted.map(permits.isUsedUp))
      const spent = await permits.spend(wanted)
      if (spent.every(isSpent => isSpent)) return rateLimitHeaders(applied())
      // What was not kept takes up no room.
      for (const [index, each] of wanted.entries())
        if ((each.isShared || each.amount !== undefined) && spent[index]) permits.giveBack(each)
      throw refuse(spent.map(isSpent => !isSpent))

      function applied(): Applied[] {
        return policies.map(({ name, rate }, index) => {
          const standing = wanted[index] && permits.standing(wanted[index])
          return { name, rate, ...(standing ?? { left: rate.count, resetSeconds: rate.seconds }) }
        })
      }

      function refuse(isExceeded: readonly boolean[]): ApiError {
        const all = applied()
        const exceeded = all.filter((_, index) => isExceeded[index])
        for (const { name } of exceeded) onRefused(name)
        const wait = Math.max(...exceeded.map(({ resetSeconds }) => resetSeconds))
        return new ApiError('RATE_LIMITED', {
          headers: { ...rateLimitHeaders(all), 'Retry-After': String(wait) },
        })
      }
    },
    close: async () => permits.close().catch(() => undefined),
  }

  async function take(counted: readonly Counted[]): Promise<readonly Count[]> {
    if (now() >= awayUntil) {
      try {
        return await rates.hit(counted)
      } catch {
        awayUntil = now() + restAfterFault
      }
    }
    return memory.hit(counted)
  }

  function hide(name: string): string {
    return createHmac('sha256', key).update(name).digest('base64url').slice(0, 32)
  }
}

interface Applied extends Standing {
  readonly name: string
  readonly rate: Rate
}

function rateLimitHeaders(applied: readonly Applied[]) {
  return {
    'RateLimit-Policy': applied
      .map(({ name, rate }) => `"${name}";q=${rate.count};w=${rate.seconds}`)
      .join(', '),
    RateLimit: applied
      .map(({ name, left, resetSeconds }) => `"${name}";r=${left};t=${resetSeconds}`)
      .join(', '),
  }
}
