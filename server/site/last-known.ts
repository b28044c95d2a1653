/** A value that is read from time to time, and said again where it cannot be read. */
export interface LastKnown<Value> {
  /** Never rejects. */
  read(): Promise<Value>
  /** Has it read anew when it is next asked for. */
  forget(): void
}

/** Milliseconds. */
const freshFor = 1000

/** Keeps what `ask` brought last, which is `first` until it has brought anything. While it fails nobody waits for it. */
export function lastKnown<Value>(first: Value, ask: () => Promise<Value>): LastKnown<Value> {
  let known = first
  let isAway = false
  let askedAt = Number.NEGATIVE_INFINITY
  let asking: Promise<void> | undefined
  const begin = () => {
    const mine: Promise<void> = ask()
      .then(
        value => {
          if (asking !== mine) return
          known = value
          isAway = false
        },
        () => {
          isAway = true
        },
      )
      .finally(() => {
        if (asking !== mine) return
        askedAt = performance.now()
        asking = undefined
      })
    return mine
  }
  return {
    read: async () => {
      if (performance.now() - askedAt >= freshFor) asking ??= begin()
      if (!isAway) await asking
      return known
    },
    forget: () => {
      isAway = false
      askedAt = Number.NEGATIVE_INFINITY
      asking = undefined
    },
  }
}
