import { createBatch } from '../../store/database/batch.js'
import type { Count, Counted } from '../../store/index.js'
import type { Rate } from './rates.js'

/** What permits are wanted of: `name` is its limit's and whose it is; it may hold a visitor's address. */
interface Wanted {
  readonly name: string
  readonly rate: Rate
  /** How many. Default: 1. */
  readonly amount?: number | undefined
  /** Whether all visitors share it. */
  readonly isShared?: boolean | undefined
}

/** How a limit stands. */
export interface Standing {
  /** How many permits are left in the present window, as far as this process knows. */
  readonly left: number
  readonly resetSeconds: number
}

/** Permits of each limit, which are taken from the store in small leases and spent in memory. */
export interface Permits {
  /** Spends what is wanted of each; resolves to whether there was one, in the same order. */
  spend(wanted: readonly Wanted[]): Promise<readonly boolean[]>
  /** Takes back what was spent for nothing. */
  giveBack(wanted: Wanted): void
  /** Whether no permit is left until the present window ends. */
  isUsedUp(wanted: Wanted): boolean
  standing(wanted: Wanted): Standing
  /** Gives what was not spent back to the store. */
  close(): Promise<void>
}

/** Where permits come from. */
interface Source {
  take(counted: readonly Counted[]): Promise<readonly Count[]>
  giveBack(counted: readonly Counted[]): Promise<void>
  /** What a limit is called in the store. */
  hide(name: string): string
}

interface Account {
  /** Permits that this process has and has not spent. */
  unspent: number
  /** Those that all processes together have taken. */
  taken: number
  readonly endsAt: number
  readonly seconds: number
  readonly isShared: boolean
}

const largestLease = 100
const mostAccounts = 50_000

/** A tenth of the limit: as many may be left with a process that does not need them. A small limit has no leases. */
const leaseOf = ({ count }: Rate) => Math.min(largestLease, Math.max(1, Math.floor(count / 10)))

/** Makes them; `now` in milliseconds. */
export function createPermits({ take, giveBack, hide }: Source, now: () => number): Permits {
  const accounts = new Map<string, Account>()
  const ask = createBatch(takeAll)

  return {
    spend: async wanted => {
      const spent = wanted.map(spendKnown)
      const missing = wanted.filter((_, index) => spent[index] === undefined)
      if (missing.length === 0) return spent.map(isSpent => isSpent === true)
      const taken = (await ask(missing)).values()
      return spent.map(isSpent => isSpent ?? taken.next().value === true)
    },
    giveBack: ({ name, amount = 1 }) => {
      const account = current(name)
      if (account) account.unspent += amount
    },
    isUsedUp: ({ name, rate }) => {
      const account = current(name)
      return account !== undefined && account.unspent === 0 && account.taken >= rate.count
    },
    standing: ({ name, rate }) => {
      const account = current(name)
      if (!account) return { left: rate.count, resetSeconds: rate.seconds }
      const left = Math.max(0, rate.count - account.taken) + account.unspent
      return { left, resetSeconds: Math.max(1, Math.ceil((account.endsAt - now()) / 1000)) }
    },
    close: async () => {
      const unspent = [...accounts].flatMap(([name, { unspent: amount, endsAt, seconds }]) =>
        amount > 0 && endsAt > now() ? { key: hide(name), seconds, amount } : [],
      )
      accounts.clear()
      if (unspent.length > 0) await giveBack(unspent)
    },
  }

  /** Spends permits from memory; undefined where the store has to be asked. */
  function spendKnown({ name, rate, amount = 1 }: Wanted): boolean | undefined {
    const account = current(name)
    if (!account) return undefined
    if (account.unspent >= amount) {
      account.unspent -= amount
      return true
    }
    return account.taken >= rate.count ? false : undefined
  }

  /** Asks the store once for all that is missing at the same time: what each waits for, and a lease beside it. */
  async function takeAll(
    all: readonly (readonly Wanted[])[],
  ): Promise<readonly (readonly boolean[])[]> {
    const waiting = new Map<string, { readonly wanted: Wanted; count: number }>()
    for (const wanted of all.flat()) {
      const known = waiting.get(wanted.name)
      const { amount = 1 } = wanted
      if (known) known.count += amount
      else waiting.set(wanted.name, { wanted, count: amount })
    }
    const counted = [...waiting].map(([name, { wanted, count }]) => ({
      key: hide(name),
      seconds: wanted.rate.seconds,
      amount: count - 1 + leaseOf(wanted.rate),
    }))
    const counts = (await take(counted)).values()
    const granted = new Map<string, number>()
    for (const [name, { wanted, count }] of waiting)
      granted.set(name, keep(name, wanted, count, counts.next().value))
    const spent = all.map(each =>
      each.map(({ name, amount = 1 }) => {
        const left = granted.get(name) ?? 0
        if (left >= amount) granted.set(name, left - amount)
        return left >= amount
      }),
    )
    for (const [name, left] of granted) {
      const account = current(name)
      if (account) account.unspent = left
    }
    return spent
  }

  /** Keeps what the store gave; returns how many there are to be spent. */
  function keep(
    name: string,
    { rate, isShared = false }: Wanted,
    waiting: number,
    given?: Count,
  ): number {
    const amount = waiting - 1 + leaseOf(rate)
    const { count, resetSeconds } = given ?? { count: amount, resetSeconds: rate.seconds }
    const got = Math.min(amount, Math.max(0, rate.count - (count - amount)))
    // What came back meanwhile is of the same window.
    const before = current(name)?.unspent ?? 0
    if (accounts.size >= mostAccounts) makeRoom()
    accounts.set(name, {
      unspent: before + got,
      taken: count,
      endsAt: now() + resetSeconds * 1000,
      seconds: rate.seconds,
      isShared,
    })
    return before + got
  }

  /** The account of a limit, as long as its window lasts. */
  function current(name: string): Account | undefined {
    const account = accounts.get(name)
    if (!account || account.endsAt > now()) return account
    accounts.delete(name)
    return undefined
  }

  /** What a process forgets counts as spent: what all share is kept, so that nobody uses it up by coming often. */
  function makeRoom(): void {
    for (const [name, { isShared, endsAt }] of accounts)
      if (!isShared || endsAt <= now()) accounts.delete(name)
    if (accounts.size >= mostAccounts) accounts.clear()
  }
}
