/** Appointments. Times are milliseconds since 1970. */
export interface BookingTables {
  bookings: {
    id: string
    owner: string
    bot_id: string
    node_id: string
    /** What is booked: a resource of the bot, or else the step. */
    place: string
    resource_id: string | null
    resource_name: string | null
    /** Which of those that may be at the same time. */
    seat: number
    starts_at: number
    ends_at: number
    /** The end of the pause behind it. */
    busy_until: number
    state: 'held' | 'booked' | 'cancelled'
    /** Null once it is booked. */
    held_until: number | null
    /** The session's tag. */
    session: string | null
    /** By which the visitor moves or cancels it. */
    token: string
    name: string
    email: string
    phone: string
    note: string
    /** Of the calendar. */
    zone: string
    /** Blank: not known. */
    visitor_zone: string
    locale: string
    made_by: 'visitor' | 'owner'
    /** How often it was changed, as iCalendar counts. */
    sequence: number
    /** The id of the held time that it was last moved to. */
    last_hold: string | null
    created_at: number
    changed_at: number
  }
  /** Whoever changes a row here has what is booked to themselves until the transaction is over. */
  booking_places: { bot_id: string; place: string; claims: number }
  booking_feeds: { owner: string; token: string }
}
