/** Places for work that takes long or much, shared by accounts. */
export interface Places {
  /** Does something once its account, and the server, have a place for it. */
  run<Done>(account: string, act: () => Promise<Done>): Promise<Done>
}

/** How many places there are. */
interface PlacesRule {
  /** In all. */
  readonly all: number
  /** Of one account, also of work that has given its place up. */
  readonly share: number
  /** Milliseconds after which work gives its place up to others; it goes on, and counts for its own account alone. */
  readonly patience: number
}

/**
 * Makes places of a kind. Who waits comes in by turns, account by account, and within an account in order. `after` calls back in so
 * many milliseconds, unless what it gives is called.
 */
export function createPlaces(
  { all, share, patience }: PlacesRule,
  after: (ms: number, act: () => void) => () => void = afterMilliseconds,
): Places {
  let taken = 0
  /** What is under way, by account. */
  const own = new Map<string, number>()
  /** Who waits, the account whose turn is next first. */
  const waiting = new Map<string, (() => void)[]>()

  return {
    async run(account, act) {
      if (waiting.has(account) || !isFree(account))
        await new Promise<void>(resolve => {
          const line = waiting.get(account)
          if (line) line.push(resolve)
          else waiting.set(account, [resolve])
        })
      else take(account)
      let isGivenUp = false
      const giveUp = () => {
        if (isGivenUp) return
        isGivenUp = true
        taken--
        letIn()
      }
      const keep = after(patience, giveUp)
      try {
        return await act()
      } finally {
        keep()
        const left = (own.get(account) ?? 1) - 1
        if (left === 0) own.delete(account)
        else own.set(account, left)
        if (isGivenUp) letIn()
        else giveUp()
      }
    },
  }

  function isFree(account: string): boolean {
    return taken < all && (own.get(account) ?? 0) < share
  }

  function take(account: string): void {
    taken++
    own.set(account, (own.get(account) ?? 0) + 1)
  }

  function letIn(): void {
    for (const [account, line] of [...waiting]) {
      if (taken >= all) return
      if (!isFree(account)) continue
      const begin = line.shift()
      waiting.delete(account)
      // The account comes last from now on.
      if (line.length > 0) waiting.set(account, line)
      take(account)
      begin?.()
    }
  }
}

function afterMilliseconds(ms: number, act: () => void): () => void {
  const timer = setTimeout(act, ms).unref()
  return () => clearTimeout(timer)
}
