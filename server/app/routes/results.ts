import { tryoutParameter } from '@talkgraph/wire/addresses'
import { resultsPath, stepsIn } from '@talkgraph/wire/results'
import { type Context, Hono } from 'hono'
import { ApiError } from '../../base/errors.js'
import type { LiveBot } from '../../bots/publish/live-bots.js'
import { sessionChannel } from '../../channels/index.js'
import { visitorKey } from '../../conversations/experiments/note-visits.js'
import { resultBodySchema } from '../../conversations/results/record.schema.js'
import { storedBytes } from '../../conversations/results/record-facts.js'
import { bearerOf } from '../../platform/http/bearer.js'
import { clientAddress } from '../../platform/http/client-address.js'
import { limitBody, readJson } from '../../platform/http/read-json.js'
import type { Policy } from '../../platform/limits/limiter.js'
import type { RateLimits } from '../../platform/limits/rates.js'
import { storagePolicies } from '../../platform/limits/storage-policies.js'
import { mayUse } from '../../platform/origins/origin-rules.js'
import type { KnownSession } from '../../platform/sessions/token.js'
import type { AdmissionServices } from '../services/admission.js'
import type { BotServices } from '../services/bots.js'
import type { Services } from '../services/services.js'
import { playedVersion } from './admit.js'

/** A widget sends fewer than 120,000 characters, of up to three bytes each. */
const largestBody = 400_000

/** A widget hands over soon after whatever happens. */
const perSession = { count: 120, seconds: 60 }
const perAddress = { count: 600, seconds: 60 }
const bytesPerAddress = { count: 60, seconds: 60 }
/** Bytes; a longer record comes seldom. */
const large = 64_000

const path = `/:id${resultsPath}` as const

interface Admitted {
  readonly botId: string
  readonly live: LiveBot
  /** What the conversation is held in. */
  readonly held: LiveBot
  readonly session: string
  readonly identity: KnownSession['identity']
  readonly channel: string
}

/** `POST /:id/results`: the record of a conversation so far, for a bot whose owner has conversations stored (decision 33). */
export function resultRoutes(
  services: AdmissionServices & BotServices & Pick<Services, 'store' | 'results'>,
): Hono {
  const { results, sessionTag, store, limiter } = services
  return new Hono().post(path, limitBody(largestBody), async context => {
    const { botId, live, held, session, identity, channel } = await admit(context)
    const {
      session: record,
      sentAt,
      left = false,
      steps = 0,
    } = await readJson(context, resultBodySchema)
    const tag = sessionTag(session)
    const visitor = visitorKey(tag, identity)
    const { tryout } = live
    const shift = Date.now() - sentAt
    const isDealt = context.req.query(tryoutParameter) === String(tryout?.number)
    // One that had ended before is shown beside the version that is dealt.
    const isMet = tryout && record.startedAt + shift >= tryout.startedAt
    const met = isMet ? { tryout, isDealt } : undefined
    const hasSpoken = record.transcript.some(({ by }) => by === 'user')
    // A bot with experiments is told of whoever comes, before a word was said.
    const isSeenAlone = !hasSpoken && live.counts === 'visits'
    if (!live.settings.results.collect || isSeenAlone) {
      const isChat = hasSpoken || Object.keys(record.answers).length > 0
      await results.count({ botId, live: held, met, session: tag, visitor, record, isChat })
      return context.body(null, 204, { 'Cache-Control': 'no-store' })
    }
    const key = { botId, session: tag, begun: record.startedAt }
    const { limits } = live.settings
    const address = addressOf(context)
    const before = await store.results.size(key)
    const bytes = storedBytes(record)
    await limiter.admit([
      ...(before === 0 && (await store.results.isNew(key))
        ? newResultPolicies(limits, botId, address)
        : []),
      ...storagePolicies(limits, { botId, address, session: tag }, bytes - before),
    ])
    await results.keep({
      botId,
      live: held,
      met,
      channel,
      session: tag,
      visitor,
      record,
      hasLeft: left,
      bytes,
      // A widget of before does not say.
      steps: Math.max(steps, stepsIn(record)),
      shift,
    })
    return context.body(null, 204, { 'Cache-Control': 'no-store' })
  })

  function addressOf(context: Context): string {
    return clientAddress(context, services.trustedProxies)
  }

  /** The version that a widget says it plays, with the settings of today; the live one where it says none that was ever live. */
  async function heldIn(botId: string, live: LiveBot, version = ''): Promise<LiveBot> {
    if (!/^[1-9]\d{0,8}$/.test(version) || Number(version) === live.version) return live
    const { bots } = services
    const held = live.isFlowless ? undefined : await bots.find(botId, Number(version))
    return held ? { ...held, settings: live.settings } : live
  }

  /** Lets in who has a session of such a bot, from a page that may show it. */
  async function admit(context: Context<object, typeof path>): Promise<Admitted> {
    const { bots, tokens } = services
    const botId = context.req.param('id')
    const live = await bots.find(botId)
    const token = bearerOf(context)
    const known = live && token !== undefined ? await tokens.check(token, botId) : undefined
    const session = known?.id
    const of = `${live ? botId : ''} ${addressOf(context)}`
    const isLarge = Number(context.req.header('content-length') ?? large + 1) > large
    const headers = await limiter.admit([
      { name: 'results-address', of, rate: perAddress },
      ...(isLarge ? [{ name: 'results-large', of, rate: bytesPerAddress }] : []),
      ...(session === undefined
        ? []
        : [{ name: 'results-session', of: session, rate: perSession }]),
    ])
    for (const [header, value] of Object.entries(headers)) context.header(header, value)
    if (!live) throw new ApiError('BOT_NOT_FOUND')
    if (session === undefined)
      throw new ApiError('TOKEN_NOT_VALID', { headers: { 'WWW-Authenticate': 'Bearer' } })
    if (!known?.isOfPage && !mayUse(live.settings, context.req.header('origin')))
      throw new ApiError('ORIGIN_NOT_ALLOWED')
    if (!live.settings.results.collect && !live.counts) throw new ApiError('NOT_COLLECTED')
    const held = await heldIn(botId, live, playedVersion(context))
    const channel = sessionChannel(known)
    return { botId, live, held, session, identity: known?.identity, channel }
  }
}

/** The limits that a conversation counts against which is stored anew. */
function newResultPolicies(limits: RateLimits, botId: string, address: string): Policy[] {
  return [
    { name: 'address-results', of: `${botId} ${address}`, rate: limits.resultsPerAddress },
    { name: 'bot-results', of: botId, rate: limits.resultsPerBot, isShared: true },
  ]
}
