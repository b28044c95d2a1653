import type { Selectable } from 'kysely'
import type { Tables } from '../schema.js'

/** An appointment. Times in milliseconds since 1970. */
export interface BookingEntry {
  readonly id: string
  readonly owner: string
  readonly botId: string
  readonly nodeId: string
  readonly resourceId: string | null
  readonly resourceName: string | null
  readonly start: number
  readonly end: number
  readonly state: 'held' | 'booked' | 'cancelled'
  readonly heldUntil: number | null
  readonly token: string
  readonly session: string | null
  readonly name: string
  readonly email: string
  readonly phone: string
  readonly note: string
  readonly zone: string
  readonly visitorZone: string
  readonly locale: string
  readonly madeBy: 'visitor' | 'owner'
  readonly sequence: number
  readonly createdAt: number
  readonly changedAt: number
}

/** Who comes, and what is known of them. */
export type BookingPerson = Pick<BookingEntry, 'name' | 'email' | 'phone' | 'note'>

/** What is booked, and when. */
export interface BookingPlace {
  readonly botId: string
  /** A resource of the bot, or else the step. */
  readonly place: string
  readonly start: number
  readonly end: number
  /** The end of the pause behind it. */
  readonly busyUntil: number
  /** How many may be at the same time. */
  readonly capacity: number
}

/** An appointment from its row. */
export const bookingOf = (row: Selectable<Tables['bookings']>): BookingEntry => ({
  id: row.id,
  owner: row.owner,
  botId: row.bot_id,
  nodeId: row.node_id,
  resourceId: row.resource_id,
  resourceName: row.resource_name,
  start: Number(row.starts_at),
  end: Number(row.ends_at),
  state: row.state,
  heldUntil: row.held_until === null ? null : Number(row.held_until),
  token: row.token,
  session: row.session,
  name: row.name,
  email: row.email,
  phone: row.phone,
  note: row.note,
  zone: row.zone,
  visitorZone: row.visitor_zone,
  locale: row.locale,
  madeBy: row.made_by,
  sequence: row.sequence,
  createdAt: Number(row.created_at),
  changedAt: Number(row.changed_at),
})
