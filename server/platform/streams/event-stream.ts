import { setTimeout as wait } from 'node:timers/promises'
import type { Context } from 'hono'
import { streamSSE } from 'hono/streaming'
import { isDatabaseAway } from '../../store/index.js'
import type { OpenStream } from './open-streams.js'

/** Writes to one reader; what is not taken in time ends the stream. */
export interface EventWriter {
  /** Writes an event as JSON, with its name if it has one. With an id the reader goes on behind it when it comes back. */
  write(data: object, id?: number, event?: string): Promise<void>
  /** A sign of life, which readers and proxies need. */
  beat(): Promise<void>
}

/** Milliseconds that a reader may take for what was written, and in which a reader should come back. */
const usualPatience = 20_000
const comeBackIn = 1000

/**
 * Answers with server-sent events until `play` is done, the reader leaves or the stream has to end. A reader that is slow
 * holds up its own stream alone: nothing is read for it meanwhile, and after 20 seconds it is dropped.
 */
export function answerEvents(
  context: Context,
  stream: OpenStream,
  play: (writer: EventWriter, signal: AbortSignal) => Promise<void>,
  patience = usualPatience,
): Response {
  context.header('X-Accel-Buffering', 'no')
  const response = streamSSE(context, async out => {
    const over = new Promise<void>(resolve => {
      stream.signal.addEventListener('abort', () => resolve())
      if (stream.signal.aborted) resolve()
    })
    out.onAbort(stream.close)
    const inTime = async (written: Promise<unknown>) => {
      const done = new AbortController()
      const late = wait(patience, undefined, { signal: done.signal, ref: false }).then(
        stream.close,
        () => {},
      )
      await Promise.race([written, late, over]).finally(() => done.abort())
    }
    const writer: EventWriter = {
      write: (data, id, event) =>
        inTime(
          out.writeSSE({
            data: JSON.stringify(data),
            ...(id !== undefined && { id: String(id) }),
            event,
          }),
        ),
      beat: () => inTime(out.write(': \n\n')),
    }
    try {
      await inTime(out.write(`retry: ${comeBackIn}\n\n`))
      await Promise.race([play(writer, stream.signal), over])
    } finally {
      stream.close()
    }
  })
  // Nothing of it is for a cache, not even to be asked about again.
  response.headers.set('Cache-Control', 'no-store')
  return response
}

/** Milliseconds for which an answer holds. */
const holds = 1000

/**
 * Asks, before something is written, whether the reader may still read, at most once a second; where not, the stream ends
 * unwritten. A stream outlives the call that opened it, and what was allowed then. While the database is away it stays.
 */
export function whileAllowed(
  writer: EventWriter,
  stream: OpenStream,
  isAllowed: () => Promise<boolean>,
  now: () => number = () => performance.now(),
): EventWriter {
  let askedAt = now()
  const ask = async () => {
    if (now() - askedAt > holds) {
      askedAt = now()
      if (!(await isAllowed().catch(isDatabaseAway))) stream.close()
    }
    return !stream.signal.aborted
  }
  return {
    write: async (data, id, event) => {
      if (await ask()) await writer.write(data, id, event)
    },
    beat: async () => {
      if (await ask()) await writer.beat()
    },
  }
}
