import type { Value } from '../../../runtime/index.js'
import type { ConnectorRequest } from './request.js'

/** A stretch of time, in milliseconds since 1970. */
interface Span {
  readonly start: number
  readonly end: number
}

/** An appointment as it stands in somebody's calendar. */
export interface AgendaEvent extends Span {
  /** Its own, so that it is there once. */
  readonly id: string
  readonly title: string
  readonly description: string
  /** IANA name. */
  readonly timeZone: string
  /** Others may be at the same time, so that it blocks nothing. */
  readonly isShared: boolean
}

/** A product's calendars, which appointments heed and are written into. */
export interface Agenda {
  busy(calendarId: string, span: Span): ConnectorRequest
  /** What stands there; undefined: it cannot be seen. */
  readBusy(body: Value, calendarId: string): readonly Span[] | undefined
  /** Writes one that is not there; `there` are the statuses by which it is. */
  put(calendarId: string, event: AgendaEvent): ConnectorRequest
  change(calendarId: string, event: AgendaEvent): ConnectorRequest
  remove(calendarId: string, eventId: string): ConnectorRequest
  readonly there: readonly number[]
  readonly gone: readonly number[]
}
