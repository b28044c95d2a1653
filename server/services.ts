import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Accounts, accountsSecret, createAccounts } from './accounts/index.js'
import { createDraftHub, type DraftHub } from './drafts/draft-hub.js'
import { createDrafts, type Drafts } from './drafts/drafts.js'
import { createPresences, type Presences } from './drafts/presence.js'
import { siteSeedFolder } from './folders.js'
import { createJobs, type Jobs } from './jobs/index.js'
import { createLimiter, type Limiter } from './limits/limiter.js'
import { defaultRateLimits, type RateLimits } from './limits/rates.js'
import { offersJob } from './live/give-threads.js'
import { createLiveHub, type LiveHub } from './live/hub.js'
import { createNews, type News } from './live/news.js'
import { createOpenStreams, type OpenStreams } from './live/open-streams.js'
import type { WatchTiming } from './live/watch.js'
import { createLog, type Logger } from './log.js'
import { mailJob } from './mail/mail-job.js'
import { createMailer, type Mailer } from './mail/mailer.js'
import { createMailTransport, type MailTransport } from './mail/transport.js'
import { createMetrics, type Metrics } from './metrics.js'
import { createOncePerKey, type OncePerKey } from './once-per-key.js'
import { createOutbound, type Outbound } from './outbound/index.js'
import { createHeavyWork, type HeavyWork } from './publish/heavy-work.js'
import { createLiveBots, type LiveBots } from './publish/live-bots.js'
import { projectBot } from './publish/project-bot.js'
import { createExportTurns } from './results/export-turns.js'
import { createResults, type Results } from './results/keep-results.js'
import { silentResultsJob } from './results/silent-results.js'
import { deriveKey, keptSecret } from './secret.js'
import type { ServiceOptions } from './service-options.js'
import { identitySecret } from './sessions/identity.js'
import { createSessionTag } from './sessions/session-tag.js'
import { createSessionTokens, type SessionTokens } from './sessions/token.js'
import { createSite, type Site } from './site/index.js'
import { createDeliveries, type Deliveries } from './step-runner/deliveries.js'
import { eventJob, webhookJob } from './step-runner/delivery-jobs.js'
import { keptAnswersJob } from './step-runner/kept-answers.js'
import { repeatedRuns } from './step-runner/repeated-run.js'
import { createStepRunner, type StepRunner } from './step-runner/step-runner.js'
import { webhookSecret } from './step-tools/call/sign-webhook.js'
import { createStepTools } from './step-tools/create-step-tools.js'
import { type AiProviders, createAiProviders } from './step-tools/model/ai-providers.js'
import { type CallRepository, isPostgres, openStore, type QueryNote, type Store } from './store/index.js'
import { overdueJob } from './thread-player/overdue.js'
import { createPlayer, type Player } from './thread-player/player.js'
import { noteQuery } from './tracing/spans.js'
import { openUploads, type UploadStorage } from './uploads/index.js'
import { retentionJob } from './visitors/retention.js'

/** Everything that the routes work with. */
export interface Services {
  readonly store: Store
  readonly bots: LiveBots
  readonly heavyWork: HeavyWork
  readonly tokens: SessionTokens
  /** What stands for a session in the database. */
  readonly sessionTag: (session: string) => string
  readonly outbound: Outbound
  readonly ai: AiProviders
  readonly mailer: Mailer
  /** Whether mails leave over a mail server; otherwise they lie in a folder or wait. */
  readonly sendsMail: boolean
  readonly deliveries: Deliveries
  /** What is done later. */
  readonly jobs: Jobs
  /** What a bot's webhook calls are signed with. */
  readonly webhookSecret: (botId: string) => string
  /** With what a bot's owner vouches for visitors: the bot's own secret first. */
  readonly identitySecrets: (botId: string) => readonly [own: string, ...others: string[]]
  /** Absent: mails wait in the outbox. */
  readonly transport: MailTransport | undefined
  readonly uploads: UploadStorage
  /** Who signs in, and who is signed in. */
  readonly accounts: Accounts
  /** Stores conversations of bots whose owners switched that on. */
  readonly results: Results
  /** Gives each account one export of them at a time. */
  readonly exportTurns: ReturnType<typeof createExportTurns>
  /** Tells open streams of what happens in threads. */
  readonly hub: LiveHub
  /** Told of whatever visitors and desks see, by whoever has changed it. */
  readonly news: News
  /** Drafts that are drawn, whom their streams are told by, and who is there. */
  readonly drafts: Drafts
  readonly draftHub: DraftHub
  readonly presences: Presences
  readonly streams: OpenStreams
  readonly liveTiming?: WatchTiming | undefined
  /** Where the server is reached from outside, without a slash at the end; absent: as it is asked. */
  readonly publicUrl?: string | undefined
  readonly log: Logger
  readonly metrics: Metrics
  /** The bearer token that `/metrics` asks for; absent: none. */
  readonly metricsToken?: string | undefined
  readonly limiter: Limiter
  readonly once: OncePerKey
  /** Runs the steps that the server runs. */
  readonly steps: StepRunner
  /** Plays bots for channels other than the widget. */
  readonly player: Player
  /** The public site's data and forms. */
  readonly site: Site
  /** The limits of a bot that sets none of its own. */
  readonly rateLimits: RateLimits
  readonly trustedProxies: number
}

