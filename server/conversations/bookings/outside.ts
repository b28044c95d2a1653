import type { BookingEntry } from '../../store/index.js'

/** A calendar in another product, which the account is connected with. */
interface OutsideCalendar {
  readonly connectionId: string
  readonly calendarId: string
}

/** A stretch of time, in milliseconds since 1970. */
export interface Span {
  readonly start: number
  readonly end: number
}

/** Calendars in other products: appointments heed what stands there, and are written into them (decision 170). */
export interface OutsideCalendars {
  /** What stands there; undefined: it cannot be seen now. */
  busy(botId: string, calendar: OutsideCalendar, span: Span): Promise<readonly Span[] | undefined>
  /** Has an appointment stand there as it is, or taken out where it is cancelled; resolves to why that was not done. */
  write(
    entry: BookingEntry,
    calendar: OutsideCalendar,
    about: { readonly title: string; readonly description: string; readonly isShared: boolean },
  ): Promise<OutsideFailure | undefined>
}

/** Why an appointment was not written. */
interface OutsideFailure {
  readonly message: string
  readonly status?: number | undefined
  /** It would be of no use to try again. */
  readonly isFinal: boolean
}

/** What is left of these times without another one. */
export const without = (spans: readonly Span[], { start, end }: Span): readonly Span[] =>
  spans.flatMap(each =>
    [
      { start: each.start, end: Math.min(each.end, start) },
      { start: Math.max(each.start, end), end: each.end },
    ].filter(left => left.start < left.end),
  )

/** Whether nothing of these times is in the way of an appointment with its pause. */
export const isClear = (busy: readonly Span[], { start, end }: Span): boolean =>
  !busy.some(each => each.start < end && start < each.end)
