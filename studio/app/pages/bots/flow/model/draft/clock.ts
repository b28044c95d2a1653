/** The time that a room goes by, in milliseconds. */
export interface Clock {
  readonly now: () => number
  /** Runs something later; what it gives takes that back. */
  readonly after: (pause: number, run: () => void) => () => void
}

/** The browser's own. */
export const browserClock: Clock = {
  now: () => Date.now(),
  after: (pause, run) => {
    const timer = setTimeout(run, pause)
    return () => clearTimeout(timer)
  },
}
