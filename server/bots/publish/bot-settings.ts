import { analyticsMoments, analyticsTools } from '@talkgraph/wire/analytics'
import { type LeadMail, leadMails } from '@talkgraph/wire/bots'
import * as v from 'valibot'
import type { BotFile } from '../../../runtime/index.js'
import type { Rate, RateLimits } from '../../platform/limits/rates.js'
import { isOrigin, type OriginRules } from '../../platform/origins/origin-rules.js'
import type { BotDetails } from '../appearance/details.js'

/** What an owner sets for the server in the bot file's `settings`; never published. */
export interface BotSettings extends OriginRules {
  readonly limits: RateLimits
  /** Whether people answer visitors who are handed over (decision 83). */
  readonly liveDesk: boolean
  readonly results: ResultSettings
  /** What new visitors are told when the account has had as many chats as its plan has. */
  readonly limitText: string
}

/** Whether conversations are stored, and what follows from that (decision 33). */
export interface ResultSettings {
  readonly collect: boolean
  /** Undefined: as long as the server keeps them. */
  readonly retentionDays: number | undefined
  /** Where their ends are told; empty: nowhere. */
  readonly webhookUrl: string
  readonly leadMail: LeadMail
  /** Empty: the owners of the account. */
  readonly leadMailTo: readonly string[]
}

const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000_000))
const rate = v.object({ count, seconds: v.pipe(count, v.minValue(1), v.maxValue(86_400)) })
const given = v.object({
  allowedOrigins: v.pipe(v.nullish(v.unknown(), []), v.transform(asList)),
  limits: v.fallback(v.record(v.string(), v.unknown()), {}),
  liveDesk: v.fallback(v.boolean(), false),
  limitText: v.fallback(v.pipe(v.string(), v.maxLength(2000)), ''),
  collectResults: v.fallback(v.boolean(), false),
  resultRetentionDays: v.fallback(
    v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(36_500))),
    undefined,
  ),
  resultWebhookUrl: v.fallback(v.pipe(v.string(), v.regex(/^https?:\/\/\S{1,2000}$/)), ''),
  leadMail: v.fallback(v.picklist(leadMails), 'each'),
  leadMailTo: v.fallback(v.pipe(v.array(v.pipe(v.string(), v.email())), v.maxLength(10)), []),
})
/** Which products of the host page are told, and under which names. */
export const analytics = v.object({
  tools: v.pipe(v.array(v.picklist(analyticsTools)), v.maxLength(analyticsTools.length)),
  events: v.optional(
    v.object(
      v.entriesFromList(
        Object.keys(analyticsMoments),
        v.optional(v.pipe(v.string(), v.maxLength(100))),
      ),
    ),
  ),
})

/** What is said then where the owner has said nothing. */
export const usualLimitText = 'We cannot chat at the moment. Please get in touch in another way.'

const nothing: v.InferOutput<typeof given> = {
  limitText: '',
  allowedOrigins: [],
  limits: {},
  liveDesk: false,
  collectResults: false,
  resultRetentionDays: undefined,
  resultWebhookUrl: '',
  leadMail: 'each',
  leadMailTo: [],
}

/**
 * Reads the settings of a bot file over the server's own limits. A limit is `{ count, seconds }`, or a count alone for
 * the usual time; a limit that cannot be read stays as it is on the server. Origins that cannot be read match nothing, so
 * that a slip keeps sites out instead of letting all sites in.
 */
