import { createLimiter, type Limiter } from '../limits/limiter.js'
import { defaultRateLimits, type RateLimits } from '../limits/rates.js'
import { createOncePerKey, type OncePerKey } from '../once-per-key.js'
import { deriveKey } from '../secret.js'
import type { ServiceOptions } from '../service-options.js'
import { identitySecret } from '../sessions/identity.js'
import { createSessionTag } from '../sessions/session-tag.js'
import { createSessionTokens, type SessionTokens } from '../sessions/token.js'
import type { OnClose } from './on-close.js'
import type { OperationServices } from './operation.js'
import type { StorageServices } from './storage.js'

/** Who is let in, as whom, and how often. */
export interface AdmissionServices {
  readonly tokens: SessionTokens
  /** What stands for a session in the database. */
  readonly sessionTag: (session: string) => string
  /** With what a bot's owner vouches for visitors: the bot's own secret first. */
  readonly identitySecrets: (botId: string) => readonly [own: string, ...others: string[]]
  readonly limiter: Limiter
  /** The limits of a bot that sets none of its own. */
  readonly rateLimits: RateLimits
  readonly once: OncePerKey
  readonly trustedProxies: number
}

/** Makes what stands at the door. */
export function createAdmission(
  options: ServiceOptions,
  secret: string,
  { store, log, metrics }: StorageServices & OperationServices,
  onClose: OnClose,
): AdmissionServices {
  const identities = deriveKey(secret, 'identities')
  const common = options.identitySecret === undefined ? [] : [options.identitySecret]
  const limiter = createLimiter(store.rates, deriveKey(secret, 'counters'), metrics.noteRefusal)
  onClose(limiter.close)
  return {
    tokens: createSessionTokens(secret),
    sessionTag: createSessionTag(secret),
    identitySecrets: botId => [identitySecret(identities, botId), ...common],
    limiter,
    rateLimits: { ...defaultRateLimits, ...options.rateLimits },
    once: createOncePerKey(store, deriveKey(secret, 'step keys'), log, options.onceTiming),
    trustedProxies: options.trustedProxies ?? 0,
  }
}
