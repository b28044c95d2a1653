import type { Logger } from '../log.js'
import type { RateLimits } from '../middleware/rate-limit.js'
import type { Outbound } from '../outbound/index.js'
import type { LiveBots } from '../publish/live-bots.js'
import type { SessionTokens } from '../sessions/token.js'
import type { Store } from '../store/index.js'

/** What the routes work with. */
export interface Services {
  readonly store: Store
  readonly bots: LiveBots
  readonly tokens: SessionTokens
  readonly outbound: Outbound
  readonly log: Logger
  readonly rateLimits: RateLimits
  readonly trustedProxies: number
}
