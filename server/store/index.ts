import { type Kysely, sql } from 'kysely'
import { createAccountRepository } from './accounts/accounts.js'
import { createInvitationRepository } from './accounts/invitations.js'
import { createKeyRepository } from './accounts/keys.js'
import { createOperatorRepository } from './accounts/operators.js'
import { createSignUpRepository } from './accounts/sign-ups.js'
import { createBookingRepository } from './bookings/bookings.js'
import { createBotRepository } from './bots/bots.js'
import { createBotOverviewRepository } from './bots/overviews.js'
import { createSubFlowUseRepository } from './bots/sub-flow-uses.js'
import type { Plan } from './budgets/plan.js'
import { createPlanRepository } from './budgets/plans.js'
import { createRoom, type RoomLimits } from './budgets/room.js'
import { createCallRepository } from './calls/calls.js'
import { createExchangeRepository } from './calls/exchanges.js'
import { createFailureRepository } from './calls/failures.js'
import { createStepAnswerRepository } from './calls/step-answers.js'
import { createStepWrites } from './calls/step-writes.js'
import { createChannelRepository } from './channels/channels.js'
import { createConnectorRepository } from './connectors/connectors.js'
import { createGrantRepository } from './connectors/grants.js'
import { createContactRepository } from './contacts/contacts.js'
import { isPostgres } from './database/address.js'
import { type Notices, postgresNotices } from './database/notices.js'
import { type Opening, openDatabase } from './database/open.js'
import type { PoolState } from './database/patient-pool.js'
import { createDeskRepository } from './desk/desk.js'
import { createDraftRepository } from './drafts/drafts.js'
import { createNamedDraftRepository } from './drafts/named-drafts.js'
import { createFileRepository } from './files/files.js'
import { createHookRepository } from './hooks/hooks.js'
import { createIntentRepository } from './intents/intents.js'
import { createJobRepository } from './jobs/jobs.js'
import { createKnowledgeRepository } from './knowledge/knowledge.js'
import { createOutboxRepository } from './mail/outbox.js'
import { createPageRepository } from './pages/pages.js'
import { createPushRepository } from './push/push.js'
import { createExperimentRepository } from './results/experiments.js'
import { createLeadRepository } from './results/leads.js'
import { createResultRepository } from './results/results.js'
import { createVisitRepository } from './results/visits.js'
import type { Tables } from './schema.js'
import { createSecretRepository } from './secrets/secrets.js'
import { createKeptTexts } from './shared/kept.js'
import { createRateRepository } from './shared/rates.js'
import { createSiteEnquiryRepository } from './site/enquiries.js'
import { createHelpfulRepository } from './site/helpful.js'
import { createSiteItemRepository } from './site/items.js'
import { createNewsletterRepository } from './site/newsletters.js'
import { createSiteOwnRepository } from './site/own.js'
import { createSitePeopleRepository } from './site/people.js'
import { createMessageRepository } from './threads/messages.js'
import { createThreadRepository } from './threads/threads.js'
import { createTurnRepository } from './threads/turns.js'
import { createUploadRepository } from './uploads/uploads.js'

