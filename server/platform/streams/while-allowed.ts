import { isDatabaseAway } from '../../store/index.js'
import type { EventWriter } from './event-stream.js'
import type { OpenStream } from './open-streams.js'

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
