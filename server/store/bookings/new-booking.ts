import { randomBytes } from 'node:crypto'
import { randomHex } from '../../base/random-hex.js'
import type { BookingPerson, BookingPlace } from './entry.js'

/** An appointment that is to be. */
export interface NewBooking extends BookingPlace {
  readonly owner: string
  readonly nodeId: string
  readonly resourceId: string | null
  readonly resourceName: string | null
  readonly zone: string
  readonly visitorZone?: string | undefined
  readonly locale?: string | undefined
  readonly session?: string | undefined
  readonly person?: Partial<BookingPerson> | undefined
}

/** The row of one that is booked in a seat of its place at this time. */
export function rowOf(
  {
    owner,
    botId,
    nodeId,
    place,
    resourceId,
    resourceName,
    start,
    end,
    busyUntil,
    zone,
    visitorZone = '',
    locale = '',
    session,
    person,
  }: NewBooking,
  seat: number,
  time: number,
) {
  const { name = '', email = '', phone = '', note = '' } = person ?? {}
  return {
    id: `bkg_${randomHex(20)}`,
    owner,
    bot_id: botId,
    node_id: nodeId,
    place,
    resource_id: resourceId,
    resource_name: resourceName,
    seat,
    starts_at: start,
    ends_at: end,
    busy_until: busyUntil,
    state: 'booked',
    held_until: null,
    session: session ?? null,
    token: newToken(),
    name,
    email,
    phone,
    note,
    zone,
    visitor_zone: visitorZone,
    locale,
    made_by: 'visitor',
    sequence: 0,
    last_hold: null,
    created_at: time,
    changed_at: time,
  } as const
}

/** What tells one appointment, or one subscription, from any that somebody could guess. */
export const newToken = () => randomBytes(18).toString('base64url')
