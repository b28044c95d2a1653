import { type Kysely, sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import { bots } from '../migrations/0001-bots.js'
import { shared } from '../migrations/0002-shared.js'
import { owners } from '../migrations/0003-owners.js'
import { outbox } from '../migrations/0004-outbox.js'
import { reasons } from '../migrations/0005-reasons.js'
import { stepAnswers } from '../migrations/0006-step-answers.js'
import { operators } from '../migrations/0007-operators.js'
import { outboxCounts } from '../migrations/0008-outbox-counts.js'
import { botDetails } from '../migrations/0009-bot-details.js'
import { threads } from '../migrations/0010-threads.js'
import { accounts } from '../migrations/0011-accounts.js'
import { results } from '../migrations/0012-results.js'
import { desk } from '../migrations/0013-desk.js'
import { site } from '../migrations/0014-site.js'
import { versionNotes } from '../migrations/0015-bots.js'
import { codes } from '../migrations/0016-codes.js'
import { replies } from '../migrations/0017-replies.js'
import { resultAge } from '../migrations/0018-result-age.js'
import { resultsRest } from '../migrations/0019-results-rest.js'
import { usedIds } from '../migrations/0020-used-ids.js'
import { inviters } from '../migrations/0021-inviters.js'
import { keyMakers } from '../migrations/0022-key-makers.js'
import { jobs } from '../migrations/0023-jobs.js'
import { messageSaid } from '../migrations/0024-message-said.js'
import { drafts } from '../migrations/0025-drafts.js'
import { secrets } from '../migrations/0026-secrets.js'
import { files } from '../migrations/0027-files.js'
import { visitorLines } from '../migrations/0028-visitor-lines.js'
import { deskLists } from '../migrations/0029-desk-lists.js'
import { firstAnswers } from '../migrations/0030-first-answers.js'
import { signUps } from '../migrations/0032-sign-ups.js'
import { newsletters } from '../migrations/0033-newsletters.js'
import { helpful } from '../migrations/0034-helpful.js'
import { newsletterWishes } from '../migrations/0035-newsletter-wishes.js'
import { guests } from '../migrations/0036-guests.js'
import { likes } from '../migrations/0037-likes.js'
import { flowResults } from '../migrations/0046-flow-results.js'
import { namedDrafts } from '../migrations/0054-named-drafts.js'
import { subFlows } from '../migrations/0060-sub-flows.js'
import { channels } from '../migrations/0070-channels.js'
import { pages } from '../migrations/0080-pages.js'
import { threadLanguage } from '../migrations/0090-thread-language.js'
import { channelFiles } from '../migrations/0092-channel-files.js'
import { channelRenames } from '../migrations/0093-channel-renames.js'
import { accountUsage } from '../migrations/0100-account-usage.js'
import { foldedOperations } from '../migrations/0101-folded-operations.js'
import { resultBytes } from '../migrations/0110-result-bytes.js'
import { confirmedSignIns } from '../migrations/0111-confirmed-sign-ins.js'
import { channelRights } from '../migrations/0120-channel-rights.js'
import { channelStops } from '../migrations/0121-channel-stops.js'
import { leads } from '../migrations/0130-leads.js'
import { draftFindings } from '../migrations/0131-draft-findings.js'
import { callSessions } from '../migrations/0132-call-sessions.js'
import { knowledge } from '../migrations/0140-knowledge.js'
import { unanswered } from '../migrations/0141-unanswered.js'
import { uploadSizes } from '../migrations/0142-upload-sizes.js'
import { bookings } from '../migrations/0160-bookings.js'
import { visitDays } from '../migrations/0161-visit-days.js'
import { intents } from '../migrations/0170-intents.js'
import { questionSessions } from '../migrations/0171-question-sessions.js'
import { sourceSchedules } from '../migrations/0172-source-schedules.js'
import { connectors } from '../migrations/0180-connectors.js'
import { hooks } from '../migrations/0181-hooks.js'
import { experiments } from '../migrations/0190-experiments.js'
import { plans } from '../migrations/0191-plans.js'
import { payments } from '../migrations/0192-payments.js'
import { experimentAges } from '../migrations/0193-experiment-ages.js'
import { proposedPairs } from '../migrations/0200-proposed-pairs.js'
import { knowledgeTests } from '../migrations/0201-knowledge-tests.js'
import { embeddings } from '../migrations/0205-embeddings.js'
import { nearIntents } from '../migrations/0206-near-intents.js'
import { contacts } from '../migrations/0210-contacts.js'
import { tickets } from '../migrations/0211-tickets.js'
import { mailTexts } from '../migrations/0212-mail-texts.js'
import { connectorGrants } from '../migrations/0215-connector-grants.js'
import { connectorNews } from '../migrations/0216-connector-news.js'
import { movedHolds } from '../migrations/0220-moved-holds.js'
import { push } from '../migrations/0221-push.js'
import { callExchanges } from '../migrations/0222-call-exchanges.js'
import { tryouts } from '../migrations/0235-tryouts.js'
import { siteOwn } from '../migrations/0240-site-own.js'
import { contactPlaces } from '../migrations/0245-contact-places.js'
import { knowledgeIndexes } from '../migrations/0250-knowledge-indexes.js'
import { toldOf } from '../migrations/0270-told-of.js'
import { subscriptions } from '../migrations/0271-subscriptions.js'
import type { Tables } from '../schema.js'

/** Every migration in order; one that has been released is never changed. */
const migrations = {
  '0001-bots': bots,
  '0002-shared': shared,
  '0003-owners': owners,
  '0004-outbox': outbox,
  '0005-reasons': reasons,
  '0006-step-answers': stepAnswers,
  '0007-operators': operators,
  '0008-outbox-counts': outboxCounts,
  '0009-bot-details': botDetails,
  '0010-threads': threads,
  '0011-accounts': accounts,
  '0012-results': results,
  '0013-desk': desk,
  '0014-site': site,
  '0015-bots': versionNotes,
  '0016-codes': codes,
  '0017-replies': replies,
  '0018-result-age': resultAge,
  '0019-results-rest': resultsRest,
  '0020-used-ids': usedIds,
  '0021-inviters': inviters,
  '0022-key-makers': keyMakers,
  '0023-jobs': jobs,
  '0024-message-said': messageSaid,
  '0025-drafts': drafts,
  '0026-secrets': secrets,
  '0027-files': files,
  '0028-visitor-lines': visitorLines,
  '0029-desk-lists': deskLists,
  '0030-first-answers': firstAnswers,
  '0032-sign-ups': signUps,
  '0033-newsletters': newsletters,
  '0034-helpful': helpful,
  '0035-newsletter-wishes': newsletterWishes,
  '0036-guests': guests,
  '0037-likes': likes,
  '0046-flow-results': flowResults,
  '0054-named-drafts': namedDrafts,
  '0060-sub-flows': subFlows,
  '0070-channels': channels,
  '0080-pages': pages,
  '0090-thread-language': threadLanguage,
  '0092-channel-files': channelFiles,
  '0093-channel-renames': channelRenames,
  '0100-account-usage': accountUsage,
  '0101-folded-operations': foldedOperations,
  '0110-result-bytes': resultBytes,
  '0111-confirmed-sign-ins': confirmedSignIns,
  '0120-channel-rights': channelRights,
  '0121-channel-stops': channelStops,
  '0130-leads': leads,
  '0131-draft-findings': draftFindings,
  '0132-call-sessions': callSessions,
  '0140-knowledge': knowledge,
  '0141-unanswered': unanswered,
  '0142-upload-sizes': uploadSizes,
  '0190-experiments': experiments,
  '0191-plans': plans,
  '0170-intents': intents,
  '0180-connectors': connectors,
  '0160-bookings': bookings,
  '0161-visit-days': visitDays,
  '0181-hooks': hooks,
  '0171-question-sessions': questionSessions,
  '0172-source-schedules': sourceSchedules,
  '0192-payments': payments,
  '0193-experiment-ages': experimentAges,
  '0220-moved-holds': movedHolds,
  '0205-embeddings': embeddings,
  '0206-near-intents': nearIntents,
  '0210-contacts': contacts,
  '0200-proposed-pairs': proposedPairs,
  '0215-connector-grants': connectorGrants,
  '0201-knowledge-tests': knowledgeTests,
  '0211-tickets': tickets,
  '0216-connector-news': connectorNews,
  '0221-push': push,
  '0222-call-exchanges': callExchanges,
  '0245-contact-places': contactPlaces,
  '0212-mail-texts': mailTexts,
  '0250-knowledge-indexes': knowledgeIndexes,
  '0240-site-own': siteOwn,
  '0235-tryouts': tryouts,
  '0270-told-of': toldOf,
  '0271-subscriptions': subscriptions,
}

/**
 * Brings a database to the newest shape, forward only, all or nothing. Of several processes one works and the others
 * wait: an SQLite transaction begins with the write lock, PostgreSQL is given a lock of its own, taken before the
 * migrator looks for its tables. Rejects with the first fault. `to`: for tests, no further than this migration.
 */
export async function migrate(
  db: Kysely<Tables>,
  isPostgres: boolean,
  to?: keyof typeof migrations,
): Promise<void> {
  if (to === undefined && (await isNewest(db))) return
  await db.transaction().execute(async trx => {
    if (isPostgres) await sql`select pg_advisory_xact_lock(7225134091)`.execute(trx)
    const migrator = new Migrator({ db: trx, provider: { getMigrations: async () => migrations } })
    const { error } = await (to === undefined ? migrator.migrateToLatest() : migrator.migrateTo(to))
    if (error) throw error
  })
}

/** One question in place of the dozen by which the migrator looks for its tables, and no lock: most starts change nothing. */
async function isNewest(db: Kysely<Tables>): Promise<boolean> {
  const made = sql<{ name: string }>`select name from kysely_migration`.execute(db)
  // Where there is no such table yet, or no database, the migrator finds out and says so.
  const names = await made.then(
    ({ rows }) => new Set(rows.map(({ name }) => name)),
    () => new Set(),
  )
  const known = Object.keys(migrations)
  return names.size === known.length && known.every(name => names.has(name))
}
