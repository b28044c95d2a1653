import { setTimeout as wait } from 'node:timers/promises'
import * as v from 'valibot'
import type { Logger } from '../base/log.js'
import { approvedIn, type Sent } from '../channels/index.js'
import type { News } from '../conversations/live/news.js'
import { defineJob, JobFailure, type JobHandler, type Jobs } from '../platform/jobs/index.js'
import type { Metrics } from '../platform/metrics.js'
import type { MessageEntry, OutgoingEntry, PersonEntry, Store } from '../store/index.js'
import { createFillApproved } from './approved-in-step.js'
import { personOf } from './begin.js'
import { type ChannelTiming, usualTiming } from './channel-timing.js'
import { remedyOf } from './connection.js'
import type { Connections, ProvidedConnection } from './connections.js'
import { piecesOf, readDelivery } from './going.js'
import { jobPauses } from './incoming-job.js'
import { onceASecond } from './once-a-second.js'
import { createPacer, type Pacer } from './pace.js'
import { pauseAfter } from './pauses.js'
import { pump } from './pump.js'
import { applyStatuses } from './tell-status.js'
import type { Wakes } from './wakes.js'
import { answerableUntil, writableUntil } from './window.js'

/** What goes out over channels is sent with. */
export interface OutgoingParts {
  readonly store: Pick<Store, 'channels' | 'messages' | 'threads'>
  readonly connections: Pick<Connections, 'openProvided'>
  readonly news: Pick<News, 'reacted' | 'read'>
  readonly metrics: Pick<Metrics, 'noteChannelMessage'>
  readonly wakes: Pick<Wakes, 'on'>
  readonly jobs: Pick<Jobs, 'hasten'>
  readonly log: Logger
  readonly publicUrl?: string | undefined
}

/** A connection while it is sent over. */
interface Line extends ProvidedConnection {
  readonly pacer: Pacer
  /** Aborted once the provider takes nothing more from it. */
  readonly cut: AbortController
  /** The settings that were refused are no longer those of the connection. */
  isChanged: boolean
}

/** Persons to whom one connection sends at the same time: a slow provider answers many, one after the other. */
const personsAtOnce = 100
const connectionsAtOnce = 500
/** Milliseconds; who has to wait for longer lets others go first. */
const patience = 1000

