import type { Kysely } from 'kysely'
import type { Tables } from '../schema.js'
import { type AgentRepository, createAgentRepository } from './agents.js'
import { createLabelRepository, type LabelRepository } from './labels.js'
import { createOfferRepository, type OfferRepository } from './offers.js'
import { createReadRepository, type ReadRepository } from './reads.js'
import { createReplyRepository, type ReplyRepository } from './replies.js'
import { createDeskThreadRepository, type DeskThreadRepository } from './threads.js'
import { createTicketRepository, type TicketRepository } from './tickets.js'

/** What is kept for the people who answer visitors. */
export interface DeskRepository {
  readonly agents: AgentRepository
  readonly offers: OfferRepository
  readonly labels: LabelRepository
  readonly replies: ReplyRepository
  readonly reads: ReadRepository
  readonly threads: DeskThreadRepository
  readonly tickets: TicketRepository
}

/** The desk in a database. `now` in milliseconds. */
export function createDeskRepository(
  db: Kysely<Tables>,
  now: () => number = Date.now,
): DeskRepository {
  return {
    agents: createAgentRepository(db, now),
    offers: createOfferRepository(db, now),
    labels: createLabelRepository(db),
    replies: createReplyRepository(db),
    reads: createReadRepository(db),
    threads: createDeskThreadRepository(db),
    tickets: createTicketRepository(db, now),
  }
}