export type { MemberChange, Membership } from './accounts/accounts.js'
export { firstOwner } from './accounts/first-owner.js'
export type { InvitationEntry } from './accounts/invitations.js'
export type { KeyEntry } from './accounts/keys.js'
export { accountNote, userNote } from './accounts/removal.js'
export type { SignUpEntry } from './accounts/sign-ups.js'
export type { BusyTime } from './bookings/booking-reads.js'
export type { BookingEntry, BookingPerson, BookingPlace } from './bookings/entry.js'
export type { NewBooking } from './bookings/new-booking.js'
export type { BookingNews } from './bookings/tell-booking.js'
export type { BotEntry, BotKind } from './bots/bots.js'
export type { BotOverview } from './bots/overviews.js'
export type { PossibleUse } from './bots/sub-flow-uses.js'
export type { TryoutEntry } from './bots/tryouts.js'
export type { FlowlessBot, StoredVersion, VersionEntry } from './bots/versions.js'
export { mostOf, type Plan, plansSchema } from './budgets/plan.js'
export type { AccountPlan, NearLimit } from './budgets/plans.js'
export type { RoomBudgets, RoomLimits } from './budgets/room.js'
export type { CallEntry } from './calls/calls.js'
export type { CallExchange } from './calls/exchanges.js'
export type { BotFailures, OutcomeEntry } from './calls/failures.js'
export type { ConnectionEntry, ConnectionStanding } from './channels/connections.js'
export type { IncomingEntry } from './channels/incoming.js'
export type { NewIncoming } from './channels/keep-incoming.js'
export type { OutgoingEntry } from './channels/outgoing.js'
export type { ChannelPerson, GivenPerson, PersonEntry } from './channels/persons.js'
export type { Renamed } from './channels/renames.js'
export type { ToldStatus } from './channels/statuses.js'
export type { ConnectorEntry } from './connectors/connectors.js'
export type { GrantEntry, NewGrant } from './connectors/grants.js'
export type { ContactChoice } from './contacts/chosen-contacts.js'
export type { ConsentEntry, ContactEntry } from './contacts/entry.js'
export type { ContactMarks, HeardBooking, HeardResult, HeardThread } from './contacts/heard.js'
export type { ContactNote } from './contacts/member-notes.js'
export type { HeardPerson } from './contacts/note-people.js'
export { contactKey } from './contacts/of-visitor.js'
export type { ContactChange } from './contacts/put-contacts.js'
export { databaseLocation, folderOf, isPostgres } from './database/address.js'
export { isDatabaseAway } from './database/away.js'
export { DatabaseError } from './database/error.js'
export type { Notices } from './database/notices.js'
export type { QueryNote } from './database/open.js'
export type { PoolState } from './database/patient-pool.js'
export { isTaken } from './database/taken.js'
export { type AgentEntry, type DeskMember, goneAfter } from './desk/agents.js'
export type { LabelEntry } from './desk/labels.js'
export type { LinePlace } from './desk/thread-line.js'
export type { DeskCounts } from './desk/threads.js'
export type { TicketEntry, TicketRepository, TicketState } from './desk/tickets.js'
export type { DraftChange, DraftEntry, DraftRefusal, LockedDraft } from './drafts/change-draft.js'
export type { KeptOperation } from './drafts/drafts.js'
export type { NamedDraftEntry } from './drafts/named-drafts.js'
export type { FileEntry } from './files/files.js'
export type { HookDelivery, HookEntry } from './hooks/hooks.js'
export type { IntentStanding, ModelEntry } from './intents/intents.js'
export type { JobEntry } from './jobs/oversight.js'
export type { JobQueue, TakenJob } from './jobs/queue.js'
export type { KeptJob } from './jobs/rows.js'
export type { EmbeddingsEntry } from './knowledge/embeddings.js'
export type {
  FoundPiece,
  NewPiece,
  PageOutcome,
  SourceEntry,
  SourceKind,
  SourcePage,
  SourceState,
} from './knowledge/entry.js'
export type { MetPage, PageNote, RunCounts } from './knowledge/pages.js'
export type { ProposedPair } from './knowledge/proposed.js'
export type { Findings, SearchScope } from './knowledge/search.js'
export type { KnowledgeTest } from './knowledge/tests.js'
export type { BarePiece, PieceVector, VectorShelf } from './knowledge/vectors.js'
export type { MailEntry, MailStatus } from './mail/outbox.js'
export type { NewPage, PageChange, PageEntry } from './pages/pages.js'
export type { PushSubscription } from './push/push.js'
export type { DayCount, DayRange, EdgeCount } from './results/counts.js'
export type { ResultEntry, ResultState } from './results/entry.js'
export type { BranchCount, ExperimentVisit } from './results/experiments.js'
export type { FlowChoice, FlowCounts, StepCount } from './results/flow-counts.js'
export type { ResultDay } from './results/flow-of-channel.js'
export type { LeadEntry } from './results/leads.js'
export type { ResultChoice } from './results/list.js'
export type { WholeResult } from './results/results.js'
export { stayOf } from './results/stays.js'
export type { VisitCount } from './results/visits.js'
export { exitName, type KeptWay, knownWay, plainly, type WayStep } from './results/way.js'
export { wordsIn } from './results/words-in.js'
export type { NewResult } from './results/writes.js'
export type { SealedSecret } from './secrets/put-secrets.js'
export type { BotSealer } from './secrets/seal-bots.js'
export type { Count, Counted } from './shared/rates.js'
export type { EnquiryEntry } from './site/enquiries.js'
export type { NewSiteItem, SiteItemChange, SiteItemEntry, SiteItemKind } from './site/item.js'
export type { NewsletterEntry } from './site/newsletters.js'
export {
  isBots,
  type ThreadChange,
  type ThreadEntry,
  type ThreadIdentity,
  type ThreadPriority,
  type ThreadState,
} from './threads/entry.js'
export type { MessageAuthor, MessageEntry, NewMessage } from './threads/message-entry.js'
export type { ThreadTurn } from './threads/turns.js'
export type { UploadChoice } from './uploads/uploads.js'

/** What repositories stand on. */
interface Parts {
  readonly db: Kysely<Tables>
  readonly now: () => number
  readonly room: ReturnType<typeof createRoom>
  readonly write: ReturnType<typeof createStepWrites>
  readonly mostAnswers: number | undefined
  readonly plans: ReturnType<typeof createPlanRepository>
}

