import { type Context, Hono } from 'hono'
import { ApiError } from '../errors.js'
import { clientAddress } from '../middleware/client-address.js'
import { limitRate } from '../middleware/rate-limit.js'
import { limitBody, readJson } from '../middleware/read-json.js'
import { stepValuesSchema } from '../steps/step-values.js'
import { runWebhook } from '../steps/webhook.js'
import type { Services } from './context.js'

const largestBody = 256_000

/** `POST /:id/nodes/:nodeId/webhook`: a step of the published flow, executed. */
export function stepRoutes(services: Services): Hono {
  const { bots, outbound, log } = services
  return new Hono().post('/:id/nodes/:nodeId/webhook', limitBody(largestBody), async context => {
    const { id: botId, nodeId } = context.req.param()
    await admit(context, botId, services)
    const live = await bots.find(botId)
    if (!live) throw new ApiError('BOT_NOT_FOUND')
    const node = live.bot.flow.nodes.get(nodeId)
    if (node?.type !== 'webhook') throw new ApiError('NO_SUCH_NODE')
    const values = await readJson(context, stepValuesSchema)
    const outcome = await runWebhook({ botId, nodeId, data: node.data, values }, outbound, log)
    if (!outcome.ok) throw new ApiError(outcome.code, outcome.message)
    return context.json({ status: outcome.status, body: outcome.body }, 200, { 'Cache-Control': 'no-store' })
  })
}

/** Lets a step call in: at a bearable rate, with a session of this bot. */
async function admit(
  context: Context,
  botId: string,
  { tokens, store, rateLimits, trustedProxies }: Services,
): Promise<void> {
  await limitRate(
    store.rates,
    `steps address ${clientAddress(context, trustedProxies)}`,
    rateLimits.stepsPerAddress,
  )
  const [, token] = /^Bearer +(\S+)$/i.exec(context.req.header('authorization') ?? '') ?? []
  const session = token === undefined ? undefined : await tokens.check(token, botId)
  if (session === undefined)
    throw new ApiError('TOKEN_NOT_VALID', undefined, { 'WWW-Authenticate': 'Bearer' })
  await limitRate(store.rates, `steps session ${session}`, rateLimits.stepsPerSession)
}
