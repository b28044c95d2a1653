import { type StepKind, stepPath } from '@talkgraph/wire/addresses'
import { isKey, keyHeader } from '@talkgraph/wire/idempotency'
import type { Context } from 'hono'
import type { FlowNode } from '../../runtime/index.js'
import type { Step } from '../carry-out/step.js'
import { ApiError } from '../errors.js'
import { bearerOf } from '../http/bearer.js'
import { clientAddress } from '../http/client-address.js'
import { stepPolicies } from '../limits/step-policies.js'
import { mayUse } from '../origins/origin-rules.js'
import type { LiveBot } from '../publish/live-bots.js'
import type { Services } from '../services.js'
import type { KnownSession } from '../sessions/token.js'
import { kindOf } from '../steps/step-kind.js'

type StepContext = Context<object, ReturnType<typeof stepRoute<'webhook'>>>

/** The path of a kind of step, as its route has it. */
export const stepRoute = <Kind extends StepKind>(kind: Kind) => `/:id${stepPath(':nodeId', kind)}` as const

/**
 * Lets a step call in if it comes from a page that may show the bot, with a session of that bot, within its limits, for a
 * step of this kind in the published flow. Only such a call uses up what all visitors share. Sets the `RateLimit` headers.
 */
export async function admit(context: StepContext, kind: StepKind, services: Services): Promise<Step> {
  const { bots, tokens, limiter, rateLimits, trustedProxies } = services
  const botId = context.req.param('id')
  const live = await bots.find(botId)
  const limits = live?.settings.limits ?? rateLimits
  const address = `${live ? botId : ''} ${clientAddress(context, trustedProxies)}`
  const token = bearerOf(context)
  const session = live && token !== undefined ? await tokens.check(token, botId) : undefined
  const step = find(context, kind, live, session)
  const isRefused = step instanceof ApiError
  const counting = { address, session: session?.id, ...(!isRefused && { botId }) }
  const headers = await limiter.admit(stepPolicies(kind, limits, counting))
  for (const [name, value] of Object.entries(headers)) context.header(name, value)
  if (isRefused) throw step
  return step
}

/** The step that is called, or why it is not let in. */
function find(
  context: StepContext,
  kind: StepKind,
  live: LiveBot | undefined,
  known: KnownSession | undefined,
): Step | ApiError {
  if (!live) return new ApiError('BOT_NOT_FOUND')
  if (known === undefined)
    return new ApiError('TOKEN_NOT_VALID', { headers: { 'WWW-Authenticate': 'Bearer' } })
  if (!mayUse(live.settings, context.req.header('origin'))) return new ApiError('ORIGIN_NOT_ALLOWED')
  const { id: botId, nodeId } = context.req.param()
  const node = live.steps.get(nodeId)
  if (!node || !does(kind, node, live)) return new ApiError('NO_SUCH_NODE')
  const key = context.req.header(keyHeader)
  if (key !== undefined && !isKey(key)) return new ApiError('IDEMPOTENCY_KEY_NOT_VALID')
  const { id: session, identity } = known
  return { botId, nodeId, node, live, kind, session, identity, key }
}

/** In a chat with an agent files are taken too (decision 83). */
function does(kind: StepKind, node: FlowNode, { settings }: LiveBot): boolean {
  const known = kindOf(node)
  return known === kind || (known === 'live' && kind === 'upload' && settings.liveDesk)
}
