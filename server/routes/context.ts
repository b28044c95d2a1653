import type { Logger } from '../log.js'
import type { Mailer } from '../mail/mailer.js'
import type { Metrics } from '../metrics.js'
import type { Limiter, RateLimits } from '../middleware/rate-limit.js'
import type { Outbound } from '../outbound/index.js'
import type { LiveBots } from '../publish/live-bots.js'
import type { SessionTokens } from '../sessions/token.js'
import type { AiProvider } from '../steps/ai/ai.js'
import type { Store } from '../store/index.js'
import type { UploadStore } from '../uploads/index.js'

/** What the routes work with. */
export interface Services {
  readonly store: Store
  readonly bots: LiveBots
  readonly tokens: SessionTokens
  readonly outbound: Outbound
  readonly ai: AiProvider
  readonly mailer: Mailer
  readonly uploads: UploadStore
  /** Where the server is reached from outside, without a slash at the end; absent: as it is asked. */
  readonly publicUrl?: string
  readonly log: Logger
  readonly metrics: Metrics
  /** What `/metrics` asks for; absent: nothing. */
  readonly metricsToken?: string
  /** Whether the server takes its leave. */
  isStopping(): boolean
  readonly limiter: Limiter
  /** What holds where a bot sets nothing else. */
  readonly rateLimits: RateLimits
  readonly trustedProxies: number
}
