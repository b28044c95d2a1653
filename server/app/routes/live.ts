import { isKey, keyHeader } from '@talkgraph/wire/idempotency'
import { type LiveCall, lastEventHeader, livePath, threadParameter } from '@talkgraph/wire/live'
import { type Context, Hono } from 'hono'
import { ApiError } from '../../base/errors.js'
import { sessionChannel } from '../../channels/index.js'
import { followVisitor } from '../../conversations/live/follow-visitor.js'
import { liveCallSchema } from '../../conversations/live/live-call.schema.js'
import { createLiveCalls, type LiveVisitor } from '../../conversations/live/live-calls.js'
import { isHandover } from '../../conversations/live/terms.js'
import { playToVisitor } from '../../conversations/live/visitor-stream.js'
import { createWaitingThreads } from '../../conversations/live/waiting-threads.js'
import { bearerOf } from '../../platform/http/bearer.js'
import { clientAddress } from '../../platform/http/client-address.js'
import { limitBody, readJson } from '../../platform/http/read-json.js'
import type { RateLimits } from '../../platform/limits/rates.js'
import { storagePolicies } from '../../platform/limits/storage-policies.js'
import { mayUse } from '../../platform/origins/origin-rules.js'
import { answerEvents } from '../../platform/streams/event-stream.js'
import type { AdmissionServices } from '../services/admission.js'
import type { BotServices } from '../services/bots.js'
import type { LiveServices } from '../services/live.js'
import type { Services } from '../services/services.js'
import { uploadsAt } from '../uploads-at.js'
import { playedVersion } from './admit.js'

const largestBody = 1_000_000

/** Typing and reading are calls too. */
const callsPerSession = { count: 240, seconds: 60 }
const callsPerAddress = { count: 2400, seconds: 60 }
/** A line that breaks often comes back often. */
const streamsPerSession = { count: 60, seconds: 60 }
const streamsPerAddress = { count: 1200, seconds: 60 }

const path = `/:id${livePath}` as const

interface Admitted extends LiveVisitor {
  /** The session's id. */
  readonly sessionId: string
  readonly address: string
  readonly limits: RateLimits
}

/**
 * The line between a visitor and agents (decision 83). `GET /:id/live?thread=` tells what agents say and do, as server-sent
 * events; `POST /:id/live` is what the visitor says and does.
 */
export function liveRoutes(
  services: AdmissionServices &
    BotServices &
    LiveServices &
    Pick<Services, 'store' | 'log' | 'publicUrl' | 'hooks'>,
): Hono {
  const { store, hooks, hub, news, streams, log, trustedProxies, liveTiming } = services
  const calls = createLiveCalls(store, news, createWaitingThreads(store.threads), hooks)
  return new Hono()
    .get(path, async context => {
      const visitor = await admit(context, streamsPerSession, streamsPerAddress)
      const thread = await calls.find(context.req.query(threadParameter) ?? '', visitor)
      const after = Number(context.req.header(lastEventHeader) ?? '0')
      if (!Number.isSafeInteger(after) || after < 0) throw new ApiError('BAD_REQUEST')
      const stream = streams.open(visitor.sessionId, clientAddress(context, trustedProxies))
      if (!stream) throw new ApiError('RATE_LIMITED', { headers: { 'Retry-After': '5' } })
      return answerEvents(context, stream, (writer, signal) =>
        followVisitor({ store, news, thread: thread.id, grace: liveTiming?.grace }, () =>
          playToVisitor({
            store,
            hub,
            news,
            log,
            writer,
            signal,
            after,
            thread: thread.id,
            timing: liveTiming,
          }),
        ),
      )
    })
    .post(path, limitBody(largestBody), async context => {
      const visitor = await admit(context, callsPerSession, callsPerAddress)
      const call = await readJson(context, liveCallSchema)
      const key = context.req.header(keyHeader)
      if (key !== undefined && !isKey(key)) throw new ApiError('IDEMPOTENCY_KEY_NOT_VALID')
      if (call.type === 'open' || call.type === 'message') {
        const { botId, address, sessionId, limits } = visitor
        const keeper = { botId, address, session: sessionId }
        await services.limiter.admit(storagePolicies(limits, keeper, storedBytes(call, visitor)))
      }
      return context.json(await calls.carryOut(call, visitor, key), 200, {
        'Cache-Control': 'no-store',
      })
    })

  /** Lets in who has a session of a bot with a live desk, from a page that may show it. */
  async function admit(
    context: Context<object, typeof path>,
    perSession: typeof callsPerSession,
    perAddress: typeof callsPerAddress,
  ): Promise<Admitted> {
    const { bots, tokens, limiter, sessionTag } = services
    const botId = context.req.param('id')
    const live = await bots.find(botId)
    const address = clientAddress(context, trustedProxies)
    const of = `${live ? botId : ''} ${address}`
    const token = bearerOf(context)
    const known = live && token !== undefined ? await tokens.check(token, botId) : undefined
    const sessionId = known?.id
    const name = context.req.method === 'GET' ? 'live-streams' : 'live'
    const headers = await limiter.admit([
      { name: `${name}-address`, of, rate: perAddress },
      ...(sessionId === undefined
        ? []
        : [{ name: `${name}-session`, of: sessionId, rate: perSession }]),
    ])
    for (const [header, value] of Object.entries(headers)) context.header(header, value)
    if (!live) throw new ApiError('BOT_NOT_FOUND')
    if (sessionId === undefined)
      throw new ApiError('TOKEN_NOT_VALID', { headers: { 'WWW-Authenticate': 'Bearer' } })
    if (!known?.isOfPage && !mayUse(live.settings, context.req.header('origin')))
      throw new ApiError('ORIGIN_NOT_ALLOWED')
    if (!live.settings.liveDesk) throw new ApiError('NO_SUCH_NODE')
    const { steps, translations } = (await bots.played(botId, playedVersion(context))) ?? live
    const handovers = new Map([...steps].filter(([, node]) => isHandover(node)))
    return {
      botId,
      sessionId,
      session: sessionTag(sessionId),
      handovers,
      translations,
      address,
      counted: of,
      limits: live.settings.limits,
      identity: known?.identity,
      channel: sessionChannel(known),
      page: pageIn(context.req.header('referer')),
      uploads: uploadsAt(context, services.publicUrl),
    }
  }
}

/** Bytes of a row beside its texts. */
const bytesOfRow = 300

/** How many bytes it takes up where a call is kept: a thread has what its page says of the visitor beside what was said. */
function storedBytes(
  call: Extract<LiveCall, { type: 'open' | 'message' }>,
  { page = '', identity }: Pick<LiveVisitor, 'page' | 'identity'>,
): number {
  const texts =
    call.type === 'message'
      ? [JSON.stringify(call)]
      : [
          JSON.stringify(call.visitor) + page + JSON.stringify(identity ?? ''),
          ...call.transcript.map(({ text }) => text + call.nodeId),
        ]
  return texts.reduce((sum, text) => sum + Buffer.byteLength(text) + bytesOfRow, 0)
}

/** The page without what stands behind `#`; undefined where the browser tells none. */
function pageIn(referer = ''): string | undefined {
  const url = URL.parse(referer)
  if (!url || !/^https?:$/.test(url.protocol)) return undefined
  return `${url.origin}${url.pathname}${url.search}`.slice(0, 2000)
}
