import { AsyncLocalStorage } from 'node:async_hooks'

/** Something that is done for somebody, as an operator may read of it: it holds nothing that anybody wrote. */
export interface UnderWay {
  /** What is done: a route by its pattern, or `job` and its name. Asked for once something is to be told. */
  readonly name: () => string
  readonly requestId?: string
  /** Whose it is, once that is known. */
  account?: string | undefined
  readonly botId?: () => string | undefined
  /** Bytes or characters that it works with, if that is told. */
  readonly size?: () => number | undefined
  /** Milliseconds for which it has kept the thread to itself since `lookedAt`. */
  busy: number
  lookedAt: number
}

const present = new AsyncLocalStorage<UnderWay>()

/** Does something, and notes until it is over what it is. It begins in a step of its own, so that all of it counts. */
export function during<Result>(
  what: Omit<UnderWay, 'busy' | 'lookedAt'>,
  act: () => Promise<Result>,
): Promise<Result> {
  return present.run({ ...what, busy: 0, lookedAt: 0 }, async () => {
    await undefined
    return act()
  })
}

/** What is under way here; undefined for what nobody has noted. */
export function underWay(): UnderWay | undefined {
  return present.getStore()
}

/** Notes whose it is that is under way. */
export function isFor(account: string): void {
  const here = present.getStore()
  if (here) here.account = account
}
