import type { Clock } from './clock.js'
import type { Bar } from './draft-room.js'
import type { DraftTransport, Hear, Logged } from './transport.js'

interface Parts {
  readonly transport: Pick<DraftTransport, 'after' | 'listen' | 'judge'>
  readonly clock: Clock
  readonly seq: () => number
  /** Takes in the operation that follows on `seq()`. */
  readonly land: (logged: Logged) => void
  /** What is missing cannot be had: the draft has to be read anew. */
  readonly lost: () => void
  /** What became of asking; null: there was an answer. */
  readonly came: (failure: 'later' | Bar | null) => void
  readonly presence: Pick<Hear, 'presence' | 'left'>
  readonly reset: () => void
}

/** Milliseconds in which the stream should tell of what the server has answered. */
const patience = 1000
/** Milliseconds between two looks, as a stream may be dead without saying so. */
const lookAgain = 15_000

/** Follows the server's order: by the stream, and by asking where that has a gap or is silent. */
export function createFollower({
  transport,
  clock,
  seq,
  land,
  lost,
  came,
  presence,
  reset,
}: Parts) {
  let isAsking = false
  let cancel: (() => void) | undefined
  let isExpecting = false
  let isEnded = false

  const stream = transport.listen(seq, {
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
        came(null)
        if (!take(page)) return lost()
        if (seq() === from) break
      }
    } catch (error) {
      const failure = transport.judge(error)
      if (failure === 'smaller') lost()
      else if (!isEnded) came(failure)
    } finally {
      isAsking = false
    }
  }

  /** What the stream has not told of in time it does not tell at all. */
  async function listenAnew() {
    const before = seq()
    await ask()
    if (seq() > before && !isEnded) stream.again()
  }

  function plan(pause: number) {
    cancel?.()
    cancel = clock.after(pause, look)
  }

  function look() {
    cancel = undefined
    void (isExpecting ? ask() : listenAnew())
    isExpecting = false
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
      stream.end()
    },
  }
}
