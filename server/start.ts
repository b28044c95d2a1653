import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createApp } from './app.js'
import { ensureFirstKey } from './keys/api-keys.js'
import { listen } from './listen.js'
import { createLog, type Logger, type LogLevel } from './log.js'
import { createMailer } from './mail/mailer.js'
import { startRetention } from './mail/retention.js'
import { createMailTransport, type MailOptions } from './mail/transport.js'
import { createMetrics } from './metrics.js'
import { createLimiter, defaultRateLimits, type RateLimits } from './middleware/rate-limit.js'
import { createOutbound, hostOf, type OutboundOptions } from './outbound/index.js'
import { createLiveBots } from './publish/live-bots.js'
import { deriveKey, keptSecret } from './secret.js'
import { seedDemo } from './seed-demo.js'
import { createSessionTokens } from './sessions/token.js'
import type { AiProvider } from './steps/ai/ai.js'
import { openStore } from './store/index.js'
import { openUploads } from './uploads/index.js'

/** How a server is started; everything may be left out. */
export interface StartOptions {
  /** Default: a free port. */
  readonly port?: number
  /** Where the database and the secret are kept. Default: nowhere, everything is forgotten at the end. */
  readonly dataFolder?: string
  /** The database's file, or PostgreSQL's address. Default: `talkgraph.db` in the data folder. */
  readonly database?: string
  /** Published at the start, by id, beside the demo bot of an empty store. */
  readonly bots?: Readonly<Record<string, unknown>>
  readonly secret?: string
  /** A key of the API. Without one, the first start makes one. */
  readonly apiKey?: string
  /** Inner hosts that steps may call, as `host:port`. */
  readonly allowHosts?: readonly string[]
  readonly trustedProxies?: number
  /** The base address of an API that is compatible with OpenAI's. Default: OpenAI's own. */
  readonly aiUrl?: string
  /** Default: mails wait in the outbox. */
  readonly mail?: MailOptions
  /** For how long the content of a mail that was given up is kept. Default: 30. */
  readonly mailRetentionDays?: number
  /** A folder, or the address of an S3-compatible store. Default: `uploads` in the data folder. */
  readonly uploads?: string
  /** Where the server is reached from outside. */
  readonly publicUrl?: string
  readonly rateLimits?: Partial<RateLimits>
  readonly log?: Logger
  readonly logLevel?: LogLevel
  /** What `/metrics` asks for as a bearer token. Default: nothing. */
  readonly metricsToken?: string
  /** For tests: tighter limits, another resolver. */
  readonly outbound?: Omit<OutboundOptions, 'allowHosts'>
}

/** A server that takes requests. */
export interface RunningServer {
  readonly port: number
  /** `http://localhost:PORT`, without a slash at the end. */
  readonly url: string
  /** The API key that was made because there was none; it is kept nowhere. */
  readonly newKey?: string
  /** Stores and publishes a bot; resolves to its version. Throws a `BotError` when it does not load. */
  publish(id: string, bot: unknown): Promise<number>
  /** Stops cleanly: what is under way has `drain` milliseconds (default 10,000) to finish. */
  stop(drain?: number): Promise<void>
}

/** Opens the store, seeds the demo bot on first start, and listens. */
export async function startServer(options: StartOptions = {}): Promise<RunningServer> {
  const database =
    options.database ?? (options.dataFolder ? join(options.dataFolder, 'talkgraph.db') : ':memory:')
  const store = await openStore(database)
  const outbound = createOutbound({ ...options.outbound, allowHosts: options.allowHosts ?? [] })
  const ai = createAiProvider(options)
  const log = options.log ?? createLog(options.logLevel)
  const mailer = createMailer(store.outbox, createMailTransport(options.mail ?? {}), log)
  const uploads = openUploads(options.uploads ?? join(options.dataFolder ?? tmpdir(), 'uploads'))
  const retention = startRetention(store.outbox, options.mailRetentionDays ?? 30, log)
  const close = async () => {
    await retention.stop()
    await mailer.stop()
    await outbound.close()
    await ai.outbound.close()
    await uploads.close()
    await store.close()
  }
  try {
    const rateLimits = { ...defaultRateLimits, ...options.rateLimits }
    const bots = createLiveBots(store.bots, Date.now, rateLimits)
    const secret = options.secret ?? (await keptSecret(database, store))
    const newKey = await ensureFirstKey(store.keys, options.apiKey)
    if ((await store.bots.isEmpty()) && (await store.bots.create('demo'))) await seedDemo(bots)
    for (const [id, bot] of Object.entries(options.bots ?? {})) await bots.publish(id, bot)
    let isStopping = false
    const app = createApp({
      metrics: createMetrics(store.outbox),
      ...(options.metricsToken !== undefined && { metricsToken: options.metricsToken }),
      isStopping: () => isStopping,
      store,
      bots,
      outbound,
      ai,
      tokens: createSessionTokens(secret),
      mailer,
      uploads,
      ...(options.publicUrl !== undefined && { publicUrl: options.publicUrl }),
      log,
      limiter: createLimiter(store.rates, deriveKey(secret, 'counters')),
      rateLimits,
      trustedProxies: options.trustedProxies ?? 0,
    })
    mailer.start()
    const listening = await listen(app, options.port ?? 0)
    return {
      port: listening.port,
      url: `http://localhost:${listening.port}`,
      publish: bots.publish,
      ...(newKey !== undefined && { newKey }),
      stop: async (drain = 10_000) => {
        isStopping = true
        await listening.stop(drain)
        await close()
      },
    }
  } catch (error) {
    await close()
    throw error
  }
}

/** A way out of its own: the operator's choice of a provider on an inner host opens that host to no webhook. */
function createAiProvider({ aiUrl: url = 'https://api.openai.com/v1', outbound }: StartOptions): AiProvider {
  const limits = { time: 60_000, size: 2_000_000, redirects: 0, ...outbound?.limits }
  return { url, outbound: createOutbound({ ...outbound, limits, allowHosts: [hostOf(url)] }) }
}
