/** An appointment as the API answers it; its times are ISO 8601 as the calendar's clock shows them. */
export interface BookingRecord {
  readonly id: string
  readonly chatbotId: string
  /** The step that it was booked with. */
  readonly nodeId: string
  readonly start: string
  readonly end: string
  readonly state: 'booked' | 'cancelled'
  readonly resourceId: string | null
  readonly resourceName: string | null
  readonly name: string
  readonly email: string
  readonly phone: string
  readonly note: string
  /** Of the calendar. */
  readonly timeZone: string
  /** Blank where it is not known. */
  readonly visitorTimeZone: string
  readonly madeBy: 'visitor' | 'owner'
  /** Where the visitor moves or cancels it. */
  readonly address: string | null
  readonly createdAt: string
  readonly changedAt: string
}

/** A calendar that books. */
export interface BookingCalendarRecord {
  readonly chatbotId: string
  readonly chatbotName: string
  readonly nodeId: string
  /** What the step asks. */
  readonly title: string
  readonly timeZone: string
  readonly minutes: number
  readonly resources: readonly { readonly id: string; readonly name: string }[]
}

/** A time that nobody has. */
export interface FreeTimeRecord {
  readonly start: string
  readonly end: string
  readonly resourceId?: string | undefined
}
