import { type DemoHours, demoDays, demoTime, fitsDemo } from '@talkgraph/wire/site-own'
import * as v from 'valibot'
import { withoutEnd } from '../../runtime/session/without-end.js'
import { isEmail } from '../../runtime/validate/email.js'
import { isTimeZone } from '../../runtime/validate/time-zone.js'
import { logLevels } from '../base/log.js'
import {
  type ConnectorClient,
  readConnectorClients,
} from '../connections/integrations/connector-clients.js'
import { type Provider, readProviders } from '../people/accounts/index.js'
import { type AllowedProvider, readAllowedProviders } from '../steps/model/allowed-providers.js'

const host = /^(?:[a-z0-9.-]+|\[[0-9a-f:.]+\]):\d{1,5}$/i

const wholeNumber = (max: number) =>
  v.pipe(v.string(), v.regex(/^\d+$/), v.transform(Number), v.maxValue(max))

const key = v.pipe(v.string(), v.regex(/^[\x21-\x7e]{8,}$/))

const webAddress = v.pipe(
  v.string(),
  v.url(),
  v.regex(/^https?:\/\/[^@]+$/i),
  v.transform(address => withoutEnd(address, '/')),
)

/** What each setting should be, in words for who set it. */
export const expected = {
  PORT: 'a number from 0 to 65535',
  HOST: 'the address to listen on, such as 127.0.0.1, ::1 or 0.0.0.0',
  DATABASE_URL:
    'absent, the path of an SQLite file such as ./data/talkgraph.db, or postgres://user:password@host:5432/name',
  TALKGRAPH_API_KEY: 'a text of at least 8 characters without white space',
  TALKGRAPH_SECRET: 'a random text of at least 32 characters',
  TALKGRAPH_IDENTITY_SECRET: 'a random text of at least 32 characters',
  TALKGRAPH_DEMO: 'on or off',
  TALKGRAPH_SITE: 'on or off',
  TALKGRAPH_SITE_BOT: 'off, or the id of a bot of this server',
  TALKGRAPH_OPERATION_PORT: 'a number from 0 to 65535 other than PORT',
  PUBLIC_URL: 'the http or https address of this server, such as https://chat.example.com',
  SMTP_URL:
    'the mail server, such as smtps://user:password@mail.example.com, or smtp:// for STARTTLS',
  TALKGRAPH_MAIL_FROM: 'the e-mail address that mails come from',
  TALKGRAPH_MAIL_LOGO: 'the https address of a picture that stands at the top of every mail',
  TALKGRAPH_MAIL_RETENTION_DAYS:
    'for how many days the content of a mail that was given up is kept, a number from 0 to 3650',
  TALKGRAPH_UPLOAD_RETENTION_DAYS:
    'for how many days uploaded files are kept, a number from 0 to 36500',
  TALKGRAPH_LARGEST_FILE_MB:
    'how many megabytes a file that an owner puts into a bot may have, a number from 1 to 200',
  TALKGRAPH_FILES_PER_ACCOUNT_MB:
    'how many megabytes such files of an account may have together, a number from 1 to 1000000',
  TALKGRAPH_THREAD_RETENTION_DAYS:
    'for how many days threads are kept after what happened in them last, a number from 0 to 36500',
  TALKGRAPH_RESULT_RETENTION_DAYS:
    'for how many days stored conversations are kept after what happened in them last, a number from 0 to 36500',
  TALKGRAPH_GUEST_LIMIT:
    'how many AI answers, and how many mails, the bots of an account that whoever came has made may have a day, a number from 0 to 1000000',
  TALKGRAPH_ACCOUNT_MEGABYTES:
    'how many megabytes an account may keep, a number from 1 to 100000000',
  TALKGRAPH_ACCOUNT_BOTS:
    'how many bots and sub-flows an account may have, a number from 1 to 1000000',
  TALKGRAPH_ACCOUNT_KEYS: 'how many keys an account may have, a number from 1 to 100000',
  TALKGRAPH_ACCOUNT_CONNECTIONS:
    'how many connections with channels an account may have, a number from 0 to 100000',
  TALKGRAPH_ACCOUNT_SECONDS:
    'how many seconds of the processor tests, explores and imports of an account may take in a minute, a number from 1 to 100000',
  TALKGRAPH_GUEST_MEGABYTES:
    'the same as TALKGRAPH_ACCOUNT_MEGABYTES for an account that whoever came has made',
  TALKGRAPH_GUEST_BOTS:
    'the same as TALKGRAPH_ACCOUNT_BOTS for an account that whoever came has made',
  TALKGRAPH_GUEST_KEYS:
    'the same as TALKGRAPH_ACCOUNT_KEYS for an account that whoever came has made',
  TALKGRAPH_GUEST_CONNECTIONS:
    'the same as TALKGRAPH_ACCOUNT_CONNECTIONS for an account that whoever came has made',
  TALKGRAPH_GUEST_SECONDS:
    'the same as TALKGRAPH_ACCOUNT_SECONDS for an account that whoever came has made',
  TALKGRAPH_BRAND: 'the path of a file with your name and colours, such as brand.json',
  TALKGRAPH_PLANS: 'the path of a file of plans, such as plans.json',
  TALKGRAPH_STRIPE_KEY: 'a secret key of Stripe, with TALKGRAPH_STRIPE_WEBHOOK_SECRET beside it',
  TALKGRAPH_STRIPE_WEBHOOK_SECRET: 'the secret with which Stripe signs what it tells this server',
  TALKGRAPH_STRIPE_URL: 'the http or https address that is called in place of Stripe’s',
  TALKGRAPH_LEGAL: 'the folder of terms-of-service.md, privacy-policy.md and trust.md',
  SITE_DEMO:
    'when demos can be booked: a time zone, days and hours such as Europe/Zurich Mon-Fri 09:00-17:00',
  SITE_CLAIMS: 'the path of a file with the lines that the public site claims, such as claims.json',
  SITE_MAIL_TO: 'the e-mail address that gets what visitors of the public site write',
  SITE_EMAIL: 'the e-mail address that the public site shows',
  SITE_ABUSE_EMAILS: 'the e-mail addresses for concerns about chats, separated by commas',
  SITE_CITY: 'where you are, such as Pune, India, in at most 100 letters, or off',
  SITE_REPOSITORY: 'the http or https address where the source of this server is',
  SITE_NETWORKS:
    'the https addresses of your pages in social networks, separated by commas, or off',
  UPLOADS_URL:
    'a folder, or an S3-compatible store such as https://KEY:SECRET@s3.example.com/bucket?region=eu-central-1',
  TALKGRAPH_AI_URL:
    'the base address of an API compatible with that of OpenAI, such as https://api.openai.com/v1 or http://localhost:11434/v1',
  TALKGRAPH_AI_PROVIDERS:
    'the AI providers that a step may name, separated by commas: openai, anthropic, mistral, ollama, or a name with an address such as azure=https://shop.openai.azure.com',
  TALKGRAPH_WORDS_MODEL:
    'the model of the AI provider that drafts bots from words, such as gpt-4o-mini, or off',
  TALKGRAPH_AI_KEYS:
    'keys of AI providers as name=key, separated by commas; a step names one as server:name',
  TALKGRAPH_METRICS_TOKEN: 'a text of at least 8 characters without white space',
  OTEL_EXPORTER_OTLP_ENDPOINT:
    'the address of a collector of traces that speaks OTLP over HTTP, such as http://localhost:4318',
  OTEL_SERVICE_NAME: 'the name of this server in traces',
  TALKGRAPH_LOG_LEVEL: `one of ${logLevels.join(', ')}`,
  TALKGRAPH_ALLOW_HOSTS: 'inner hosts as host:port, separated by commas, such as crm.internal:8080',
  TALKGRAPH_PLUGINS:
    'plug-ins, by the names of their packages or their folders, separated by commas, such as talkgraph-signature,./plugins/pottery',
  TALKGRAPH_SIGN_UP: 'invited or open: whether people ask for an account, or make one',
  TALKGRAPH_SIGN_IN_PROVIDERS:
    'OpenID Connect providers with PUBLIC_URL set, as name=https://CLIENT_ID:CLIENT_SECRET@issuer.example, separated by commas',
  TALKGRAPH_CONNECTOR_SIGN_IN:
    'clients that you have registered with other products, as name=CLIENT_ID:CLIENT_SECRET, separated by commas; the names are google, airtable, calendly, hubspot, salesforce and zoho',
  TALKGRAPH_TRUSTED_PROXIES:
    'how many proxies stand in front of this server, a number from 0 to 10',
  TALKGRAPH_CONNECTIONS:
    'how many connections may be open at the same time, a number from 10 to 1000000',
  TALKGRAPH_CONNECTIONS_PER_ADDRESS:
    'how many connections may be open from one address, a number from 1 to 1000000',
  TALKGRAPH_UNFINISHED_PER_ADDRESS:
    'how many requests of one address may have a body that is still on its way, a number from 1 to 1000000',
} as const

