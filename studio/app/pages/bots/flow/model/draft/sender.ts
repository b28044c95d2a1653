import type { Operation } from 'talkgraph/builder'
import type { Clock } from './clock.js'
import type { Bar } from './draft-room.js'
import type { Answer, DraftTransport } from './transport.js'

interface Parts {
  readonly transport: Pick<DraftTransport, 'send' | 'judge'>
  readonly clock: Clock
  /** What waits to be sent, as it will stay; called right before it is sent. */
  readonly take: (most: number) => readonly Operation[]
  readonly waits: () => boolean
  /** Resolves once the browser has kept what is about to be sent. */
  readonly kept: () => Promise<unknown>
  readonly answered: (answer: Answer) => void
  /** The server can never take it. */
  readonly given: (operation: Operation, reason: string) => void
  /** What became of the last try; null: it has come through. */
  readonly came: (failure: 'later' | Bar | null) => void
}

/** Milliseconds in which changes come together before they are sent. */
const gather = 400
const longest = 30_000
const mostAtOnce = 500

/** Sends what waits, one call at a time, and again with growing pauses until an answer has come. */
export function createSender({
  transport,
  clock,
  take,
  waits,
  kept,
  answered,
  given,
  came,
}: Parts) {
  let cancel: (() => void) | undefined
  let sending: Promise<void> | undefined
  let failures = 0
  let most = mostAtOnce
  let isEnded = false
  /** There was more than was sent at once. */
  let isFull = false

  const plan = (pause: number) => {
    cancel?.()
    cancel = clock.after(pause, () => {
      cancel = undefined
      send()
    })
  }

  function send(): Promise<void> {
    sending ??= sendFirst().finally(() => {
      sending = undefined
      if (waits() && !cancel && !isEnded)
        plan(failures > 0 ? pauseAfter(failures) : isFull ? 0 : gather)
    })
    return sending
  }

  async function sendFirst(): Promise<void> {
    const operations = take(most)
    isFull = operations.length === most
    if (operations.length === 0) return
    try {
      await kept()
      const answer = await transport.send(operations)
      failures = 0
      most = mostAtOnce
      came(null)
      answered(answer)
    } catch (error) {
      fail(operations, error)
    }
  }

  function fail(operations: readonly Operation[], error: unknown) {
    const [first] = operations
    const failure = transport.judge(error)
    if (failure !== 'smaller' || !first) {
      failures++
      came(failure === 'smaller' ? 'later' : failure)
    } else if (operations.length > 1) most = Math.ceil(operations.length / 2)
    else given(first, error instanceof Error ? error.message : String(error))
  }

  return {
    /** Something waits. */
    wake() {
      if (waits() && !isEnded && !sending && !cancel) plan(gather)
    },
    /** The line is back: now. */
    hurry() {
      failures = 0
      if (waits() && !isEnded && !sending) plan(0)
    },
    /** The page may be about to go: sends what waits without waiting for anything. It is sent again in the ordinary way, which does no harm. */
    leave() {
      const operations = take(most)
      if (operations.length > 0 && !isEnded)
        transport.send(operations).then(answered, () => undefined)
    },
    /** Sends what waits, once. */
    async end() {
      isEnded = true
      cancel?.()
      cancel = undefined
      await sending
      await send()
    },
  }
}

const pauseAfter = (failures: number) => Math.min(longest, 1000 * 2 ** (failures - 1))
