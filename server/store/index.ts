import { type Kysely, sql } from 'kysely'
import { type AccountRepository, createAccountRepository } from './accounts/accounts.js'
import { createInvitationRepository, type InvitationRepository } from './accounts/invitations.js'
import { createKeyRepository, type KeyRepository } from './accounts/keys.js'
import { createOperatorRepository, type OperatorRepository } from './accounts/operators.js'
import { createSignUpRepository, type SignUpRepository } from './accounts/sign-ups.js'
import { type BookingRepository, createBookingRepository } from './bookings/bookings.js'
import { type BotRepository, createBotRepository } from './bots/bots.js'
import { type BotOverviewRepository, createBotOverviewRepository } from './bots/overviews.js'
import { createSubFlowUseRepository, type SubFlowUseRepository } from './bots/sub-flow-uses.js'
import type { Plan } from './budgets/plan.js'
import { createPlanRepository, type PlanRepository } from './budgets/plans.js'
import { type BudgetRepository, createRoom, type RoomLimits } from './budgets/room.js'
import { type CallRepository, createCallRepository } from './calls/calls.js'
import { createFailureRepository, type FailureRepository } from './calls/failures.js'
import { createStepAnswerRepository, type StepAnswerRepository } from './calls/step-answers.js'
import { createStepWrites } from './calls/step-writes.js'
import { type ChannelRepository, createChannelRepository } from './channels/channels.js'
import { type ConnectorRepository, createConnectorRepository } from './connectors/connectors.js'
import { isPostgres } from './database/address.js'
import { type Notices, postgresNotices } from './database/notices.js'
import { type Opening, openDatabase } from './database/open.js'
import type { PoolState } from './database/patient-pool.js'
import { createDeskRepository, type DeskRepository } from './desk/desk.js'
import { createDraftRepository, type DraftRepository } from './drafts/drafts.js'
import { createNamedDraftRepository, type NamedDraftRepository } from './drafts/named-drafts.js'
import { createFileRepository, type FileRepository } from './files/files.js'
import { createHookRepository, type HookRepository } from './hooks/hooks.js'
import { createIntentRepository, type IntentRepository } from './intents/intents.js'
import { createJobRepository, type JobRepository } from './jobs/jobs.js'
import { createKnowledgeRepository, type KnowledgeRepository } from './knowledge/knowledge.js'
import { createOutboxRepository, type OutboxRepository } from './mail/outbox.js'
import { createPageRepository, type PageRepository } from './pages/pages.js'
import { createExperimentRepository, type ExperimentRepository } from './results/experiments.js'
import { createLeadRepository, type LeadRepository } from './results/leads.js'
import { createResultRepository, type ResultRepository } from './results/results.js'
import { createVisitRepository, type VisitRepository } from './results/visits.js'
import type { Tables } from './schema.js'
import { createSecretRepository, type SecretRepository } from './secrets/secrets.js'
import { createKeptTexts, type KeptTexts } from './shared/kept.js'
import { createRateRepository, type RateRepository } from './shared/rates.js'
import { createSiteEnquiryRepository, type SiteEnquiryRepository } from './site/enquiries.js'
import { createHelpfulRepository, type HelpfulRepository } from './site/helpful.js'
import { createSiteItemRepository, type SiteItemRepository } from './site/items.js'
import { createNewsletterRepository, type NewsletterRepository } from './site/newsletters.js'
import { createSitePeopleRepository, type SitePeopleRepository } from './site/people.js'
import { createMessageRepository, type MessageRepository } from './threads/messages.js'
import { createThreadRepository, type ThreadRepository } from './threads/threads.js'
import { createTurnRepository, type TurnRepository } from './threads/turns.js'
import { createUploadRepository, type UploadRepository } from './uploads/uploads.js'