/** Opens the store and makes everything that works on it. The caller starts the jobs and, in the end, closes everything. */
export async function createServices(
  options: ServiceOptions = {},
): Promise<Services & { close(): Promise<void> }> {
  const { dataFolder, database = dataFolder ? join(dataFolder, 'talkgraph.db') : ':memory:' } = options
  const opened: (() => Promise<void>)[] = []
  const close = async () => {
    for (const closeOne of opened.splice(0).reverse()) await closeOne()
  }
  try {
    if (options.tracing) opened.push(options.tracing.stop)
    const system = isPostgres(database) ? 'postgresql' : 'sqlite'
    const onQuery = options.tracing && ((query: QueryNote) => noteQuery(system, query))
    const opening = await openStore(database, Date.now, { image: options.image, onQuery })
    opened.push(opening.close)
    const metrics = createMetrics(opening)
    const secret = options.secret ?? (await keptSecret(database, opening))
    const log = options.log ?? createLog(options.logLevel)
    const hub = createLiveHub(opening.notices, log)
    opened.push(hub.close)
    const draftHub = createDraftHub(opening.draftNotices, log)
    opened.push(draftHub.close)
    const jobs = createJobs(
      { repository: opening.jobs, notices: opening.jobNotices, log, note: metrics.noteJob },
      options.jobTiming,
    )
    const news = createNews(hub, () => jobs.hasten('offers'))
    const store = {
      ...opening,
      calls: countCalls(opening.calls, metrics),
    }
    const streams = createOpenStreams()
    opened.push(async () => streams.stop())
    const rateLimits = { ...defaultRateLimits, ...options.rateLimits }
    const heavyWork = createHeavyWork(options.threadArgs)
    opened.push(heavyWork.close)
    const uploads = openUploads(options.uploads ?? join(dataFolder ?? tmpdir(), 'uploads'))
    opened.push(uploads.close)
    const ai = createAiProviders(options.aiUrl, options.aiProviders, options.outbound, options.aiKeys)
    opened.push(ai.close)
    const outbound = createOutbound({ ...options.outbound, allowHosts: options.allowHosts ?? [] })
    opened.push(outbound.close)
    const installation = deriveKey(secret, 'webhooks')
    const secretOf = (botId: string) => webhookSecret(installation, botId)
    const identities = deriveKey(secret, 'identities')
    const common = options.identitySecret === undefined ? [] : [options.identitySecret]
    const limiter = createLimiter(store.rates, deriveKey(secret, 'counters'), metrics.noteRefusal)
    opened.push(limiter.close)
    const transport = createMailTransport(options.mail ?? {})
    opened.push(async () => transport?.close())
    const mailer = createMailer(store.outbox, jobs, transport, log)
    const sessionTag = createSessionTag(secret)
    const toolsFor = createStepTools({
      ...{ store, outbound, ai, uploads, mailer, limiter, sessionTag, log },
      webhookSecret: secretOf,
    })
    const runOf = repeatedRuns(toolsFor, log)
    const deliveries = createDeliveries({ store, jobs, log, runOf }, options.deliveryTiming)
    const once = createOncePerKey(store, deriveKey(secret, 'step keys'), log, options.onceTiming)
    const steps = createStepRunner({ store, deliveries, once, toolsFor, sessionTag, log })
    const retention = {
      mails: options.mailRetentionDays ?? 30,
      uploads: options.uploadRetentionDays ?? 365,
      threads: options.threadRetentionDays ?? 365,
      results: options.resultRetentionDays ?? 365,
    }
    const bots = createLiveBots({ bots: store.bots, heavyWork, limits: rateLimits, log })
    const results = createResults(store, bots, jobs, log)
    const played = {
      store,
      news,
      results,
      bots,
      sessionTag,
      steps,
      outbound,
      ai,
      mailer,
      deliveries,
      webhookSecret: secretOf,
      identitySecrets: (botId: string) => [identitySecret(identities, botId), ...common] as const,
      log,
      limiter,
      once,
      rateLimits,
    }
    const accounts = createAccounts({
      store,
      mailer,
      log,
      secret: accountsSecret(secret),
      publicUrl: options.publicUrl,
      passwords: options.passwords,
    })
    opened.push(accounts.close)
    const site = createSite({
      store,
      mailer,
      limiter,
      log,
      secret,
      project: projectBot,
      seed: options.seedSite ? siteSeedFolder : undefined,
      mailTo: options.siteMailTo,
      publicUrl: options.publicUrl,
      now: options.siteClock,
    })
    opened.push(site.close)
    const player = createPlayer(played, options.turnTiming)
    const calls = { store, outbound, log, secretOf, runOf }
    if (transport) jobs.handle(mailJob({ outbox: store.outbox, transport, log }, options.mailTiming))
    jobs.handle(webhookJob(calls, options.deliveryTiming))
    jobs.handle(eventJob(calls, options.deliveryTiming))
    jobs.handle(overdueJob({ threads: store.threads, news, player, log }))
    jobs.handle(offersJob(store.desk.offers, news))
    jobs.handle(silentResultsJob(store))
    jobs.handle(keptAnswersJob(store))
    jobs.handle(retentionJob({ store, uploads, transport }, retention, log))
    opened.push(jobs.stop)
    return {
      ...played,
      player,
      jobs,
      site,
      heavyWork,
      tokens: createSessionTokens(secret),
      transport,
      sendsMail: options.mail?.smtpUrl !== undefined,
      uploads,
      accounts,
      exportTurns: createExportTurns(),
      hub,
      drafts: createDrafts(store, draftHub),
      draftHub,
      presences: createPresences(draftHub),
      streams,
      liveTiming: options.liveTiming,
      publicUrl: options.publicUrl,
      metrics,
      metricsToken: options.metricsToken,
      trustedProxies: options.trustedProxies ?? 0,
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}

/** The list of calls, with each call counted as it is noted. */
function countCalls(calls: CallRepository, metrics: Metrics): CallRepository {
  return {
    ...calls,
    note: (botId, call) => {
      metrics.noteCall(call)
      return calls.note(botId, call)
    },
  }
}
