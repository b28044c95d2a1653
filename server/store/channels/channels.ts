import type { Kysely } from 'kysely'
import type { Room } from '../budgets/room.js'
import type { Tables } from '../schema.js'
import { type ConnectionRepository, createConnectionRepository } from './connections.js'
import { createIncomingRepository, type IncomingRepository } from './incoming.js'
import { createOutgoingRepository, type OutgoingRepository } from './outgoing.js'
import { createPersonRepository, type PersonRepository } from './persons.js'
import { createStatusRepository, type StatusRepository } from './statuses.js'

/** Connections of bots with channels, who writes over them, and what comes and goes there. */
export interface ChannelRepository {
  readonly connections: ConnectionRepository
  readonly persons: PersonRepository
  readonly incoming: IncomingRepository
  readonly outgoing: OutgoingRepository
  readonly statuses: StatusRepository
}

/** The channels in a database. `now` in milliseconds. */
export function createChannelRepository(
  db: Kysely<Tables>,
  room: Room,
  now: () => number = Date.now,
): ChannelRepository {
  return {
    connections: createConnectionRepository(db, room, now),
    persons: createPersonRepository(db, now),
    incoming: createIncomingRepository(db, now),
    outgoing: createOutgoingRepository(db, now),
    statuses: createStatusRepository(db, now),
  }
}