export type { MemberChange, Membership } from './accounts/accounts.js'
export { firstOwner } from './accounts/first-owner.js'
export type { InvitationEntry, InvitationRepository } from './accounts/invitations.js'
export type { KeyEntry, KeyRepository } from './accounts/keys.js'
export type { OperatorRepository } from './accounts/operators.js'
export { accountNote, userNote } from './accounts/removal.js'
export type { SignUpEntry, SignUpRepository } from './accounts/sign-ups.js'
export type { BookingNews, BookingRepository, BusyTime, NewBooking } from './bookings/bookings.js'
export type { BookingEntry, BookingPerson, BookingPlace } from './bookings/entry.js'
export type { BotEntry, BotKind, BotRepository } from './bots/bots.js'
export type { BotOverview } from './bots/overviews.js'
export type { PossibleUse } from './bots/sub-flow-uses.js'
export type { StoredVersion, VersionEntry } from './bots/versions.js'
export { mostOf, type Plan, plansSchema } from './budgets/plan.js'
export type { AccountPlan, NearLimit, PlanRepository } from './budgets/plans.js'
export type { BudgetRepository, RoomBudgets, RoomLimits } from './budgets/room.js'
export type { CallEntry, CallRepository } from './calls/calls.js'
export type { BotFailures, FailureRepository, OutcomeEntry } from './calls/failures.js'
export type { StepAnswerRepository } from './calls/step-answers.js'
export type { ChannelRepository } from './channels/channels.js'
export type { ConnectionEntry, ConnectionStanding } from './channels/connections.js'
export type { IncomingEntry, NewIncoming } from './channels/incoming.js'
export type { OutgoingEntry } from './channels/outgoing.js'
export type { ChannelPerson, GivenPerson, PersonEntry } from './channels/persons.js'
export type { Renamed } from './channels/renames.js'
export type { ToldStatus } from './channels/statuses.js'
export type { ConnectorEntry, ConnectorRepository } from './connectors/connectors.js'
export { databaseLocation, folderOf, isPostgres } from './database/address.js'
export { isDatabaseAway } from './database/away.js'
export { DatabaseError } from './database/error.js'
export type { Notices } from './database/notices.js'
export type { QueryNote } from './database/open.js'
export type { PoolState } from './database/patient-pool.js'
export { isTaken } from './database/taken.js'
export { type AgentEntry, type DeskMember, goneAfter } from './desk/agents.js'
export type { DeskRepository } from './desk/desk.js'
export type { LabelEntry } from './desk/labels.js'
export type { LinePlace } from './desk/thread-line.js'
export type { DeskCounts } from './desk/threads.js'
export type { DraftChange, DraftEntry, DraftRefusal, LockedDraft } from './drafts/change-draft.js'
export type { DraftRepository, KeptOperation } from './drafts/drafts.js'
export type { NamedDraftEntry, NamedDraftRepository } from './drafts/named-drafts.js'
export type { FileEntry, FileRepository } from './files/files.js'
export type { HookDelivery, HookEntry, HookRepository } from './hooks/hooks.js'
export type { IntentRepository, IntentStanding, ModelEntry } from './intents/intents.js'
export type { JobEntry } from './jobs/oversight.js'
export type { JobQueue, TakenJob } from './jobs/queue.js'
export type { KeptJob } from './jobs/rows.js'
export type {
  FoundPiece,
  NewPiece,
  PageOutcome,
  SourceEntry,
  SourceKind,
  SourcePage,
  SourceState,
} from './knowledge/entry.js'
export type { KnowledgeRepository } from './knowledge/knowledge.js'
export type { MetPage, PageNote, RunCounts } from './knowledge/pages.js'
export type { Findings, SearchScope } from './knowledge/search.js'
export type { MailEntry, MailStatus, OutboxRepository } from './mail/outbox.js'
export type { NewPage, PageChange, PageEntry, PageRepository } from './pages/pages.js'
export type { DayCount, DayRange, EdgeCount } from './results/counts.js'
export type { ResultEntry, ResultState } from './results/entry.js'
export type { BranchCount, ExperimentVisit } from './results/experiments.js'
export type { FlowChoice, FlowCounts, StepCount } from './results/flow-counts.js'
export type { ResultDay } from './results/flow-of-channel.js'
export type { LeadEntry, LeadRepository } from './results/leads.js'
export type { ResultChoice } from './results/list.js'
export type { ResultRepository, WholeResult } from './results/results.js'
export { stayOf } from './results/stays.js'
export type { VisitCount, VisitRepository } from './results/visits.js'
export { exitName, type KeptWay, knownWay, plainly, type WayStep } from './results/way.js'
export { wordsIn } from './results/words-in.js'
export type { NewResult } from './results/writes.js'
export type { SealedSecret } from './secrets/put-secrets.js'
export type { BotSealer } from './secrets/seal-bots.js'
export type { SecretRepository } from './secrets/secrets.js'
export type { Count, Counted, RateRepository } from './shared/rates.js'
export type { EnquiryEntry } from './site/enquiries.js'
export type { HelpfulRepository } from './site/helpful.js'
export type {
  NewSiteItem,
  SiteItemChange,
  SiteItemEntry,
  SiteItemKind,
} from './site/item.js'
export type { SiteItemRepository } from './site/items.js'
export type { NewsletterEntry } from './site/newsletters.js'
export type { SitePeopleRepository } from './site/people.js'
export {
  isBots,
  type ThreadChange,
  type ThreadEntry,
  type ThreadIdentity,
  type ThreadPriority,
  type ThreadState,
} from './threads/entry.js'
export type { MessageAuthor, MessageEntry, NewMessage } from './threads/message-entry.js'
export type { ThreadRepository } from './threads/threads.js'
export type { ThreadTurn, TurnRepository } from './threads/turns.js'
export type { UploadChoice, UploadRepository } from './uploads/uploads.js'

