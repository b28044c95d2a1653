/** Lets calls of one connection begin one after the other. */
export interface Pace {
  /** Milliseconds until the next call of `id` may begin, which counts as begun then. */
  next(id: string, pause: number): number
}

const mostKept = 5000

/** Makes one for this process. `now` in milliseconds. */
export function createPace(now: () => number): Pace {
  const free = new Map<string, number>()
  return {
    next(id, pause) {
      const present = now()
      const at = Math.max(present, free.get(id) ?? 0)
      if (free.size >= mostKept) free.clear()
      free.set(id, at + pause)
      return at - present
    },
  }
}
