import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createLimiter, type Limiter } from './limits/limiter.js'
import { defaultRateLimits, type RateLimits } from './limits/rates.js'
import { createLog, type Logger, type LogLevel } from './log.js'
import { createMailer, type Mailer, type MailerTiming } from './mail/mailer.js'
import { createMailTransport, type MailOptions, type MailTransport } from './mail/transport.js'
import { createMetrics, type Metrics } from './metrics.js'
import { createOutbound, type Outbound, type OutboundOptions } from './outbound/index.js'
import { createHeavyWork, type HeavyWork } from './publish/heavy-work.js'
import { createLiveBots, type LiveBots } from './publish/live-bots.js'
import { deriveKey, keptSecret } from './secret.js'
import { identitySecret } from './sessions/identity.js'
import { createSessionTag } from './sessions/session-tag.js'
import { createSessionTokens, type SessionTokens } from './sessions/token.js'
import { type AiProviders, createAiProviders } from './steps/ai/ai-providers.js'
import type { AllowedProvider } from './steps/ai/allowed-providers.js'
import { createDeliveries, type Deliveries, type DeliveryTiming } from './steps/deliveries.js'
import { createOncePerKey, type OncePerKey, type OncePerKeyTiming } from './steps/once-per-key.js'
import { webhookSecret } from './steps/sign-webhook.js'
import { type CallRepository, isPostgres, openStore, type QueryNote, type Store } from './store/index.js'
import { noteQuery } from './tracing/spans.js'
import type { Tracing } from './tracing/start-tracing.js'
import { openUploads, type UploadStorage } from './uploads/index.js'
import { startRetention } from './visitors/retention.js'

/** What the services are made with; everything may be left out. */
export interface ServiceOptions {
  /** Where the database and the secret are kept. Default: nowhere, everything is forgotten at the end. */
  readonly dataFolder?: string
  /** The database's file, or PostgreSQL's address. Default: `talkgraph.db` in the data folder. */
  readonly database?: string
  /** Signs session tokens. Default: one that is made and kept beside the database. */
  readonly secret?: string
  /** With which owners may vouch for visitors of every bot, beside each bot's own secret. Default: none. */
  readonly identitySecret?: string | undefined
  /** Inner hosts that steps may call, as `host:port`. */
  readonly allowHosts?: readonly string[]
  readonly trustedProxies?: number
  /** The base address of an API that is compatible with OpenAI's. Default: OpenAI's own. */
  readonly aiUrl?: string
  /** The AI providers that a step may name. Default: only the one at `aiUrl`. */
  readonly aiProviders?: readonly AllowedProvider[]
  /** Keys of AI providers by the names that steps use, as `server:NAME`. Default: none. */
  readonly aiKeys?: ReadonlyMap<string, string>
  /** Default: mails wait in the outbox. */
  readonly mail?: MailOptions
  /** How many days the content of a mail is kept after it was given up. Default: 30. */
  readonly mailRetentionDays?: number
  /** How many days uploaded files are kept. Default: 365. */
  readonly uploadRetentionDays?: number
  /** A folder, or the address of an S3-compatible storage. Default: `uploads` in the data folder. */
  readonly uploads?: string
  /** Where the server is reached from outside. */
  readonly publicUrl?: string
  readonly rateLimits?: Partial<RateLimits>
  readonly log?: Logger
  readonly logLevel?: LogLevel
  /** The bearer token that `/metrics` asks for. Default: none. */
  readonly metricsToken?: string
  /** Takes traces. Default: none are taken. */
  readonly tracing?: Tracing | undefined
  /** For tests: tighter limits, another resolver. */
  readonly outbound?: Omit<OutboundOptions, 'allowHosts'>
  /** For tests: what Node is given to run a thread from the sources. */
  readonly threadArgs?: readonly string[]
  /** For tests: shorter pauses. */
  readonly mailTiming?: MailerTiming
  /** For tests: shorter pauses. */
  readonly deliveryTiming?: DeliveryTiming
  /** For tests: shorter times. */
  readonly onceTiming?: OncePerKeyTiming
}

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
  readonly deliveries: Deliveries
  /** What a bot's webhook calls are signed with. */
  readonly webhookSecret: (botId: string) => string
  /** With what a bot's owner vouches for visitors: the bot's own secret first. */
  readonly identitySecrets: (botId: string) => readonly [own: string, ...others: string[]]
  /** Absent: mails wait in the outbox. */
  readonly transport: MailTransport | undefined
  readonly uploads: UploadStorage
  /** Where the server is reached from outside, without a slash at the end; absent: as it is asked. */
  readonly publicUrl?: string | undefined
  readonly log: Logger
  readonly metrics: Metrics
  /** The bearer token that `/metrics` asks for; absent: none. */
  readonly metricsToken?: string | undefined
  readonly limiter: Limiter
  readonly once: OncePerKey
  /** The limits of a bot that sets none of its own. */
  readonly rateLimits: RateLimits
  readonly trustedProxies: number
}

/** Opens the store and makes everything that works on it. The caller starts the mailer and, in the end, closes everything. */
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
    const opening = await openStore(database, Date.now, { onQuery })
    opened.push(opening.close)
    const metrics = createMetrics(opening)
    const store = { ...opening, calls: countCalls(opening.calls, metrics) }
    const secret = options.secret ?? (await keptSecret(database, store))
    const log = options.log ?? createLog(options.logLevel)
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
    const deliveries = createDeliveries({ store, outbound, log }, secretOf, options.deliveryTiming)
    opened.push(deliveries.stop)
    const limiter = createLimiter(store.rates, deriveKey(secret, 'counters'), metrics.noteRefusal)
    opened.push(limiter.close)
    const transport = createMailTransport(options.mail ?? {})
    const mailer = createMailer(store.outbox, transport, log, options.mailTiming)
    opened.push(mailer.stop)
    const { mailRetentionDays: mails = 30, uploadRetentionDays = 365 } = options
    const retention = { mails, uploads: uploadRetentionDays }
    opened.push(startRetention({ store, uploads, transport }, retention, log).stop)
    return {
      store,
      bots: createLiveBots({ bots: store.bots, heavyWork, limits: rateLimits, log }),
      heavyWork,
      tokens: createSessionTokens(secret),
      sessionTag: createSessionTag(secret),
      outbound,
      ai,
      mailer,
      deliveries,
      webhookSecret: secretOf,
      identitySecrets: botId => [identitySecret(identities, botId), ...common],
      transport,
      uploads,
      publicUrl: options.publicUrl,
      log,
      metrics,
      metricsToken: options.metricsToken,
      limiter,
      once: createOncePerKey(store, deriveKey(secret, 'step keys'), log, options.onceTiming),
      rateLimits,
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
