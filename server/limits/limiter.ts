import { createHmac } from 'node:crypto'
import { ApiError } from '../errors.js'
import type { Count, Counted, RateRepository } from '../store/index.js'
import { createMemoryRates } from './memory-rates.js'
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

/** Milliseconds that a store which failed is left alone. */
const restAfterFault = 1000
const mostRefused = 10_000

/**
 * Makes a limiter over counters in the store, or in memory while the store does not answer. Their names are keyed hashes,
 * so that no visitor's address is kept. Who has used up an own limit is refused from memory until it ends. `now` in
 * milliseconds.
 */
export function createLimiter(
  rates: RateRepository,
  key: Uint8Array,
  onRefused: (limit: string) => void = () => undefined,
  now: () => number = () => performance.now(),
): Limiter {
  const memory = createMemoryRates(now)
  const refused = new Map<string, { readonly applied: readonly Applied[]; readonly since: number }>()
  let awayUntil = Number.NEGATIVE_INFINITY

  return {
    admit: async policies => {
      const hits = policies.map(counted)
      const before = hits.map(hit => stillRefused(hit.key)).find(applied => applied !== undefined)
      if (before) {
        noteRefused(before)
        throw refusal(before)
      }
      const counts = await hitAll(hits)
      const applied = policies.map(({ name, rate }, index) => {
        const { count, resetSeconds } = counts[index] ?? { count: 0, resetSeconds: rate.seconds }
        return { name, rate, left: rate.count - count, resetSeconds }
      })
      if (applied.every(({ left }) => left >= 0)) return rateLimitHeaders(applied)
      noteRefused(applied)
      const shared = policies.flatMap(({ isShared }, index) => (isShared && hits[index]) || [])
      if (now() >= awayUntil) await rates.giveBack(shared).catch(noteFault)
      else await memory.giveBack(shared)
      const told = applied.map((policy, index) =>
        policies[index]?.isShared ? { ...policy, left: policy.left + 1, isOver: policy.left < 0 } : policy,
      )
      for (const [index, { left }] of applied.entries())
        if (left < 0 && !policies[index]?.isShared) refuse(hits[index]?.key, told)
      throw refusal(told)
    },
  }

  async function hitAll(hits: readonly Counted[]): Promise<readonly Count[]> {
    if (now() >= awayUntil) {
      try {
        return await rates.hit(hits)
      } catch {
        noteFault()
      }
    }
    return memory.hit(hits)
  }

  function noteRefused(applied: readonly Applied[]): void {
    for (const { name } of applied.filter(isExceeded)) onRefused(name)
  }

  function noteFault(): void {
    awayUntil = now() + restAfterFault
  }

  function refuse(key: string | undefined, applied: readonly Applied[]): void {
    if (refused.size >= mostRefused) refused.clear()
    if (key !== undefined) refused.set(key, { applied, since: now() })
  }

  /** What was told at the refusal, with the times that are left, as long as the limit that led to it has not ended. */
  function stillRefused(key: string): readonly Applied[] | undefined {
    const known = refused.get(key)
    if (!known) return undefined
    const passed = (now() - known.since) / 1000
    const applied = known.applied
      .map(policy => ({ ...policy, resetSeconds: Math.ceil(policy.resetSeconds - passed) }))
      .map(policy => ({ ...policy, resetSeconds: Math.max(1, policy.resetSeconds) }))
    const end = Math.min(...known.applied.filter(isExceeded).map(({ resetSeconds }) => resetSeconds))
    if (passed < end) return applied
    refused.delete(key)
    return undefined
  }

  function counted({ name, of, rate: { seconds } }: Policy): Counted {
    return { key: hide(`${name} ${of}`), seconds }
  }

  function hide(name: string): string {
    return createHmac('sha256', key).update(name).digest('base64url').slice(0, 32)
  }
}

function refusal(applied: readonly Applied[]): ApiError {
  const wait = Math.max(...applied.filter(isExceeded).map(({ resetSeconds }) => resetSeconds))
  return new ApiError('RATE_LIMITED', {
    headers: { ...rateLimitHeaders(applied), 'Retry-After': String(wait) },
  })
}

const isExceeded = ({ left, isOver }: Applied) => isOver ?? left < 0

interface Applied {
  readonly name: string
  readonly rate: Rate
  readonly left: number
  readonly resetSeconds: number
  /** Whether it was used up before a call that was then given back to it. */
  readonly isOver?: boolean
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
