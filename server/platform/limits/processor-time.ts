import { ApiError } from '../../base/errors.js'
import type { Store } from '../../store/index.js'

/** What tests, explores and imports of an account take of the processor, minute by minute, over all servers together. */
export interface ProcessorTime {
  /** Throws BUDGET_REACHED, with the time to wait, where an account has spent the seconds of the present minute. */
  mayRun(account: string): Promise<void>
  /** Notes that something of an account took so many seconds of the processor. */
  spent(account: string, seconds: number): Promise<void>
  /** How many seconds an account has spent in the present minute. */
  used(account: string): Promise<number>
}

/** What it is told by; `limitOf` brings the seconds of a minute. */
interface ProcessorTimeParts {
  readonly rates: Pick<Store['rates'], 'hit'>
  readonly limitOf: (account: string) => Promise<number>
}

const minute = 60

/** Makes it over the counters of the store. */
export function createProcessorTime({ rates, limitOf }: ProcessorTimeParts): ProcessorTime {
  /** Counters are whole numbers: of milliseconds. */
  const count = async (account: string, seconds: number) => {
    const key = `processor ${account}`
    const [counted] = await rates.hit([
      { key, seconds: minute, amount: Math.max(0, Math.round(seconds * 1000)) },
    ])
    const { count: milliseconds, resetSeconds } = counted ?? { count: 0, resetSeconds: minute }
    return { used: milliseconds / 1000, resetSeconds }
  }

  return {
    async mayRun(account) {
      const limit = await limitOf(account)
      const { used, resetSeconds } = await count(account, 0)
      if (used < limit) return
      throw new ApiError('BUDGET_REACHED', {
        status: 429,
        message: `Tests, explores and imports of this account have taken ${limit} seconds of the processor in the last minute. Go on in ${resetSeconds} seconds.`,
        headers: { 'Retry-After': String(resetSeconds) },
        details: { budget: 'seconds', used, limit },
      })
    },
    spent: async (account, seconds) => void (await count(account, seconds)),
    used: async account => (await count(account, 0)).used,
  }
}
