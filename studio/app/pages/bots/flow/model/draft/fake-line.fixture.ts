import type { Clock } from './clock.js'
import type { Bar } from './draft-room.js'
import type { FakeServer } from './fake-server.fixture.js'
import type { DraftTransport, Hear, Logged } from './transport.js'

/** What befalls one message on its way. */
export interface Fate {
  /** Milliseconds until it arrives. */
  readonly delay: number
  readonly isLost?: boolean
  /** The call arrives, its answer does not. */
  readonly isAnswerLost?: boolean
  /** Milliseconds after which it arrives once more. */
  readonly againAfter?: number | undefined
}

/** A line between a tab and the server, on which messages are lost, doubled, late and out of order. */
export function createFakeLine(server: FakeServer, clock: Clock, fate: () => Fate, name: string) {
  const back = new Set<() => void>()
  const leaving = new Set<() => void>()
  const streams = new Set<() => void>()
  let isUp = true
  let isCut = false
  let bar: Bar | null = null
  let isDeaf = false

  const wait = (pause: number) => new Promise<void>(resolve => void clock.after(pause, resolve))

  /** What passes over the line is a copy, as it is in life. */
  async function call<Result>(run: () => Result): Promise<Result> {
    const { delay, isLost, isAnswerLost, againAfter } = fate()
    await wait(delay)
    if (bar !== null) throw new Error(bar)
    if (!isUp || isLost) throw new Error('The line is down.')
    if (againAfter !== undefined) clock.after(againAfter, run)
    const result = run()
    await wait(delay)
    // Nobody is there any more to hear it.
    if (isCut) return new Promise(() => undefined)
    if (isAnswerLost) throw new Error('The answer was lost.')
    return copy(result)
  }

  const transport: DraftTransport = {
    read: () => call(server.read),
    send: operations => {
      const sent = copy(operations)
      return call(() => server.send(sent, name))
    },
    after: seq => call(() => server.after(seq)),
    listen(from, hear) {
      return stream(from, hear)
    },
    show: async () => undefined,
    whenBack(listener) {
      back.add(listener)
      return () => back.delete(listener)
    },
    whenLeaving(listener) {
      leaving.add(listener)
      return () => leaving.delete(listener)
    },
    judge: () => bar ?? 'later',
  }

  function stream(_from: () => number, hear: Hear) {
    const tell = (logged: Logged) => {
      const { delay, isLost, againAfter } = fate()
      if (!isUp || isLost || isDeaf) return
      const arrive = () => isUp && streams.has(lose) && hear.operation(copy(logged))
      clock.after(delay, arrive)
      if (againAfter !== undefined) clock.after(againAfter, arrive)
    }
    const lose = () => hear.lost()
    server.listeners.add(tell)
    streams.add(lose)
    clock.after(fate().delay, () => isUp && hear.opened())
    const onBack = () =>
      void clock.after(fate().delay, () => isUp && streams.has(lose) && hear.opened())
    back.add(onBack)
    return {
      again() {
        isDeaf = false
        clock.after(fate().delay, () => isUp && streams.has(lose) && hear.opened())
      },
      end() {
        server.listeners.delete(tell)
        streams.delete(lose)
        back.delete(onBack)
      },
    }
  }

  return {
    transport,
    down() {
      isUp = false
      for (const lose of streams) lose()
    },
    up() {
      isUp = true
      for (const listener of back) listener()
    },
    /** The server takes nothing any more, until it does again. */
    bar(why: Bar | null) {
      bar = why
    },
    /** The stream is dead and does not say so, until it is opened anew. */
    deafen() {
      isDeaf = true
    },
    /** The page may be about to go. */
    hide() {
      for (const listener of leaving) listener()
    },
    /** The page is gone; what it has sent is on its way. */
    cut() {
      isCut = true
      streams.clear()
      back.clear()
    },
  }
}

const copy = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value))
