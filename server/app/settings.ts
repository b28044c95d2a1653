import { join, resolve } from 'node:path'
import type { OwnClaims } from '@talkgraph/wire/claims'
import type { SignUpMode } from '@talkgraph/wire/sign-up'
import type { SiteOperator } from '@talkgraph/wire/site-data'
import type { DemoHours } from '@talkgraph/wire/site-own'
import * as v from 'valibot'
import { nearest } from '../../runtime/validate/nearest.js'
import type { LogLevel } from '../base/log.js'
import type { ConnectorClient } from '../connections/integrations/connector-clients.js'
import type { Provider } from '../people/accounts/index.js'
import type { StripeSettings } from '../people/payments/stripe.js'
import type { AccountBudgets } from '../platform/limits/account-budgets.js'
import type { MailOptions } from '../platform/mail/transport.js'
import type { SocketLimits } from '../platform/sockets/index.js'
import type { AllowedProvider } from '../steps/model/allowed-providers.js'
import { folderOf, type Plan } from '../store/index.js'
import { type OwnBrand, readBrand } from './read-brand.js'
import { readClaims } from './read-claims.js'
import { readPlans } from './read-plans.js'
import { expected, settingsSchema as schema } from './settings-schema.js'

/** A setting that cannot be used; the message names it, what it got and what it should be. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError'
}

/** What the server runs with. */
export interface Settings {
  readonly port: number
  /** Absent: every address of the machine. */
  readonly host?: string
  /** Where `/metrics` and `/readyz` are then, and nowhere else. */
  readonly operationPort?: number
  /** Whether there is a demo page, and an empty server begins with its bot. */
  readonly demo: boolean
  /** Whether there is a public site, beside its guides. */
  readonly site: boolean
  /** The bot on the site's pages, by its id; null: none. Absent: the site's own. */
  readonly siteBot?: string | null
  /** The database's file, or PostgreSQL's address. */
  readonly database: string
  /** A key of the API. Absent: the first start makes one. */
  readonly apiKey?: string
  /** Absent: one is made and kept beside the database. */
  readonly secret?: string
  /** With which owners may vouch for visitors of every bot. Absent: only each bot's own secret. */
  readonly identitySecret?: string
  readonly publicUrl?: string
  /** Absent: OpenAI's own. */
  readonly aiUrl?: string
  /** Absent: only the one at `aiUrl`. */
  readonly aiProviders?: readonly AllowedProvider[]
  /** Keys of AI providers by name. */
  readonly aiKeys?: ReadonlyMap<string, string>
  /** `off`: nothing is drafted from words. */
  readonly wordsModel?: string
  readonly mail: MailOptions
  /** Where enquiries of the public site go; absent: they are only kept. */
  readonly siteMailTo?: string
  /** Under whose name studio, site and mails stand. Absent: the product's own. */
  readonly brand?: OwnBrand
  /** What the public site says of who runs the server. */
  readonly siteOperator: SiteOperator
  /** The lines that the public site claims other than the product's own. */
  readonly siteClaims?: OwnClaims
  /** When demos can be booked. */
  readonly siteDemo?: DemoHours
  /** The folder of the public site's legal texts. */
  readonly legal: string
  readonly mailRetentionDays: number
  readonly uploadRetentionDays: number
  /** In bytes. */
  readonly largestFile: number
  readonly filesOfAccount: number
  readonly threadRetentionDays: number
  readonly resultRetentionDays: number
  /** A folder, or the address of an S3-compatible storage. */
  readonly uploads: string
  readonly logLevel: LogLevel
  /** Where traces go, and the name of this server in them. Absent: none are taken. */
  readonly traces?: { readonly endpoint: string; readonly service?: string }
  /** Absent: `/metrics` is open. */
  readonly metricsToken?: string
  readonly allowHosts: readonly string[]
  /** Plug-ins, by the names of their packages or by their folders. */
  readonly plugins: readonly string[]
  readonly trustedProxies: number
  readonly socketLimits: Partial<SocketLimits>
  readonly signUp: SignUpMode
  /** How many AI steps, and how many mails, a guest's bots may have in a day. */
  readonly guestLimit: number
  /** What accounts may keep and spend. */
  readonly budgets: AccountBudgets
  /** Absent: accounts have everything. */
  readonly plans?: readonly Plan[]
  /** Absent: plans are given by who runs the server. */
  readonly stripe?: StripeSettings
  /** Absent: nobody signs in by another provider. */
  readonly providers?: readonly Provider[]
  /** Absent: nobody signs in to other products, keys are entered. */
  readonly connectorClients?: readonly ConnectorClient[]
}

