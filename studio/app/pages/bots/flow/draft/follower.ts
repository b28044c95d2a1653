import type { Clock } from './clock.js'
import type { DraftTransport, Hear, Logged } from './transport.js'

interface Parts {
  readonly transport: Pick<DraftTransport, 'after' | 'listen' | 'judge'>
  readonly clock: Clock
  readonly seq: () => number
  /** Takes in the operation that follows on `seq()`. */
  readonly land: (logged: Logged) => void
  /** What is missing cannot be had: the draft has to be read anew. */
  readonly lost: () => void
  readonly presence: Pick<Hear, 'presence' | 'left'>
  readonly reset: () => void
}

/** Milliseconds in which the stream should tell of what the server has answered. */
const patience = 1000
/** Milliseconds between two looks, as a stream may be dead without saying so. */
const lookAgain = 15_000

/** Follows the server's order: by the stream, and by asking where that has a gap or is silent. */
export function createFollower({ transport, clock, seq, land, lost, presence, reset }: Parts) {
  let isAsking = false
  let cancel: (() => void) | undefined
  let isExpecting = false
  let isEnded = false

  const close = transport.listen(seq, {
    ...presence,
    opened: () => void ask(),
    lost: reset,
    operation(logged) {
      if (!take([logged])) void ask()
    },
  })
  plan(lookAgain)

  /** Takes in what follows; false where something is missing before it. */
  function take(page: readonly Logged[]): boolean {
    for (const logged of page) {
      if (logged.seq > seq() + 1) return false
      if (logged.seq === seq() + 1) land(logged)
    }
    return true
  }

  async function ask(): Promise<void> {
    if (isAsking || isEnded) return
    isAsking = true
    try {
      for (;;) {
        const from = seq()
        const page = await transport.after(from)
        if (isEnded) return
        if (!take(page)) return lost()
        if (seq() === from) break
      }
    } catch (error) {
      if (transport.judge(error) !== 'later') lost()
    } finally {
      isAsking = false
    }
  }

  function plan(pause: number) {
    cancel?.()
    cancel = clock.after(pause, look)
  }

  function look() {
    cancel = undefined
    isExpecting = false
    void ask()
    plan(lookAgain)
  }

  return {
    ask,
    /** The server has more, up to this number. */
    expect(number: number) {
      if (isExpecting || number <= seq()) return
      isExpecting = true
      plan(patience)
    },
    end() {
      isEnded = true
      cancel?.()
      close()
    },
  }
}
