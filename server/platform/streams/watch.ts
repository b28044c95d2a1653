import type { Logger } from '../../base/log.js'
import { isDatabaseAway } from '../../store/index.js'
import type { EventWriter } from './event-stream.js'
import type { Hub, LiveHub, LiveNote } from './hub.js'

/** Milliseconds. */
export interface WatchTiming {
  /** Between two signs of life, at which a stream also looks for what it may have missed. */
  readonly heartbeat: number
  /** Until the database is asked again that did not answer. */
  readonly retry: number
  /** In which a visitor who reloads is back. */
  readonly grace?: number
}

const usualTiming: WatchTiming = { heartbeat: 20_000, retry: 1000 }

/** What a stream follows; threads and desks, unless said otherwise. */
export interface Watched<Of = Parameters<LiveHub['follow']>[0], Note = LiveNote> {
  readonly hub: Pick<Hub<Of, Note>, 'follow'>
  readonly log: Logger
  readonly of: Of
  readonly writer: EventWriter
  readonly signal: AbortSignal
  readonly timing?: WatchTiming | undefined
  /**
   * Writes what is new; `notes` are what was heard since, none where the stream looks for itself. Resolves to the milliseconds
   * after which to look again at the latest, or to null: the stream is over.
   */
  readonly look: (notes: readonly Note[]) => Promise<number | null>
}

/** More notes than that are forgotten: the stream then looks for itself. */
export const mostNotes = 100

/**
 * Follows what happens until the signal aborts. What comes while something is being written waits as one more look, so that
 * a slow reader piles nothing up. While the database is away the stream stays, and goes on behind what it has written.
 */
export async function watch<Of, Note>(watched: Watched<Of, Note>): Promise<void> {
  const { hub, log, of, writer, signal, look, timing = usualTiming } = watched
  let notes: Note[] = []
  let isDue = true
  let until = Number.POSITIVE_INFINITY
  let wake = () => {}
  const unfollow = hub.follow(of, note => {
    if (note && notes.length < mostNotes) notes.push(note)
    isDue = true
    wake()
  })
  signal.addEventListener('abort', () => wake())
  try {
    while (!signal.aborted) {
      if (!isDue) {
        if (await rest(Math.min(timing.heartbeat, until))) {
          await writer.beat()
          isDue = true
        }
        continue
      }
      isDue = false
      const heard = notes
      notes = []
      try {
        const next = await look(heard)
        if (next === null) return
        until = next
      } catch (err) {
        if (!isDatabaseAway(err)) return log.error({ err }, 'A live stream failed')
        log.warn({ err }, 'A live stream waits for the database')
        isDue = true
        await rest(timing.retry, true)
      }
    }
  } finally {
    unfollow()
  }

  /** Resolves when there is something to do, or to true after this time. `whole`: not before that time. */
  function rest(ms: number, whole = false): Promise<boolean> {
    return new Promise(resolve => {
      const timer = setTimeout(() => done(true), ms).unref()
      const done = (isOver: boolean) => {
        clearTimeout(timer)
        wake = () => {}
        resolve(isOver)
      }
      wake = () => (whole && !signal.aborted ? undefined : done(false))
      if (signal.aborted) done(false)
    })
  }
}
