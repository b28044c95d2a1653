/** Work of which one run is under way at a time. */
export interface OnceMore {
  /** Begins a run, or has one follow the run that is under way. */
  (): void
  /** Resolves once no run is under way. */
  settled(): Promise<void>
}

/** Makes it of work that never rejects. */
export function onceMore(work: () => Promise<void>): OnceMore {
  let running = Promise.resolve()
  let isRunning = false
  let isAskedFor = false

  async function runAll(): Promise<void> {
    isRunning = true
    while (isAskedFor) {
      isAskedFor = false
      await work()
    }
    isRunning = false
  }

  return Object.assign(
    () => {
      isAskedFor = true
      if (!isRunning) running = runAll()
    },
    { settled: () => running },
  )
}
