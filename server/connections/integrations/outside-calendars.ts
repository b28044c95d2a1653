import { createHash } from 'node:crypto'
import { type CallParts, callProvider } from '../../connectors/running/call-provider.js'
import type { OutsideCalendars } from '../../conversations/bookings/outside.js'
import type { Store } from '../../store/index.js'
import type { NoteRefusedConnection } from './integrate.js'
import type { Integrations } from './integrations.js'

interface OutsideParts {
  readonly store: Pick<Store, 'connectors'>
  readonly integrations: Pick<Integrations, 'open'>
  readonly calls: CallParts
  /** Notes that a connection is refused. */
  readonly refused: NoteRefusedConnection
}

/** Milliseconds: somebody waits to see which times are free, and nobody for what is written. */
const patience = { look: 8_000, write: 25_000 }

/** Makes them over the account's connections. */
export function createOutsideCalendars({
  store,
  integrations,
  calls,
  refused,
}: OutsideParts): OutsideCalendars {
  return {
    async busy(botId, { connectionId, calendarId }, span) {
      const found = await open(botId, connectionId)
      if (!found) return undefined
      const { connection, agenda, entry } = found
      const limits = within(patience.look)
      const answer = await callProvider(connection, agenda.busy(calendarId, span), limits, calls)
      if (answer.ok) return agenda.readBusy(answer.body, calendarId)
      if (answer.isSignInRefused) await refused(entry, connection.ready.signIn)
      return undefined
    },
    async write(booking, { connectionId, calendarId }, { title, description, isShared }) {
      const found = await open(booking.botId, connectionId)
      if (!found) return { message: 'The calendar has no connection that is there', isFinal: true }
      const { connection, agenda, entry } = found
      const { id, start, end, zone: timeZone, state } = booking
      const event = { id: idOf(id), title, description, start, end, timeZone, isShared }
      const limits = within(patience.write)
      const call = (request: Parameters<typeof callProvider>[1], done: readonly number[]) =>
        callProvider(connection, request, { ...limits, done }, calls)
      const { there, gone } = agenda
      let answer =
        state === 'cancelled'
          ? await call(agenda.remove(calendarId, event.id), gone)
          : await call(agenda.put(calendarId, event), there)
      // It was written before, for the time that it had then.
      if (state !== 'cancelled' && answer.ok && there.includes(answer.status))
        answer = await call(agenda.change(calendarId, event), [])
      if (answer.ok) return undefined
      const { message, detail, status = 0, isSignInRefused } = answer
      if (isSignInRefused) await refused(entry, connection.ready.signIn)
      return {
        message: [message, detail].filter(Boolean).join(': '),
        status: status || undefined,
        isFinal: status >= 400 && status < 500 && ![401, 408, 429].includes(status),
      }
    },
  }

  async function open(botId: string, connectionId: string) {
    const entry = await store.connectors.ofBot(botId, connectionId)
    const connection = entry && (await integrations.open(entry))
    const agenda = connection?.connector.agenda
    return entry && connection && agenda && { entry, connection, agenda }
  }

  function within(time: number) {
    return { signal: AbortSignal.timeout(time), endsAt: calls.now() + time }
  }
}

/** What an appointment is called there: Google takes a to v and digits. */
const idOf = (id: string) => createHash('sha256').update(id).digest('hex').slice(0, 40)
