import type { OwnClaims } from '@talkgraph/wire/claims'
import type { SignUpMode } from '@talkgraph/wire/sign-up'
import type { SiteOperator } from '@talkgraph/wire/site-data'
import type { DemoHours } from '@talkgraph/wire/site-own'
import type { Logger, LogLevel } from '../../base/log.js'
import type { Tracing } from '../../base/tracing/start-tracing.js'
import type { LaneLimits } from '../../bots/publish/heavy-work.js'
import type { ChannelTiming } from '../../connections/channel-timing.js'
import type { ConnectorClient } from '../../connections/integrations/connector-clients.js'
import type { PagePasswords } from '../../connections/pages/access/page-passwords.js'
import type { NameResolver } from '../../connections/pages/domain-records.js'
import type { LeadTiming } from '../../conversations/results/leads.js'
import type { TurnTiming } from '../../conversations/thread-player/thread-turns.js'
import type { Passwords, Provider } from '../../people/accounts/index.js'
import type { StripeSettings } from '../../people/payments/stripe.js'
import type { JobTiming } from '../../platform/jobs/index.js'
import type { AccountBudgets } from '../../platform/limits/account-budgets.js'
import type { RateLimits } from '../../platform/limits/rates.js'
import type { MailTiming } from '../../platform/mail/mail-job.js'
import type { MailOptions } from '../../platform/mail/transport.js'
import type { OncePerKeyTiming } from '../../platform/once-per-key.js'
import type { OutboundOptions } from '../../platform/outbound/index.js'
import type { WatchTiming } from '../../platform/streams/watch.js'
import type { AllowedProvider } from '../../steps/model/allowed-providers.js'
import type { DeliveryTiming } from '../../steps/runner/delivery-jobs.js'
import type { Plan } from '../../store/index.js'

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
  /** Plug-ins, by the names of their packages or by their folders. Default: none. */
  readonly plugins?: readonly string[]
  /** The base address of an API that is compatible with OpenAI's. Default: OpenAI's own. */
  readonly aiUrl?: string
  /** The AI providers that a step may name. Default: only the one at `aiUrl`. */
  readonly aiProviders?: readonly AllowedProvider[]
  /** Keys of AI providers by the names that steps use, as `server:NAME`. Default: none. */
  readonly aiKeys?: ReadonlyMap<string, string>
  /** The model that drafts from words, `off` for none. Default: `gpt-4o-mini`. */
  readonly wordsModel?: string
  /** Default: mails wait in the outbox. */
  readonly mail?: MailOptions
  /** How many days the content of a mail is kept after it was given up. Default: 30. */
  readonly mailRetentionDays?: number
  /** How many days uploaded files are kept. Default: 365. */
  readonly uploadRetentionDays?: number
  /** How many days threads are kept after what happened in them last. Default: 365. */
  readonly threadRetentionDays?: number
  /** How many days conversations are kept after what happened in them last, unless their bot says otherwise. Default: 365. */
  readonly resultRetentionDays?: number
  /** Where enquiries of the public site go by mail. Default: they are only kept. */
  readonly siteMailTo?: string
  /** What the public site says of who runs the server. Default: nothing. */
  readonly siteOperator?: SiteOperator
  /** Lines that the site claims other than the product's own. Default: none. */
  readonly siteClaims?: OwnClaims
  /** When demos can be booked. Default: as the studio says. */
  readonly siteDemo?: DemoHours
  /** The folder of the site's legal texts. Default: none. */
  readonly legal?: string
  /** Whether the public site begins with what comes with the server. Default: false. */
  readonly seedSite?: boolean
  /** A folder, or the address of an S3-compatible storage. Default: `uploads` in the data folder. */
  readonly uploads?: string
  /** How many bytes a file that an owner puts into a bot may have. Default: 25,000,000. */
  readonly largestFile?: number
  /** How many bytes such files of an account may have together. Default: 1,000,000,000. */
  readonly filesOfAccount?: number
  /** Whether whoever comes makes an account, or asks who runs the server for one. Default: asks. */
  readonly signUp?: SignUpMode
  /** How many AI steps, and how many mails, an account may have in a day that whoever came has made. Default: 50. */
  readonly guestLimit?: number
  /** What accounts may keep and spend. Default: plenty, and little for those that whoever came has made. */
  readonly budgets?: AccountBudgets
  /** What accounts may have by their plans. Default: everything. */
  readonly plans?: readonly Plan[]
  /** How plans are paid. Default: they are given by who runs the server. */
  readonly stripe?: StripeSettings | undefined
  /** Who vouches for addresses by OpenID Connect; they need `publicUrl`. Default: nobody. */
  readonly providers?: readonly Provider[]
  /** As which clients people sign in to other products. Default: nobody does, keys are entered. */
  readonly connectorClients?: readonly ConnectorClient[]
  /** Where the server is reached from outside. */
  readonly publicUrl?: string
  readonly rateLimits?: Partial<RateLimits>
  readonly log?: Logger
  readonly logLevel?: LogLevel
  /** The bearer token that `/metrics` asks for. Default: none. */
  readonly metricsToken?: string
  /** Takes traces. Default: none are taken. */
  readonly tracing?: Tracing | undefined
  /** For tests: what a database in memory begins with. */
  readonly image?: Buffer | undefined
  /** For tests: quicker than what withstands guessing. Default: the sign-in library's own. */
  readonly passwords?: Passwords | undefined
  /** For tests: quicker than what withstands guessing. */
  readonly pagePasswords?: PagePasswords | undefined
  /** For tests: what is asked for the records of domains. Default: the network's own directory. */
  readonly nameResolver?: NameResolver | undefined
  /** For tests: tighter limits, another resolver. */
  readonly outbound?: Omit<OutboundOptions, 'allowHosts'>
  /** For tests: what Node is given to run a thread from the sources. */
  readonly threadArgs?: readonly string[]
  /** For tests: tighter limits of what is done in threads. */
  readonly workLimits?: LaneLimits
  /** For tests: shorter pauses. */
  readonly jobTiming?: JobTiming
  /** For tests: shorter pauses. */
  readonly mailTiming?: MailTiming
  /** For tests: shorter pauses. */
  readonly leadTiming?: LeadTiming
  /** For tests: shorter pauses. */
  readonly deliveryTiming?: DeliveryTiming
  /** For tests: other pauses before a call of another product is made again. */
  readonly integrationPauses?: readonly number[]
  /** For tests: another clock for the forms of the site, in milliseconds. */
  readonly siteClock?: () => number
  /** For tests: shorter pauses. */
  readonly channelTiming?: ChannelTiming
  /** For tests: shorter times. */
  readonly liveTiming?: WatchTiming
  /** For tests: shorter times. */
  readonly onceTiming?: OncePerKeyTiming
  /** For tests: shorter times. */
  readonly turnTiming?: TurnTiming
}