/** Sends what waits on connections: to each person in its order, as fast as the provider takes it (decision 318). */
export function channelOutJob(parts: OutgoingParts, timing?: ChannelTiming): JobHandler {
  const { store, connections, news, metrics, log, publicUrl, wakes, jobs } = parts
  const { look, pauses } = { ...usualTiming, ...timing }
  const { outgoing, persons } = store.channels
  const isTrafficTurn = onceASecond()
  const fillApproved = createFillApproved()

  return defineJob({
    name: 'channel-out',
    atOnce: connectionsAtOnce,
    pauses: jobPauses,
    data: v.object({ id: v.string() }),
    run: async ({ data: { id }, signal }) => {
      const found = await store.channels.connections.find(id)
      // What waits goes out once its owner has mended the connection (decision 325).
      const opened = found?.withdrawnAt === null ? await connections.openProvided(found) : undefined
      if (!opened) return
      const pacer = createPacer(opened.channel.pace)
      const line: Line = { ...opened, pacer, cut: new AbortController(), isChanged: false }
      const running = AbortSignal.any([signal, line.cut.signal])
      const act = (entry: OutgoingEntry) => sendOne(line, entry, running)
      const onNews = (listener: () => void) => wakes.on('out', id, listener)
      const queue = {
        ...outgoing,
        first: (id: string, person: string | null) => outgoing.first(id, person ?? ''),
      }
      await pump({
        queue,
        channelId: id,
        atOnce: personsAtOnce,
        look,
        onNews,
        act,
        signal: running,
      })
      if (line.isChanged) throw new JobFailure('The connection was changed while it was used')
    },
  })

  async function sendOne(
    opened: Line,
    entry: OutgoingEntry,
    signal: AbortSignal,
  ): Promise<boolean> {
    const person = await persons.ofOutgoing(entry.number)
    const message = await store.messages.find(entry.threadId, entry.message)
    if (!person || !message) {
      await outgoing.noteNothing(entry)
      return true
    }
    if (person.stoppedAt !== null && !isOfChannel(message)) {
      const changed = await outgoing.noteFailed(entry, stopped)
      if (changed) news.reacted({ id: changed.threadId, owner: opened.entry.owner }, changed.number)
      return true
    }
    const read = readGoing(opened, message, entry)
    if (!read) return fail(opened, entry, 'UNREADABLE', 'The message cannot be read.')
    const { approved, delivery } = read
    if (approved) {
      const filled = await fillApproved(opened, approved, entry.language)
      if (!filled.ok) return tryAgain(opened, entry, filled)
      await store.messages.reword(message.threadId, message.number, filled.text)
      return sendPieces(opened, person, entry, [filled.message], signal)
    }
    const { pieces } = read
    if (!pieces)
      return fail(opened, entry, 'TEMPLATE', 'A value of the approved message is missing.')
    if (pieces.length === 0) {
      await outgoing.noteNothing(entry)
      return true
    }
    // Whether an answer to what has come just now is in time, the provider knows better.
    const isLate = !delivery.template && message.question === null && isClosed(opened, person)
    if (isLate && !(message.who === 'agent' && mayAnswerLate(opened, person)))
      return fail(opened, entry, 'WINDOW_CLOSED', closedMessage(opened))
    return sendPieces(opened, person, entry, pieces, signal, isLate)
  }

  /** What goes out; undefined where it cannot be read as it was stored, which stops nobody else's. */
  function readGoing(
    { channel, entry: { id } }: ProvidedConnection,
    message: MessageEntry,
    entry: OutgoingEntry,
  ) {
    try {
      const delivery = readDelivery(entry.data)
      const approved = message.said ? approvedIn(message.said) : undefined
      const shown = { base: publicUrl, language: entry.language }
      const pieces = approved ? [] : piecesOf(channel, message, delivery, shown)
      return { delivery, approved, pieces }
    } catch (err) {
      log.error({ err, channelId: id }, 'What is to go out over a channel cannot be read')
      return undefined
    }
  }

  async function sendPieces(
    opened: Line,
    person: PersonEntry,
    entry: OutgoingEntry,
    pieces: readonly unknown[],
    signal: AbortSignal,
    isLate = false,
  ): Promise<boolean> {
    for (const [index, piece] of pieces.entries()) {
      if (index < entry.sent) continue
      if (signal.aborted) return false
      const pause = opened.pacer.turnFor(person.id, patience)
      if (pause > patience) {
        await outgoing.putOff(entry.number, pause, false)
        return false
      }
      if (pause > 0) await wait(pause, undefined, { ref: false })
      const sent = await send(opened, piece, person, isLate)
      if (!sent.ok) return tryAgain(opened, entry, sent)
      const providerId = sent.id || `none ${entry.number} ${index}`
      const isLast = index === pieces.length - 1
      const changed = await outgoing.noteSent(entry, { index, providerId, isLast })
      if (changed) news.reacted({ id: changed.threadId, owner: opened.entry.owner }, changed.number)
      await applyStatuses(parts, opened.entry, [providerId])
    }
    metrics.noteChannelMessage(opened.channel.name, 'out', 'done')
    await noteOut(opened)
    return true
  }

  async function send(
    { channel, connection }: ProvidedConnection,
    piece: unknown,
    person: PersonEntry,
    isLate: boolean,
  ): Promise<Sent> {
    try {
      return await channel.send(piece, personOf(person), connection, isLate)
    } catch (err) {
      log.error({ err, channel: channel.name }, 'A channel failed to send')
      return { ok: false, code: 'SEND_FAILED', message: 'The message could not be sent.' }
    }
  }

  async function tryAgain(
    opened: Line,
    entry: OutgoingEntry,
    { again, grows, code, message, isWithdrawn }: Extract<Sent, { ok: false }>,
  ): Promise<boolean> {
    if (isWithdrawn) return waitForOwner(opened, code, message)
    const pause =
      again === undefined ? undefined : pauseAfter(entry.attempts, pauses, { again, grows })
    if (pause === undefined) return fail(opened, entry, code, message)
    metrics.noteChannelMessage(opened.channel.name, 'out', 'again')
    await outgoing.putOff(entry.number, pause, true)
    return false
  }

  /** The message, and all behind it, waits for the owner, who is told at once. */
  async function waitForOwner(opened: Line, code: string, message: string): Promise<false> {
    const { entry, channel, connection, cut } = opened
    if (cut.signal.aborted) return false
    cut.abort()
    const remedy = remedyOf(connection, message)
    const { id, updatedAt } = entry
    const isKept = await store.channels.connections.withdraw(id, { remedy, updatedAt })
    if (!isKept) {
      opened.isChanged = true
      return false
    }
    log.warn(
      { channelId: id, botId: entry.botId, channel: channel.name, code },
      'A provider takes nothing from a connection any more. Its owner has to mend it',
    )
    metrics.noteChannelMessage(channel.name, 'out', 'again')
    await store.channels.connections.noteFailure(id, { code, message: remedy })
    jobs.hasten('channel-rights')
    return false
  }

  async function fail(
    { entry: { id, owner }, channel }: ProvidedConnection,
    entry: OutgoingEntry,
    code: string,
    message: string,
  ): Promise<true> {
    metrics.noteChannelMessage(channel.name, 'out', 'failed')
    const changed = await outgoing.noteFailed(entry, message)
    await store.channels.connections.noteFailure(id, { code, message })
    if (changed) news.reacted({ id: changed.threadId, owner }, changed.number)
    return true
  }

  /** At most once a second for each connection. */
  async function noteOut({ entry: { id } }: ProvidedConnection): Promise<void> {
    if (isTrafficTurn(id)) await store.channels.connections.noteTraffic(id)
  }
}

const stopped =
  'The person wants to hear nothing more (STOP). They hear again once they write START.'

/** Who wants to hear nothing more is told so, and how to begin again. */
const isOfChannel = ({ said }: MessageEntry) => said?.aside === 'stopped' || said?.aside === 'help'

const isClosed = ({ channel }: ProvidedConnection, person: PersonEntry) =>
  (writableUntil(channel, person) ?? Number.POSITIVE_INFINITY) < Date.now()

const mayAnswerLate = ({ channel }: ProvidedConnection, person: PersonEntry) =>
  channel.agentWindow !== undefined && (answerableUntil(channel, person) ?? 0) >= Date.now()

const closedMessage = ({ channel: { title, capabilities, templates } }: ProvidedConnection) =>
  `The visitor last wrote more than ${capabilities.window} hours ago, and ${title} takes nothing after that${templates ? ' but approved messages' : ''}.`