/** Everything that is kept. */
export interface Store {
  readonly bots: BotRepository
  readonly bookings: BookingRepository
  readonly overviews: BotOverviewRepository
  readonly subFlowUses: SubFlowUseRepository
  readonly drafts: DraftRepository
  readonly namedDrafts: NamedDraftRepository
  readonly secrets: SecretRepository
  readonly channels: ChannelRepository
  readonly connectors: ConnectorRepository
  readonly rates: RateRepository
  readonly kept: KeptTexts
  readonly keys: KeyRepository
  readonly calls: CallRepository
  readonly failures: FailureRepository
  readonly outbox: OutboxRepository
  readonly uploads: UploadRepository
  readonly files: FileRepository
  readonly pages: PageRepository
  readonly hooks: HookRepository
  readonly jobs: JobRepository
  readonly knowledge: KnowledgeRepository
  readonly intents: IntentRepository
  readonly stepAnswers: StepAnswerRepository
  readonly threads: ThreadRepository
  readonly turns: TurnRepository
  readonly messages: MessageRepository
  readonly desk: DeskRepository
  readonly accounts: AccountRepository
  readonly invitations: InvitationRepository
  readonly signUps: SignUpRepository
  readonly operators: OperatorRepository
  readonly budgets: BudgetRepository
  readonly plans: PlanRepository
  /** The database itself, for the library that signs people in, which has tables of its own. */
  readonly database: { readonly db: Kysely<Tables>; readonly type: 'postgres' | 'sqlite' }
  readonly results: ResultRepository
  readonly leads: LeadRepository
  readonly experiments: ExperimentRepository
  readonly visits: VisitRepository
  readonly siteItems: SiteItemRepository
  readonly sitePeople: SitePeopleRepository
  readonly siteEnquiries: SiteEnquiryRepository
  readonly newsletters: NewsletterRepository
  readonly helpful: HelpfulRepository
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
    bots: createBotRepository(db, room),
    bookings: createBookingRepository(db, now),
    overviews: createBotOverviewRepository(db),
    subFlowUses: createSubFlowUseRepository(db),
    drafts: createDraftRepository(db, room, now),
    namedDrafts: createNamedDraftRepository(db, room),
    secrets: createSecretRepository(db, room),
    channels: createChannelRepository(db, room, now),
    connectors: createConnectorRepository(db, room, now),
    rates: createRateRepository(db, now),
    kept,
    keys: createKeyRepository(db, room),
    calls: createCallRepository(db, write),
    failures: createFailureRepository(db),
    outbox: createOutboxRepository(db, now),
    hooks: createHookRepository(db, room, now),
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
    invitations: createInvitationRepository(db, now),
    signUps: createSignUpRepository(db, now),
    operators: createOperatorRepository(db, now),
    budgets: room,
    plans: byPlan,
    database: { db, type: isPostgres(address) ? 'postgres' : 'sqlite' },
    results: createResultRepository(db, now),
    leads: createLeadRepository(db, now),
    experiments: createExperimentRepository(db, now),
    visits: createVisitRepository(db),
    siteItems: createSiteItemRepository(db),
    sitePeople: createSitePeopleRepository(db, now),
    siteEnquiries: createSiteEnquiryRepository(db, now),
    newsletters: createNewsletterRepository(db, now),
    helpful: createHelpfulRepository(db),
    compact: () => compact(db, isPostgres(address)),
    stepAnswers: createStepAnswerRepository(db, write, now, mostAnswers),
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
async function clean(db: Kysely<Tables>, kept: KeptTexts): Promise<void> {
  const before = 'never'
  if ((await kept.keep('cleaned', () => before)) !== before) return
  await sql`vacuum`.execute(db)
  await kept.put('cleaned', 'yes')
}
