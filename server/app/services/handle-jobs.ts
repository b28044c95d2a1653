import { usualTiming } from '../../connections/channel-timing.js'
import { channelInJob } from '../../connections/incoming-job.js'
import { channelOutJob } from '../../connections/outgoing-job.js'
import { channelRecordsJob } from '../../connections/records-job.js'
import { channelRightsJob } from '../../connections/rights-job.js'
import { bookingEventJob } from '../../conversations/bookings/booking-event-job.js'
import { bookingJob } from '../../conversations/bookings/booking-job.js'
import { hookEventJob, hookJob } from '../../conversations/hooks/hook-jobs.js'
import { offersJob } from '../../conversations/live/give-threads.js'
import { pushJob } from '../../conversations/push/push-job.js'
import { failureMailJob } from '../../conversations/results/failures.js'
import { leadDigestJob, leadJob } from '../../conversations/results/leads.js'
import { silentResultsJob } from '../../conversations/results/silent-results.js'
import { overdueJob } from '../../conversations/thread-player/overdue.js'
import { retentionJob } from '../../conversations/visitors/retention.js'
import { embeddingsJob } from '../../knowledge/embeddings/embeddings-job.js'
import { intentsJob } from '../../knowledge/intents/intents-job.js'
import { knowledgeJob } from '../../knowledge/runs/knowledge-job.js'
import { scheduleJob } from '../../knowledge/runs/schedule-job.js'
import { plansJob } from '../../people/plans/plans-job.js'
import { accountUsageJob } from '../../platform/limits/account-usage-job.js'
import { mailJob } from '../../platform/mail/mail-job.js'
import { newsletterJob } from '../../site/newsletter/newsletter-job.js'
import { eventJob, webhookJob } from '../../steps/runner/delivery-jobs.js'
import { keptAnswersJob } from '../../steps/runner/kept-answers.js'
import type { AdmissionServices } from './admission.js'
import type { BotServices } from './bots.js'
import type { ChannelServices } from './channels.js'
import type { ConversationServices } from './conversations.js'
import type { GuestServices } from './guests.js'
import type { HookServices } from './hooks.js'
import type { IntegrationServices } from './integrations.js'
import type { KnowledgeServices } from './knowledge.js'
import type { LiveServices } from './live.js'
import type { OnClose } from './on-close.js'
import type { OperationServices } from './operation.js'
import type { OutgoingServices } from './outgoing.js'
import type { PeopleServices } from './people.js'
import type { PushServices } from './push.js'
import type { SecretServices } from './secrets.js'
import type { ServiceOptions } from './service-options.js'
import type { StorageServices } from './storage.js'

/** Gives the loop of jobs every handler; the caller starts it. */
export function handleJobs(
  options: ServiceOptions,
  parts: StorageServices &
    OperationServices &
    AdmissionServices &
    OutgoingServices &
    ChannelServices &
    BotServices &
    GuestServices &
    HookServices &
    IntegrationServices &
    SecretServices &
    KnowledgeServices &
    PushServices &
    LiveServices &
    ConversationServices &
    PeopleServices,
  onClose: OnClose,
): void {
  const { store, uploads, log, jobs, transport, news, player, mailer, site } = parts
  const retention = {
    mails: options.mailRetentionDays ?? 30,
    uploads: options.uploadRetentionDays ?? 365,
    threads: options.threadRetentionDays ?? 365,
    results: options.resultRetentionDays ?? 365,
  }
  if (transport) jobs.handle(mailJob({ outbox: store.outbox, transport, log }, options.mailTiming))
  jobs.handle(
    newsletterJob({ newsletters: store.newsletters, mailer, compose: site.newsletterMail }),
  )
  jobs.handle(webhookJob(parts, options.deliveryTiming))
  jobs.handle(eventJob(parts, options.deliveryTiming))
  jobs.handle(hookEventJob(parts))
  jobs.handle(hookJob(parts, options.deliveryTiming))
  jobs.handle(pushJob({ ...parts, keys: parts.pushKeys }))
  jobs.handle(overdueJob({ threads: store.threads, news, player, log }))
  jobs.handle(offersJob(store.desk.offers, news))
  jobs.handle(silentResultsJob(store))
  jobs.handle(bookingJob(parts))
  jobs.handle(bookingEventJob(parts))
  jobs.handle(leadJob(parts))
  jobs.handle(failureMailJob(parts))
  jobs.handle(leadDigestJob(parts, options.leadTiming))
  jobs.handle(keptAnswersJob(store))
  const { channelTiming } = options
  const { patience: mediaPatience } = { ...usualTiming, ...channelTiming }
  jobs.handle(channelInJob({ ...parts, mediaPatience }, channelTiming))
  jobs.handle(channelOutJob(parts, channelTiming))
  jobs.handle(channelRecordsJob(parts))
  jobs.handle(channelRightsJob(parts))
  jobs.handle(accountUsageJob(store))
  jobs.handle(plansJob(parts))
  jobs.handle(knowledgeJob(parts.knowledgeRuns))
  jobs.handle(scheduleJob(store.knowledge, jobs))
  jobs.handle(embeddingsJob({ knowledge: store.knowledge, embeddings: parts.embeddings }))
  jobs.handle(intentsJob(parts))
  jobs.handle(retentionJob({ store, uploads, transport }, retention, log))
  onClose(jobs.stop)
}