/** Entries separated by commas. */
const listOf = <Schema extends v.GenericSchema<string, string>>(entry: Schema) =>
  v.pipe(
    v.string(),
    v.transform(list => list.split(',').flatMap(each => each.trim() || [])),
    v.array(entry),
  )

/** How the settings are read: their shapes and defaults. */
export const settingsSchema = v.object({
  PORT: v.optional(wholeNumber(65_535), '8787'),
  HOST: v.optional(v.pipe(v.string(), v.regex(/^[a-z0-9.:_-]+$/i))),
  DATABASE_URL: v.optional(
    v.union([
      v.pipe(v.string(), v.regex(/^postgres(?:ql)?:\/\//i), v.url()),
      v.pipe(
        v.string(),
        v.regex(/^(?!(?!sqlite:|file:)[a-z][a-z0-9+.-]+:).+/i),
        v.transform(toPath),
      ),
    ]),
    './data/talkgraph.db',
  ),
  TALKGRAPH_API_KEY: v.optional(key),
  TALKGRAPH_SECRET: v.optional(v.pipe(v.string(), v.minLength(32))),
  TALKGRAPH_IDENTITY_SECRET: v.optional(v.pipe(v.string(), v.minLength(32))),
  TALKGRAPH_DEMO: v.optional(v.picklist(['on', 'off']), 'on'),
  TALKGRAPH_SITE: v.optional(v.picklist(['on', 'off']), 'on'),
  TALKGRAPH_SITE_BOT: v.optional(v.pipe(v.string(), v.regex(/^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/))),
  TALKGRAPH_OPERATION_PORT: v.optional(wholeNumber(65_535)),
  PUBLIC_URL: v.optional(webAddress),
  TALKGRAPH_AI_URL: v.optional(webAddress),
  TALKGRAPH_AI_PROVIDERS: v.optional(
    v.pipe(
      v.string(),
      v.transform(readAllowedProviders),
      v.custom<AllowedProvider[]>(Array.isArray),
    ),
  ),
  TALKGRAPH_WORDS_MODEL: v.optional(v.pipe(v.string(), v.trim(), v.regex(/^\S{1,200}$/))),
  TALKGRAPH_AI_KEYS: v.optional(
    v.pipe(
      v.string(),
      v.check(list =>
        withoutEnd(list.trim(), ',')
          .split(',')
          .every(entry => /^[\w-]+=\S+$/.test(entry.trim())),
      ),
      v.transform(readKeys),
    ),
  ),
  TALKGRAPH_PLUGINS: v.optional(v.pipe(v.string(), v.transform(readNames)), ''),
  TALKGRAPH_METRICS_TOKEN: v.optional(key),
  OTEL_EXPORTER_OTLP_ENDPOINT: v.optional(webAddress),
  OTEL_SERVICE_NAME: v.optional(v.string()),
  TALKGRAPH_LOG_LEVEL: v.optional(v.picklist(logLevels), 'info'),
  UPLOADS_URL: v.optional(v.pipe(v.string(), v.check(isUploadsAddress))),
  SMTP_URL: v.optional(v.pipe(v.string(), v.regex(/^smtps?:\/\//i), v.url())),
  TALKGRAPH_MAIL_FROM: v.optional(v.pipe(v.string(), v.check(isEmail))),
  TALKGRAPH_MAIL_LOGO: v.optional(v.pipe(v.string(), v.url(), v.regex(/^https:\/\/[^@"<>\s]+$/i))),
  TALKGRAPH_BRAND: v.optional(v.string()),
  TALKGRAPH_PLANS: v.optional(v.string()),
  TALKGRAPH_STRIPE_KEY: v.optional(key),
  TALKGRAPH_STRIPE_WEBHOOK_SECRET: v.optional(key),
  TALKGRAPH_STRIPE_URL: v.optional(webAddress),
  TALKGRAPH_LEGAL: v.optional(v.string()),
  SITE_DEMO: v.optional(
    v.pipe(
      v.string(),
      v.transform(readDemoHours),
      v.custom<DemoHours>(hours => hours !== undefined),
    ),
  ),
  SITE_CLAIMS: v.optional(v.string()),
  SITE_MAIL_TO: v.optional(v.pipe(v.string(), v.check(isEmail))),
  SITE_EMAIL: v.optional(v.pipe(v.string(), v.check(isEmail))),
  SITE_ABUSE_EMAILS: v.optional(listOf(v.pipe(v.string(), v.check(isEmail))), ''),
  SITE_CITY: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(100))),
  SITE_REPOSITORY: v.optional(webAddress),
  SITE_NETWORKS: v.optional(
    v.union([
      v.pipe(
        v.literal('off'),
        v.transform((): string[] => []),
      ),
      listOf(v.pipe(v.string(), v.url(), v.regex(/^https:\/\//i))),
    ]),
  ),
  TALKGRAPH_MAIL_RETENTION_DAYS: v.optional(wholeNumber(3650), '30'),
  TALKGRAPH_UPLOAD_RETENTION_DAYS: v.optional(wholeNumber(36_500), '365'),
  TALKGRAPH_LARGEST_FILE_MB: v.optional(v.pipe(wholeNumber(200), v.minValue(1)), '25'),
  TALKGRAPH_FILES_PER_ACCOUNT_MB: v.optional(v.pipe(wholeNumber(1_000_000), v.minValue(1)), '1000'),
  TALKGRAPH_THREAD_RETENTION_DAYS: v.optional(wholeNumber(36_500), '365'),
  TALKGRAPH_RESULT_RETENTION_DAYS: v.optional(wholeNumber(36_500), '365'),
  TALKGRAPH_ALLOW_HOSTS: v.optional(listOf(v.pipe(v.string(), v.regex(host))), ''),
  TALKGRAPH_TRUSTED_PROXIES: v.optional(wholeNumber(10), '0'),
  TALKGRAPH_GUEST_LIMIT: v.optional(wholeNumber(1_000_000), '50'),
  TALKGRAPH_ACCOUNT_MEGABYTES: v.optional(v.pipe(wholeNumber(100_000_000), v.minValue(1)), '20000'),
  TALKGRAPH_ACCOUNT_BOTS: v.optional(v.pipe(wholeNumber(1_000_000), v.minValue(1)), '10000'),
  TALKGRAPH_ACCOUNT_KEYS: v.optional(v.pipe(wholeNumber(100_000), v.minValue(1)), '100'),
  TALKGRAPH_ACCOUNT_CONNECTIONS: v.optional(wholeNumber(100_000), '100'),
  TALKGRAPH_ACCOUNT_SECONDS: v.optional(v.pipe(wholeNumber(100_000), v.minValue(1)), '60'),
  TALKGRAPH_GUEST_MEGABYTES: v.optional(v.pipe(wholeNumber(100_000_000), v.minValue(1)), '200'),
  TALKGRAPH_GUEST_BOTS: v.optional(v.pipe(wholeNumber(1_000_000), v.minValue(1)), '20'),
  TALKGRAPH_GUEST_KEYS: v.optional(v.pipe(wholeNumber(100_000), v.minValue(1)), '5'),
  TALKGRAPH_GUEST_CONNECTIONS: v.optional(wholeNumber(100_000), '5'),
  TALKGRAPH_GUEST_SECONDS: v.optional(v.pipe(wholeNumber(100_000), v.minValue(1)), '20'),
  TALKGRAPH_SIGN_UP: v.optional(v.picklist(['invited', 'open']), 'invited'),
  TALKGRAPH_SIGN_IN_PROVIDERS: v.optional(
    v.pipe(v.string(), v.transform(readProviders), v.custom<readonly Provider[]>(Array.isArray)),
  ),
  TALKGRAPH_CONNECTOR_SIGN_IN: v.optional(
    v.pipe(
      v.string(),
      v.transform(readConnectorClients),
      v.custom<readonly ConnectorClient[]>(Array.isArray),
    ),
  ),
  TALKGRAPH_CONNECTIONS: v.optional(v.pipe(wholeNumber(1_000_000), v.minValue(10))),
  TALKGRAPH_CONNECTIONS_PER_ADDRESS: v.optional(v.pipe(wholeNumber(1_000_000), v.minValue(1))),
  TALKGRAPH_UNFINISHED_PER_ADDRESS: v.optional(v.pipe(wholeNumber(1_000_000), v.minValue(1))),
})

/** `Europe/Zurich Mon-Fri 09:00-17:00`; days may be listed, too: `Mon,Wed-Fri`. */
function readDemoHours(text: string): DemoHours | undefined {
  const [, zone = '', listed = '', from = '', to = ''] =
    /^\s*(\S+)\s+(\S+)\s+(\d\d:\d\d)-(\d\d:\d\d)\s*$/.exec(text) ?? []
  const at = (name: string | undefined) =>
    demoDays.findIndex(day => day.slice(0, 3).toLowerCase() === name?.slice(0, 3).toLowerCase())
  const spans = listed.split(',').map(span => {
    const [first, last = first] = span.split('-')
    return [at(first), at(last)] as const
  })
  const isRight =
    isTimeZone(zone) &&
    spans.every(([first, last]) => first >= 0 && last >= first) &&
    [from, to].every(time => demoTime.test(time)) &&
    fitsDemo({ from, to })
  if (!isRight) return undefined
  const days = demoDays.filter((_, place) =>
    spans.some(([first, last]) => place >= first && place <= last),
  )
  return { zone, days, from, to }
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

function readNames(list: string): readonly string[] {
  return list
    .split(',')
    .map(name => name.trim())
    .filter(name => name !== '')
}