export function readBotSettings(
  { settings }: Readonly<Record<string, unknown>>,
  usual: RateLimits,
  set: BotDetails['settings'] = {},
): BotSettings {
  const { allowedOrigins, limits, liveDesk, limitText } = read(settings)
  return {
    limitText: limitText.trim() || usualLimitText,
    results: resultSettings(settings, set),
    allowedOrigins: allowedOrigins.map(String),
    liveDesk,
    limits: {
      sessionsPerAddress: readRate(limits.sessionsPerAddress, usual.sessionsPerAddress),
      threadsPerBot: readRate(limits.threadsPerBot, usual.threadsPerBot),
      stepsPerAddress: readRate(limits.stepsPerAddress, usual.stepsPerAddress),
      totalPerAddress: readRate(limits.totalPerAddress, usual.totalPerAddress),
      stepsPerSession: readRate(limits.stepsPerSession, usual.stepsPerSession),
      totalPerSession: readRate(limits.totalPerSession, usual.totalPerSession),
      stepsPerBot: readRate(limits.stepsPerBot, usual.stepsPerBot),
      totalPerBot: readRate(limits.totalPerBot, usual.totalPerBot),
      resultsPerAddress: readRate(limits.resultsPerAddress, usual.resultsPerAddress),
      resultsPerBot: readRate(limits.resultsPerBot, usual.resultsPerBot),
      kilobytesPerSession: readRate(limits.kilobytesPerSession, usual.kilobytesPerSession),
      kilobytesPerAddress: readRate(limits.kilobytesPerAddress, usual.kilobytesPerAddress),
      kilobytesPerBot: readRate(limits.kilobytesPerBot, usual.kilobytesPerBot),
      uploadsPerSession: readRate(limits.uploadsPerSession, usual.uploadsPerSession),
      uploadsPerAddress: readRate(limits.uploadsPerAddress, usual.uploadsPerAddress),
      uploadsPerBot: readRate(limits.uploadsPerBot, usual.uploadsPerBot),
      aiPerAddress: readRate(limits.aiPerAddress, usual.aiPerAddress),
      aiPerBot: readRate(limits.aiPerBot, usual.aiPerBot),
      mailsPerAddress: readRate(limits.mailsPerAddress, usual.mailsPerAddress),
      mailsPerBot: readRate(limits.mailsPerBot, usual.mailsPerBot),
      mailsToVisitors: readRate(limits.mailsToVisitors, usual.mailsToVisitors),
    },
  }
}

/** What an owner has the host page's analytics told of; undefined: nothing. */
export function analyticsOf({ settings }: BotFile): v.InferOutput<typeof analytics> | undefined {
  const { analytics: given } = Object(settings)
  const read = v.safeParse(analytics, given)
  return read.success && read.output.tools.length > 0 ? read.output : undefined
}

/** Whether a bot file says that there is a live desk. */
export function hasLiveDesk({ settings }: BotFile): boolean {
  return read(settings).liveDesk
}

/** What was set through the API stands above what the bot file says. */
export function resultSettings(settings: unknown, set: BotDetails['settings']): ResultSettings {
  const { collectResults, resultRetentionDays, resultWebhookUrl, leadMail, leadMailTo } =
    read(settings)
  return {
    collect: set.collectResults ?? collectResults,
    retentionDays: set.resultRetentionDays ?? resultRetentionDays,
    webhookUrl: set.resultWebhookUrl ?? resultWebhookUrl,
    leadMail: set.leadMail ?? leadMail,
    leadMailTo: set.leadMailTo ?? leadMailTo,
  }
}

/** What an owner should know about the settings of a bot that goes live. */
export function warnAbout({ allowedOrigins }: BotSettings): string[] {
  if (allowedOrigins.length === 0)
    return [
      'Any site may show this bot. List those that may: in settings.allowedOrigins of its file, in the studio under ‘Sites that may show the bot’.',
    ]
  return allowedOrigins.flatMap(origin =>
    isOrigin(origin)
      ? []
      : [
          `settings.allowedOrigins: "${origin}" is no origin and matches nothing. It should be like https://shop.example, without a path.`,
        ],
  )
}

function read(settings: unknown): v.InferOutput<typeof given> {
  return v.parse(v.fallback(given, nothing), settings)
}

function readRate(value: unknown, usual: Rate): Rate {
  if (v.is(count, value)) return { ...usual, count: value }
  return v.is(rate, value) ? value : usual
}

function asList(given: unknown): unknown[] {
  return Array.isArray(given) ? given : [given]
}
