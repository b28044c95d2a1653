/** Milliseconds: how often typing is told while it goes on, and after which silence it is over. */
const again = 3000
const silence = 5000

/** Tells of the visitor's typing: now and then while it goes on, and once when it is over. */
export function createTypingTeller(tell: (on: boolean) => void) {
  let toldAt = Number.NEGATIVE_INFINITY
  let timer: ReturnType<typeof setTimeout> | undefined
  return {
    type() {
      clearTimeout(timer)
      timer = setTimeout(over, silence)
      const now = performance.now()
      if (now - toldAt < again) return
      toldAt = now
      tell(true)
    },
    /** What was typed is sent, or nobody listens any more. */
    stop: over,
  }

  function over() {
    clearTimeout(timer)
    if (toldAt === Number.NEGATIVE_INFINITY) return
    toldAt = Number.NEGATIVE_INFINITY
    tell(false)
  }
}