/** Reads and checks the settings; an empty one counts as absent. Throws a `SettingsError`. */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const result = v.safeParse(schema, given)
  if (!result.success) throw new SettingsError(result.issues.map(explain).join('\n'))
  const { output } = result
  if (output.TALKGRAPH_SIGN_IN_PROVIDERS && output.PUBLIC_URL === undefined)
    throw new SettingsError(
      `The setting PUBLIC_URL is absent. It should be ${expected.PUBLIC_URL}: the providers of TALKGRAPH_SIGN_IN_PROVIDERS lead back there.`,
    )
  if (
    (output.TALKGRAPH_STRIPE_KEY === undefined) !==
    (output.TALKGRAPH_STRIPE_WEBHOOK_SECRET === undefined)
  )
    throw new SettingsError(
      'Of the settings TALKGRAPH_STRIPE_KEY and TALKGRAPH_STRIPE_WEBHOOK_SECRET one is absent. Set both, or none.',
    )
  const brand = output.TALKGRAPH_BRAND === undefined ? undefined : brandIn(output.TALKGRAPH_BRAND)
  const dataFolder = folderOf(output.DATABASE_URL) ?? './data'
  return {
    port: output.PORT,
    host: output.HOST,
    operationPort: output.TALKGRAPH_OPERATION_PORT,
    demo: output.TALKGRAPH_DEMO === 'on',
    site: output.TALKGRAPH_SITE === 'on',
    ...(output.TALKGRAPH_SITE_BOT !== undefined && {
      siteBot: output.TALKGRAPH_SITE_BOT === 'off' ? null : output.TALKGRAPH_SITE_BOT,
    }),
    database: output.DATABASE_URL,
    uploads: output.UPLOADS_URL ?? join(dataFolder, 'uploads'),
    mail: {
      ...(output.SMTP_URL === undefined
        ? { folder: join(dataFolder, 'outbox') }
        : { smtpUrl: output.SMTP_URL }),
      from: output.TALKGRAPH_MAIL_FROM,
      ...((output.TALKGRAPH_MAIL_LOGO !== undefined || brand) && {
        brand: {
          logo: output.TALKGRAPH_MAIL_LOGO ?? mailLogo(brand, output.PUBLIC_URL),
          home: output.PUBLIC_URL,
          ...(brand && { name: brand.name, colour: brand.colour, footer: brand.mailFooter }),
        },
      }),
    },
    aiKeys: output.TALKGRAPH_AI_KEYS,
    wordsModel: output.TALKGRAPH_WORDS_MODEL,
    siteMailTo: output.SITE_MAIL_TO,
    siteOperator: {
      email: output.SITE_EMAIL,
      abuseEmails: output.SITE_ABUSE_EMAILS,
      city: output.SITE_CITY === 'off' ? '' : output.SITE_CITY,
      networks: output.SITE_NETWORKS,
      ...(brand && { brand: { name: brand.name, logo: brand.logo } }),
      repository: output.SITE_REPOSITORY,
    },
    ...(brand && { brand }),
    siteDemo: output.SITE_DEMO,
    ...(output.SITE_CLAIMS !== undefined && { siteClaims: claimsIn(output.SITE_CLAIMS) }),
    legal: resolve(output.TALKGRAPH_LEGAL ?? join(dataFolder, 'legal')),
    mailRetentionDays: output.TALKGRAPH_MAIL_RETENTION_DAYS,
    uploadRetentionDays: output.TALKGRAPH_UPLOAD_RETENTION_DAYS,
    largestFile: output.TALKGRAPH_LARGEST_FILE_MB * 1_000_000,
    filesOfAccount: output.TALKGRAPH_FILES_PER_ACCOUNT_MB * 1_000_000,
    threadRetentionDays: output.TALKGRAPH_THREAD_RETENTION_DAYS,
    resultRetentionDays: output.TALKGRAPH_RESULT_RETENTION_DAYS,
    logLevel: output.TALKGRAPH_LOG_LEVEL,
    ...(output.OTEL_EXPORTER_OTLP_ENDPOINT !== undefined && {
      traces: {
        endpoint: output.OTEL_EXPORTER_OTLP_ENDPOINT,
        service: output.OTEL_SERVICE_NAME,
      },
    }),
    metricsToken: output.TALKGRAPH_METRICS_TOKEN,
    allowHosts: output.TALKGRAPH_ALLOW_HOSTS,
    plugins: output.TALKGRAPH_PLUGINS,
    trustedProxies: output.TALKGRAPH_TRUSTED_PROXIES,
    socketLimits: {
      total: output.TALKGRAPH_CONNECTIONS,
      perAddress: output.TALKGRAPH_CONNECTIONS_PER_ADDRESS,
      unfinishedPerAddress: output.TALKGRAPH_UNFINISHED_PER_ADDRESS,
    },
    signUp: output.TALKGRAPH_SIGN_UP,
    guestLimit: output.TALKGRAPH_GUEST_LIMIT,
    budgets: {
      trusted: {
        bytes: output.TALKGRAPH_ACCOUNT_MEGABYTES * 1_000_000,
        bots: output.TALKGRAPH_ACCOUNT_BOTS,
        keys: output.TALKGRAPH_ACCOUNT_KEYS,
        connections: output.TALKGRAPH_ACCOUNT_CONNECTIONS,
        seconds: output.TALKGRAPH_ACCOUNT_SECONDS,
      },
      guests: {
        bytes: output.TALKGRAPH_GUEST_MEGABYTES * 1_000_000,
        bots: output.TALKGRAPH_GUEST_BOTS,
        keys: output.TALKGRAPH_GUEST_KEYS,
        connections: output.TALKGRAPH_GUEST_CONNECTIONS,
        seconds: output.TALKGRAPH_GUEST_SECONDS,
      },
    },
    ...(output.TALKGRAPH_STRIPE_KEY !== undefined &&
      output.TALKGRAPH_STRIPE_WEBHOOK_SECRET !== undefined && {
        stripe: {
          key: output.TALKGRAPH_STRIPE_KEY,
          webhookSecret: output.TALKGRAPH_STRIPE_WEBHOOK_SECRET,
          url: output.TALKGRAPH_STRIPE_URL,
        },
      }),
    ...(output.TALKGRAPH_PLANS !== undefined && { plans: plansIn(output.TALKGRAPH_PLANS) }),
    providers: output.TALKGRAPH_SIGN_IN_PROVIDERS,
    connectorClients: output.TALKGRAPH_CONNECTOR_SIGN_IN,
    apiKey: output.TALKGRAPH_API_KEY,
    secret: output.TALKGRAPH_SECRET,
    identitySecret: output.TALKGRAPH_IDENTITY_SECRET,
    aiUrl: output.TALKGRAPH_AI_URL,
    aiProviders: output.TALKGRAPH_AI_PROVIDERS,
    publicUrl: output.PUBLIC_URL,
  }

  function explain({ path }: v.BaseIssue<unknown>): string {
    const name = v.is(v.keyof(schema), path?.[0]?.key) ? path[0].key : 'PORT'
    return `The setting ${name} is ${show(name, given[name] ?? '')}. It should be ${expected[name]}.`
  }
}

