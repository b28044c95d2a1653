import * as v from 'valibot'
import { ApiError } from '../base/errors.js'
import type { Logger } from '../base/log.js'
import type { WaitingIncoming } from '../channels/index.js'
import { defineJob, type JobHandler } from '../platform/jobs/index.js'
import type { AccountPlaces } from '../platform/limits/account-places.js'
import type { Metrics } from '../platform/metrics.js'
import type { IncomingEntry, Store } from '../store/index.js'
import type { Acknowledging } from './acknowledging.js'
import { type ChannelTiming, usualTiming } from './channel-timing.js'
import type { Connections, ProvidedConnection } from './connections.js'
import { type HearParts, hear } from './hear.js'
import { pauseAfter } from './pauses.js'
import { pump } from './pump.js'
import type { Wakes } from './wakes.js'

/** What is heard over channels is worked on with. */
export interface IncomingParts extends HearParts {
  readonly store: HearParts['store'] & Pick<Store, 'channels'>
  readonly connections: Pick<Connections, 'openProvided'>
  readonly metrics: Pick<Metrics, 'noteChannelMessage'>
  readonly wakes: Pick<Wakes, 'on'>
  readonly acknowledging: Pick<Acknowledging, 'quiet'>
  readonly places: Pick<AccountPlaces, 'files' | 'plays'>
  readonly log: Logger
}

/** Persons of one connection who are answered at the same time by one process. */
const personsAtOnce = 12
const connectionsAtOnce = 500
/** A job that fails as a whole is tried again for as long as the database may be away. */
const minute = 60_000
export const jobPauses: readonly number[] = [
  1000,
  5000,
  15_000,
  ...Array<number>(1000).fill(minute),
]

const kept = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    // Only `webhooks.ts` writes them.
    incoming: v.custom<WaitingIncoming>(value => typeof value === 'object' && value !== null),
    origin: v.string(),
  }),
)

/** Works on what came over connections: each person's in its order, and once (decision 317). */
export function channelInJob(parts: IncomingParts, timing?: ChannelTiming): JobHandler {
  const { store, connections, log, metrics, wakes, acknowledging, places } = parts
  const { look, pauses } = { ...usualTiming, ...timing }
  const { incoming } = store.channels

  return defineJob({
    name: 'channel-in',
    atOnce: connectionsAtOnce,
    pauses: jobPauses,
    data: v.object({ id: v.string() }),
    run: async ({ data: { id }, signal }) => {
      const found = await store.channels.connections.find(id)
      const opened = found && (await connections.openProvided(found))
      if (!opened) return
      const act = (entry: IncomingEntry) =>
        places.plays.run(opened.entry.owner, async () => {
          await acknowledging.quiet()
          return workOn(opened, entry)
        })
      const onNews = (listener: () => void) => wakes.on('in', id, listener)
      await pump({
        queue: incoming,
        channelId: id,
        atOnce: personsAtOnce,
        look,
        signal,
        onNews,
        act,
      })
    },
  })

  async function workOn(opened: ProvidedConnection, entry: IncomingEntry): Promise<boolean> {
    const { name } = opened.channel
    const isLast = pauseAfter(entry.attempts, pauses) === undefined
    try {
      const { incoming: given, origin } = v.parse(kept, entry.data)
      const message = await hear(parts, opened, { ...entry, given, origin, isLast })
      await incoming.done(entry.number, message)
      metrics.noteChannelMessage(name, 'in', 'done')
      return true
    } catch (err) {
      const pause = isHopeless(err) ? undefined : pauseAfter(entry.attempts, pauses, wishOf(err))
      const code = err instanceof ApiError ? err.code : 'INTERNAL_ERROR'
      if (!(err instanceof ApiError))
        log.error(
          { err, channelId: opened.entry.id, pause },
          'What came over a channel could not be worked on',
        )
      metrics.noteChannelMessage(name, 'in', pause === undefined ? 'failed' : 'again')
      if (pause === undefined) {
        await store.channels.connections.noteFailure(opened.entry.id, {
          code,
          message: err instanceof ApiError ? err.message : 'A message could not be answered.',
        })
        await incoming.done(entry.number)
        return true
      }
      await incoming.putOff(entry.number, pause)
      return false
    }
  }
}

/** What no other try helps against. */
function isHopeless(error: unknown): boolean {
  return (
    error instanceof ApiError &&
    ['NOTHING_TO_ANSWER', 'THREAD_ENDED', 'CHATBOT_NOT_FOUND'].includes(error.code)
  )
}

/** A limit says for how long it is to be waited. */
function wishOf(error: unknown) {
  const seconds = error instanceof ApiError ? Number(error.headers['Retry-After']) : Number.NaN
  return { again: Number.isFinite(seconds) ? seconds * 1000 : undefined }
}
