import * as v from 'valibot'
import type { BotFile } from '../../runtime/index.js'
import type { Rate, RateLimits } from '../limits/rates.js'
import { isOrigin, type OriginRules } from '../origins/origin-rules.js'

/** What an owner sets for the server in the bot file's `settings`; never published. */
export interface BotSettings extends OriginRules {
  readonly limits: RateLimits
  /** Whether people answer visitors who are handed over (decision 83). */
  readonly liveDesk: boolean
}

const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000_000))
const rate = v.object({ count, seconds: v.pipe(count, v.minValue(1), v.maxValue(86_400)) })
const given = v.object({
  allowedOrigins: v.pipe(v.nullish(v.unknown(), []), v.transform(asList)),
  limits: v.fallback(v.record(v.string(), v.unknown()), {}),
  liveDesk: v.fallback(v.boolean(), false),
})

/**
 * Reads the settings of a bot file over the server's own limits. A limit is `{ count, seconds }`, or a count alone for
 * the usual time; a limit that cannot be read stays as it is on the server. Origins that cannot be read match nothing, so
 * that a slip keeps sites out instead of letting all sites in.
 */
export function readBotSettings({ settings }: BotFile, usual: RateLimits): BotSettings {
  const { allowedOrigins, limits, liveDesk } = v.parse(
    v.fallback(given, { allowedOrigins: [], limits: {}, liveDesk: false }),
    settings,
  )
  return {
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

/** Whether a bot file says that there is a live desk. */
export function hasLiveDesk({ settings }: BotFile): boolean {
  return v.parse(v.fallback(given, { allowedOrigins: [], limits: {}, liveDesk: false }), settings).liveDesk
}

/** What an owner should know about the settings of a bot that goes live. */
export function warnAbout({ allowedOrigins }: BotSettings): string[] {
  if (allowedOrigins.length === 0)
    return ['Any site may show this bot. List the sites that may in settings.allowedOrigins.']
  return allowedOrigins.flatMap(origin =>
    isOrigin(origin)
      ? []
      : [
          `settings.allowedOrigins: "${origin}" is no origin and matches nothing. It should be like https://shop.example, without a path.`,
        ],
  )
}

function readRate(value: unknown, usual: Rate): Rate {
  if (v.is(count, value)) return { ...usual, count: value }
  return v.is(rate, value) ? value : usual
}

function asList(given: unknown): unknown[] {
  return Array.isArray(given) ? given : [given]
}