/** Each repository by its name in the store, which has its type from here. */
const makeRepositories = ({ db, now, room, write, mostAnswers, plans }: Parts) => ({
  bots: createBotRepository(db, room),
  bookings: createBookingRepository(db, now),
  overviews: createBotOverviewRepository(db),
  subFlowUses: createSubFlowUseRepository(db),
  drafts: createDraftRepository(db, room, now),
  namedDrafts: createNamedDraftRepository(db, room),
  secrets: createSecretRepository(db, room),
  channels: createChannelRepository(db, room, now),
  connectors: createConnectorRepository(db, room, now),
  grants: createGrantRepository(db, now),
  contacts: createContactRepository(db, now),
  rates: createRateRepository(db, now),
  keys: createKeyRepository(db, room),
  calls: createCallRepository(db, write),
  failures: createFailureRepository(db),
  outbox: createOutboxRepository(db, now),
  hooks: createHookRepository(db, room, now),
  push: createPushRepository(db, now),
  exchanges: createExchangeRepository(db, now),
  jobs: createJobRepository(db, write, now),
  knowledge: createKnowledgeRepository(db, room, now),
  uploads: createUploadRepository(db, room, now),
  intents: createIntentRepository(db, room, now),
  files: createFileRepository(db, room, now),
  pages: createPageRepository(db),
  threads: createThreadRepository(db, now),
  turns: createTurnRepository(db, now),
  messages: createMessageRepository(db, now),
  desk: createDeskRepository(db, now),
  accounts: createAccountRepository(db, now),
  invitations: createInvitationRepository(db, room, now),
  signUps: createSignUpRepository(db, now),
  operators: createOperatorRepository(db, now),
  results: createResultRepository(db, now, plans),
  leads: createLeadRepository(db, now),
  experiments: createExperimentRepository(db, now),
  visits: createVisitRepository(db),
  siteItems: createSiteItemRepository(db),
  sitePeople: createSitePeopleRepository(db, now),
  siteEnquiries: createSiteEnquiryRepository(db, now),
  newsletters: createNewsletterRepository(db, now),
  helpful: createHelpfulRepository(db),
  siteOwn: createSiteOwnRepository(db),
  stepAnswers: createStepAnswerRepository(db, write, now, mostAnswers),
})

/** Everything that is kept. */
export interface Store extends Readonly<ReturnType<typeof makeRepositories>> {
  readonly kept: ReturnType<typeof createKeptTexts>
  readonly budgets: ReturnType<typeof createRoom>
  readonly plans: ReturnType<typeof createPlanRepository>
  /** The database itself, for the library that signs people in, which has tables of its own. */
  readonly database: { readonly db: Kysely<Tables>; readonly type: 'postgres' | 'sqlite' }
  /** How servers that share the database tell each other of something; undefined on SQLite, which one server has. */
  readonly notices: Notices | undefined
  /** The same for what is to be done later. */
  readonly jobNotices: Notices | undefined
  /** The same for drafts. */
  readonly draftNotices: Notices | undefined
  /** Rejects when the database does not answer, or takes nothing more: its disk is full, or it may only be read. */
  ping(): Promise<void>
  /** Takes what was deleted out of the database's files. */
  compact(): Promise<void>
  /** How the connections to PostgreSQL stand; undefined on SQLite. */
  connections(): PoolState | undefined
  close(): Promise<void>
}

/** How a store is opened; everything may be left out. */
export interface StoreOptions extends Opening {
  /** How many characters answers to steps may take. */
  readonly mostAnswers?: number
  /** What accounts may keep. Default: whatever they like. */
  readonly budgets?: RoomLimits | undefined
  /** What accounts may have by their plans. Default: everything. */
  readonly plans?: readonly Plan[] | undefined
}

/**
 * Opens a database, an SQLite file (`:memory:` for a test) or PostgreSQL's address, and brings it to the newest shape.
 * Throws a `DatabaseError` where it can say what to do.
 */
export async function openStore(
  address: string,
  now: () => number = Date.now,
  { mostAnswers, budgets, plans = [], ...opening }: StoreOptions = {},
): Promise<Store> {
  const { db, connections } = await openDatabase(address, opening)
  const kept = createKeptTexts(db)
  if (!isPostgres(address)) await clean(db, kept)
  const write = createStepWrites(db, now)
  const byPlan = createPlanRepository(db, plans, now)
  const room = createRoom(db, budgets, now, byPlan)
  const notices = isPostgres(address)
    ? postgresNotices(address, db, opening.answerWithin)
    : undefined
  return {
    ...makeRepositories({ db, now, room, write, mostAnswers, plans: byPlan }),
    kept,
    budgets: room,
    plans: byPlan,
    database: { db, type: isPostgres(address) ? 'postgres' : 'sqlite' },
    compact: () => compact(db, isPostgres(address)),
    ping: () => kept.put('checked', new Date(now()).toISOString()),
    notices: notices?.('talkgraph_live'),
    jobNotices: notices?.('talkgraph_jobs'),
    draftNotices: notices?.('talkgraph_drafts'),
    connections,
    close: () => db.destroy(),
  }
}

/** What SQLite deletes stands in the log of writes until that begins anew. PostgreSQL clears up by itself. */
async function compact(db: Kysely<Tables>, isPostgres: boolean): Promise<void> {
  if (!isPostgres) await sql`pragma wal_checkpoint(truncate)`.execute(db)
}

/** Once, what earlier versions left in free places of the file goes. */
async function clean(db: Kysely<Tables>, kept: Store['kept']): Promise<void> {
  const before = 'never'
  if ((await kept.keep('cleaned', () => before)) !== before) return
  await sql`vacuum`.execute(db)
  await kept.put('cleaned', 'yes')
}
