import {
  type BudgetBook,
  createBudgets,
  usualBudgets,
} from '../../platform/limits/account-budgets.js'
import { type AccountPlaces, createAccountPlaces } from '../../platform/limits/account-places.js'
import { createLimiter, type Limiter } from '../../platform/limits/limiter.js'
import type { ProcessorTime } from '../../platform/limits/processor-time.js'
import { defaultRateLimits, type RateLimits } from '../../platform/limits/rates.js'
import { createOncePerKey, type OncePerKey } from '../../platform/once-per-key.js'
import { deriveKey } from '../../platform/server-secret.js'
import { identitySecret } from '../../platform/sessions/identity.js'
import { createSessionTag } from '../../platform/sessions/session-tag.js'
import { createSessionTokens, type SessionTokens } from '../../platform/sessions/token.js'
import type { OnClose } from './on-close.js'
import type { OperationServices } from './operation.js'
import type { ServiceOptions } from './service-options.js'
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
  /** What accounts have used up of their budgets. */
  readonly budgets: BudgetBook
  /** What tests, explores and imports of accounts take of the processor. */
  readonly processorTime: ProcessorTime
  /** For what takes long or much, by account. */
  readonly places: AccountPlaces
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
    ...createBudgets(store, options.budgets ?? usualBudgets),
    places: createAccountPlaces(),
    tokens: createSessionTokens(secret),
    sessionTag: createSessionTag(secret),
    identitySecrets: botId => [identitySecret(identities, botId), ...common],
    limiter,
    rateLimits: { ...defaultRateLimits, ...options.rateLimits },
    once: createOncePerKey(store, deriveKey(secret, 'step keys'), log, options.onceTiming),
    trustedProxies: options.trustedProxies ?? 0,
  }
}
