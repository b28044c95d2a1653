import type { CallOutcome, CancelSignal, Env, StepCall } from '../node/env.js'

/** A call as it is kept with its visit: what was sent, when at first, and how it ended once that is known. */
export interface KeptCall {
  readonly call: StepCall
  /** Milliseconds since 1970. */
  readonly at: number
  readonly outcome?: CallOutcome
}

/** What a call that lasts takes. */
export interface LastingCallOptions {
  readonly env: Env
  readonly kept: KeptCall
  /** Goes with it each time; what is kept does without it, as the bot has it. */
  readonly data?: StepCall['data']
  /** Does the conversation stand still until the call has ended? */
  readonly isWaitedFor: () => boolean
  readonly signal: CancelSignal
  readonly onText: Parameters<Env['call']>[2]
  /** Called when the line turns out to be broken, and when that is over. */
  readonly tellBroken: (isBroken: boolean) => void
}

const second = 1000
/** For how long a call that is waited for may have a line and no answer (decision 81). */
const patience = 60 * second
/** Less than the 24 hours for which a server knows a key (decision 76). */
const mostAge = 23 * 3600 * second

/**
 * Makes a call, and makes it again while nobody knows how it ended: after 1, 2, 4 … seconds, and at once when the line is
 * back. What nobody waits for is repeated for as long as the server knows it again.
 */
export function lastingCall(options: LastingCallOptions): Promise<CallOutcome> {
  const { env, data, kept, isWaitedFor, signal, onText, tellBroken } = options
  const { clock, line } = env

  return new Promise((resolve, reject) => {
    let outcome: CallOutcome = { ok: false, code: 'CALL_FAILED', message: 'no answer came' }
    let isOver = false
    let isUnderWay = false
    let isBroken = false
    let pause = second
    let left = patience
    let upSince: number | undefined
    let retry: unknown
    let end: unknown
    const unwatch = line?.watch(() => {
      count()
      clock.clearTimeout(retry)
      pause = second
      if (upSince === undefined) return
      setBroken(false)
      if (!isUnderWay) send()
    })
    signal.addEventListener('abort', stop)
    count()
    send()

    function send() {
      clock.clearTimeout(retry)
      if (clock.now() - kept.at > mostAge) return finish()
      isUnderWay = true
      env.call({ ...kept.call, data }, signal, onText && hearText).then(hear, error => {
        stop()
        reject(error)
      })
    }

    function hearText(text: string, html?: string) {
      if (isOver) return
      left = patience
      upSince = undefined
      count()
      onText?.(text, html)
    }

    function hear(heard: CallOutcome) {
      if (isOver) return
      isUnderWay = false
      outcome = heard
      if (heard.ok || !heard.broken) return finish()
      setBroken(heard.broken === 'line')
      if (upSince === undefined) return
      retry = clock.setTimeout(send, pause)
      pause = Math.min(2 * pause, (isWaitedFor() ? 10 : 60) * second)
    }

    /** Counts the time for which there was a line. */
    function count() {
      const now = clock.now()
      if (upSince !== undefined) left -= now - upSince
      upSince = line?.isUp === false ? undefined : now
      clock.clearTimeout(end)
      if (upSince !== undefined) end = clock.setTimeout(() => isWaitedFor() && finish(), left)
    }

    function finish() {
      stop()
      resolve(outcome)
    }

    function stop() {
      isOver = true
      clock.clearTimeout(retry)
      clock.clearTimeout(end)
      unwatch?.()
      setBroken(false)
    }

    function setBroken(is: boolean) {
      if (is !== isBroken) tellBroken(is)
      isBroken = is
    }
  })
}
