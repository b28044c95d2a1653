import { join } from 'node:path'
import type { SignUpMode } from '@talkgraph/wire/sign-up'
import * as v from 'valibot'
import { isEmail } from '../runtime/validate/email.js'
import { nearest } from '../runtime/validate/nearest.js'
import { type Provider, readProviders } from './accounts/index.js'
import { type LogLevel, logLevels } from './log.js'
import type { MailOptions } from './mail/transport.js'
import { type AllowedProvider, readAllowedProviders } from './step-tools/model/allowed-providers.js'
import { folderOf } from './store/index.js'

/** A setting that cannot be used; the message names it, what it got and what it should be. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError'
}

const host = /^(?:[a-z0-9.-]+|\[[0-9a-f:.]+\]):\d{1,5}$/i

const wholeNumber = (max: number) =>
  v.pipe(v.string(), v.regex(/^\d+$/), v.transform(Number), v.maxValue(max))

const key = v.pipe(v.string(), v.regex(/^[\x21-\x7e]{8,}$/))

const webAddress = v.pipe(
  v.string(),
  v.url(),
  v.regex(/^https?:\/\/[^@]+$/i),
  v.transform(address => address.replace(/\/+$/, '')),
)

const expected = {
  PORT: 'a number from 0 to 65535',
  HOST: 'the address to listen on, such as 127.0.0.1, ::1 or 0.0.0.0',
  DATABASE_URL:
    'absent, the path of an SQLite file such as ./data/talkgraph.db, or postgres://user:password@host:5432/name',
  TALKGRAPH_API_KEY: 'a text of at least 8 characters without white space',
  TALKGRAPH_SECRET: 'a random text of at least 32 characters',
  TALKGRAPH_IDENTITY_SECRET: 'a random text of at least 32 characters',
  TALKGRAPH_DEMO: 'on or off',
  TALKGRAPH_SITE: 'on or off',
  TALKGRAPH_OPERATION_PORT: 'a number from 0 to 65535 other than PORT',
  PUBLIC_URL: 'the http or https address of this server, such as https://chat.example.com',
  SMTP_URL: 'the mail server, such as smtps://user:password@mail.example.com, or smtp:// for STARTTLS',
  TALKGRAPH_MAIL_FROM: 'the e-mail address that mails come from',
  TALKGRAPH_MAIL_LOGO: 'the https address of a picture that stands at the top of every mail',
  TALKGRAPH_MAIL_RETENTION_DAYS:
    'for how many days the content of a mail that was given up is kept, a number from 0 to 3650',
  TALKGRAPH_UPLOAD_RETENTION_DAYS: 'for how many days uploaded files are kept, a number from 0 to 36500',
  TALKGRAPH_LARGEST_FILE_MB:
    'how many megabytes a file that an owner puts into a bot may have, a number from 1 to 200',
  TALKGRAPH_FILES_PER_ACCOUNT_MB:
    'how many megabytes such files of an account may have together, a number from 1 to 1000000',
  TALKGRAPH_THREAD_RETENTION_DAYS:
    'for how many days threads are kept after what happened in them last, a number from 0 to 36500',
  TALKGRAPH_RESULT_RETENTION_DAYS:
    'for how many days stored conversations are kept after what happened in them last, a number from 0 to 36500',
  SITE_MAIL_TO: 'the e-mail address that gets what visitors of the public site write',
  UPLOADS_URL:
    'a folder, or an S3-compatible store such as https://KEY:SECRET@s3.example.com/bucket?region=eu-central-1',
  TALKGRAPH_AI_URL:
    'the base address of an API compatible with that of OpenAI, such as https://api.openai.com/v1 or http://localhost:11434/v1',
  TALKGRAPH_AI_PROVIDERS:
    'the AI providers that a step may name, separated by commas: openai, anthropic, mistral, ollama, or a name with an address such as azure=https://shop.openai.azure.com',
  TALKGRAPH_AI_KEYS: 'keys of AI providers as name=key, separated by commas; a step names one as server:name',
  TALKGRAPH_METRICS_TOKEN: 'a text of at least 8 characters without white space',
  OTEL_EXPORTER_OTLP_ENDPOINT:
    'the address of a collector of traces that speaks OTLP over HTTP, such as http://localhost:4318',
  OTEL_SERVICE_NAME: 'the name of this server in traces',
  TALKGRAPH_LOG_LEVEL: `one of ${logLevels.join(', ')}`,
  TALKGRAPH_ALLOW_HOSTS: 'inner hosts as host:port, separated by commas, such as crm.internal:8080',
  TALKGRAPH_SIGN_UP: 'invited or open: whether people ask for an account, or make one',
  TALKGRAPH_SIGN_IN_PROVIDERS:
    'OpenID Connect providers with PUBLIC_URL set, as name=https://CLIENT_ID:CLIENT_SECRET@issuer.example, separated by commas',
  TALKGRAPH_TRUSTED_PROXIES: 'how many proxies stand in front of this server, a number from 0 to 10',
} as const

const schema = v.object({
  PORT: v.optional(wholeNumber(65_535), '8787'),
  HOST: v.optional(v.pipe(v.string(), v.regex(/^[a-z0-9.:_-]+$/i))),
  DATABASE_URL: v.optional(
    v.union([
      v.pipe(v.string(), v.regex(/^postgres(?:ql)?:\/\//i), v.url()),
      v.pipe(v.string(), v.regex(/^(?!(?!sqlite:|file:)[a-z][a-z0-9+.-]+:).+/i), v.transform(toPath)),
    ]),
    './data/talkgraph.db',
  ),
  TALKGRAPH_API_KEY: v.optional(key),
  TALKGRAPH_SECRET: v.optional(v.pipe(v.string(), v.minLength(32))),
  TALKGRAPH_IDENTITY_SECRET: v.optional(v.pipe(v.string(), v.minLength(32))),
  TALKGRAPH_DEMO: v.optional(v.picklist(['on', 'off']), 'on'),
  TALKGRAPH_SITE: v.optional(v.picklist(['on', 'off']), 'on'),
  TALKGRAPH_OPERATION_PORT: v.optional(wholeNumber(65_535)),
  PUBLIC_URL: v.optional(webAddress),
  TALKGRAPH_AI_URL: v.optional(webAddress),
  TALKGRAPH_AI_PROVIDERS: v.optional(
    v.pipe(v.string(), v.transform(readAllowedProviders), v.custom<AllowedProvider[]>(Array.isArray)),
  ),
  TALKGRAPH_AI_KEYS: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\s*[\w-]+=[^\s,]+\s*(?:,\s*[\w-]+=[^\s,]+\s*)*,?\s*$/),
      v.transform(readKeys),
    ),
  ),
  TALKGRAPH_METRICS_TOKEN: v.optional(key),
  OTEL_EXPORTER_OTLP_ENDPOINT: v.optional(webAddress),
  OTEL_SERVICE_NAME: v.optional(v.string()),
  TALKGRAPH_LOG_LEVEL: v.optional(v.picklist(logLevels), 'info'),
  UPLOADS_URL: v.optional(v.pipe(v.string(), v.check(isUploadsAddress))),
  SMTP_URL: v.optional(v.pipe(v.string(), v.regex(/^smtps?:\/\//i), v.url())),
  TALKGRAPH_MAIL_FROM: v.optional(v.pipe(v.string(), v.check(isEmail))),
  TALKGRAPH_MAIL_LOGO: v.optional(v.pipe(v.string(), v.url(), v.regex(/^https:\/\/[^@"<>\s]+$/i))),
  SITE_MAIL_TO: v.optional(v.pipe(v.string(), v.check(isEmail))),
  TALKGRAPH_MAIL_RETENTION_DAYS: v.optional(wholeNumber(3650), '30'),
  TALKGRAPH_UPLOAD_RETENTION_DAYS: v.optional(wholeNumber(36_500), '365'),
  TALKGRAPH_LARGEST_FILE_MB: v.optional(v.pipe(wholeNumber(200), v.minValue(1)), '25'),
  TALKGRAPH_FILES_PER_ACCOUNT_MB: v.optional(v.pipe(wholeNumber(1_000_000), v.minValue(1)), '1000'),
  TALKGRAPH_THREAD_RETENTION_DAYS: v.optional(wholeNumber(36_500), '365'),
  TALKGRAPH_RESULT_RETENTION_DAYS: v.optional(wholeNumber(36_500), '365'),
  TALKGRAPH_ALLOW_HOSTS: v.pipe(
    v.optional(v.string(), ''),
    v.transform(list => list.split(',').flatMap(entry => entry.trim() || [])),
    v.array(v.pipe(v.string(), v.regex(host))),
  ),
  TALKGRAPH_TRUSTED_PROXIES: v.optional(wholeNumber(10), '0'),
  TALKGRAPH_SIGN_UP: v.optional(v.picklist(['invited', 'open']), 'invited'),
  TALKGRAPH_SIGN_IN_PROVIDERS: v.optional(
    v.pipe(v.string(), v.transform(readProviders), v.custom<readonly Provider[]>(Array.isArray)),
  ),
})

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
  readonly mail: MailOptions
  /** Where enquiries of the public site go; absent: they are only kept. */
  readonly siteMailTo?: string
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
  readonly trustedProxies: number
  readonly signUp: SignUpMode
  /** Absent: nobody signs in by another provider. */
  readonly providers?: readonly Provider[]
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
  const dataFolder = folderOf(output.DATABASE_URL) ?? './data'
  return {
    port: output.PORT,
    ...(output.HOST !== undefined && { host: output.HOST }),
    ...(output.TALKGRAPH_OPERATION_PORT !== undefined && { operationPort: output.TALKGRAPH_OPERATION_PORT }),
    demo: output.TALKGRAPH_DEMO === 'on',
    site: output.TALKGRAPH_SITE === 'on',
    database: output.DATABASE_URL,
    uploads: output.UPLOADS_URL ?? join(dataFolder, 'uploads'),
    mail: {
      ...(output.SMTP_URL === undefined
        ? { folder: join(dataFolder, 'outbox') }
        : { smtpUrl: output.SMTP_URL }),
      ...(output.TALKGRAPH_MAIL_FROM !== undefined && { from: output.TALKGRAPH_MAIL_FROM }),
      ...(output.TALKGRAPH_MAIL_LOGO !== undefined && {
        brand: { logo: output.TALKGRAPH_MAIL_LOGO, home: output.PUBLIC_URL },
      }),
    },
    ...(output.TALKGRAPH_AI_KEYS !== undefined && { aiKeys: output.TALKGRAPH_AI_KEYS }),
    ...(output.SITE_MAIL_TO !== undefined && { siteMailTo: output.SITE_MAIL_TO }),
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
        ...(output.OTEL_SERVICE_NAME !== undefined && { service: output.OTEL_SERVICE_NAME }),
      },
    }),
    ...(output.TALKGRAPH_METRICS_TOKEN !== undefined && { metricsToken: output.TALKGRAPH_METRICS_TOKEN }),
    allowHosts: output.TALKGRAPH_ALLOW_HOSTS,
    trustedProxies: output.TALKGRAPH_TRUSTED_PROXIES,
    signUp: output.TALKGRAPH_SIGN_UP,
    ...(output.TALKGRAPH_SIGN_IN_PROVIDERS !== undefined && {
      providers: output.TALKGRAPH_SIGN_IN_PROVIDERS,
    }),
    ...(output.TALKGRAPH_API_KEY !== undefined && { apiKey: output.TALKGRAPH_API_KEY }),
    ...(output.TALKGRAPH_SECRET !== undefined && { secret: output.TALKGRAPH_SECRET }),
    ...(output.TALKGRAPH_IDENTITY_SECRET !== undefined && {
      identitySecret: output.TALKGRAPH_IDENTITY_SECRET,
    }),
    ...(output.TALKGRAPH_AI_URL !== undefined && { aiUrl: output.TALKGRAPH_AI_URL }),
    ...(output.TALKGRAPH_AI_PROVIDERS !== undefined && { aiProviders: output.TALKGRAPH_AI_PROVIDERS }),
    ...(output.PUBLIC_URL !== undefined && { publicUrl: output.PUBLIC_URL }),
  }

  function explain({ path }: v.BaseIssue<unknown>): string {
    const name = v.is(v.keyof(schema), path?.[0]?.key) ? path[0].key : 'PORT'
    return `The setting ${name} is ${show(name, given[name] ?? '')}. It should be ${expected[name]}.`
  }
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
      return { name, ...(near !== undefined && { nearest: near }) }
    })
}

function readKeys(list: string): ReadonlyMap<string, string> {
  const entries = list.split(',').flatMap(entry => entry.trim() || [])
  return new Map(
    entries.map(entry => [entry.slice(0, entry.indexOf('=')), entry.slice(entry.indexOf('=') + 1)]),
  )
}

function toPath(address: string): string {
  return address.replace(/^(?:sqlite|file):(?:\/\/(?=\/|\.))?/i, '')
}

function isUploadsAddress(address: string): boolean {
  if (!/^[a-z][a-z0-9+.-]+:/i.test(address)) return true
  if (!URL.canParse(address)) return false
  const { protocol, username, password, pathname } = new URL(address)
  if (protocol === 'file:') return true
  return /^https?:$/.test(protocol) && username !== '' && password !== '' && pathname.length > 1
}

/** Shows a setting without a password in an address, the secret or a key. */
function show(name: keyof typeof expected, value: string): string {
  if (/SECRET|KEY|TOKEN|SIGN_IN/.test(name)) return `a text of ${value.length} characters`
  return `"${value.replace(/\/\/[^@/]*@/g, '//…@')}"`
}
