import { Hono } from 'hono'
import { ApiError } from '../errors.js'
import { clientAddress } from '../middleware/client-address.js'
import { limitRate } from '../middleware/rate-limit.js'
import type { Services } from './context.js'

/** `POST /:id/sessions`: a token for the steps of one visit. */
export function sessionRoutes({ bots, tokens, store, rateLimits, trustedProxies }: Services): Hono {
  return new Hono().post('/:id/sessions', async context => {
    const id = context.req.param('id')
    await limitRate(
      store.rates,
      `sessions address ${clientAddress(context, trustedProxies)}`,
      rateLimits.sessionsPerAddress,
    )
    if (!(await bots.find(id))) throw new ApiError('BOT_NOT_FOUND')
    return context.json(await tokens.issue(id), 200, { 'Cache-Control': 'no-store' })
  })
}