function brandIn(path: string): OwnBrand {
  const read = readBrand(path)
  if ('fault' in read)
    throw new SettingsError(
      `The setting TALKGRAPH_BRAND is "${path}". It should be ${expected.TALKGRAPH_BRAND}: ${read.fault}`,
    )
  return read.brand
}

/** Programs for mails show no SVG, and fetch only whole addresses. */
function mailLogo(brand: OwnBrand | undefined, publicUrl: string | undefined): string | undefined {
  if (!brand?.logo || brand.logoFile?.pathname.toLowerCase().endsWith('.svg')) return undefined
  if (!brand.logoFile) return brand.logo
  return publicUrl && `${publicUrl}${brand.logo}`
}

function claimsIn(path: string): OwnClaims {
  const read = readClaims(path)
  if ('fault' in read)
    throw new SettingsError(
      `The setting SITE_CLAIMS is "${path}". It should be ${expected.SITE_CLAIMS}: ${read.fault}`,
    )
  return read.claims
}

function plansIn(path: string): readonly Plan[] {
  const read = readPlans(path)
  if ('fault' in read)
    throw new SettingsError(
      `The setting TALKGRAPH_PLANS is "${path}". It should be ${expected.TALKGRAPH_PLANS}: ${read.fault}`,
    )
  return read.plans
}

/** The names that begin like settings of this server and are none, each with the one that was probably meant. */
export function unknownSettings(
  env: Readonly<Record<string, string | undefined>>,
): { readonly name: string; readonly nearest?: string }[] {
  const known = Object.keys(expected)
  return Object.keys(env)
    .filter(name => name.startsWith('TALKGRAPH_') && !known.includes(name))
    .map(name => {
      const near = nearest(name, known) ?? known.find(other => other.startsWith(name))
      return { name, nearest: near }
    })
}

/** Shows a setting without a password in an address, the secret or a key. */
function show(name: keyof typeof expected, value: string): string {
  if (/SECRET|KEY|TOKEN|SIGN_IN/.test(name)) return `a text of ${value.length} characters`
  return `"${value.replace(/\/\/[^@/]*@/g, '//…@')}"`
}
