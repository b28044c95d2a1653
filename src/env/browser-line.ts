import type { Line } from '../../runtime/index.js'

const turns = ['online', 'offline'] as const

/** Whether the browser has a line to the outside, as far as it knows. */
export const browserLine: Line = {
  get isUp() {
    return navigator.onLine
  },
  watch(listener) {
    for (const turn of turns) addEventListener(turn, listener)
    return () => {
      for (const turn of turns) removeEventListener(turn, listener)
    }
  },
}

/** Resolves when there is a line, or when the signal aborts. */
export function whenUp(signal: AbortSignal): Promise<void> {
  return new Promise(resolve => {
    const look = () => {
      if (!browserLine.isUp && !signal.aborted) return
      unwatch()
      resolve()
    }
    const unwatch = browserLine.watch(look)
    signal.addEventListener('abort', look)
    look()
  })
}
