import type { Context } from 'hono'
import type { FlowNode } from '../../runtime/index.js'
import { ApiError } from '../errors.js'
import { mayUse } from '../middleware/bot-origin.js'
import { clientAddress } from '../middleware/client-address.js'
import type { LiveBot } from '../publish/live-bots.js'
import { kindOf, type StepKind } from '../steps/step-kind.js'
import type { Services } from './context.js'
import { stepPolicies } from './step-policies.js'

/** A step call that was let in. */
export interface Admitted {
  readonly botId: string
  readonly nodeId: string
  readonly node: FlowNode
  readonly live: LiveBot
}

type StepContext = Context<object, '/:id/nodes/:nodeId/x'>

/**
 * Lets a step call in: from a page that may show the bot, with a session of it, within its limits, for a step of this
 * kind in the published flow. What all visitors share is used up by such a call alone. Sets the `RateLimit` headers.
 */
export async function admit(context: StepContext, kind: StepKind, services: Services): Promise<Admitted> {
  const { bots, tokens, limiter, rateLimits, trustedProxies } = services
  const botId = context.req.param('id')
  const live = await bots.find(botId)
  const limits = live?.settings.limits ?? rateLimits
  const address = `${live ? botId : ''} ${clientAddress(context, trustedProxies)}`
  const [, token] = /^Bearer +(\S+)$/i.exec(context.req.header('authorization') ?? '') ?? []
  const session = live && token !== undefined ? await tokens.check(token, botId) : undefined
  const step = find(context, kind, live, session !== undefined)
  const isRefused = step instanceof ApiError
  const counting = { address, session, ...(!isRefused && { botId }) }
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
  hasSession: boolean,
): Admitted | ApiError {
  if (!live) return new ApiError('BOT_NOT_FOUND')
  if (!hasSession) return new ApiError('TOKEN_NOT_VALID', { headers: { 'WWW-Authenticate': 'Bearer' } })
  if (!mayUse(context, live)) return new ApiError('ORIGIN_NOT_ALLOWED')
  const { id: botId, nodeId } = context.req.param()
  const node = live.bot.flow.nodes.get(nodeId)
  if (!node || kindOf(node) !== kind) return new ApiError('NO_SUCH_NODE')
  return { botId, nodeId, node, live }
}
