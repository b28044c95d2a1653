import { Hono } from 'hono'
import { ApiError } from '../errors.js'
import { mayUse } from '../middleware/bot-origin.js'
import { clientAddress } from '../middleware/client-address.js'
import type { Services } from './context.js'

/** `POST /:id/sessions`: a token for the steps of one visit. */
export function sessionRoutes({ bots, tokens, limiter, rateLimits, trustedProxies }: Services): Hono {
  return new Hono().post('/:id/sessions', async context => {
    const id = context.req.param('id')
    const live = await bots.find(id)
    const { sessionsPerAddress } = live?.settings.limits ?? rateLimits
    const of = `${live ? id : ''} ${clientAddress(context, trustedProxies)}`
    const headers = await limiter.admit([{ name: 'sessions-address', of, rate: sessionsPerAddress }])
    if (!live) throw new ApiError('BOT_NOT_FOUND')
    if (!mayUse(context, live)) throw new ApiError('ORIGIN_NOT_ALLOWED')
    return context.json(await tokens.issue(id), 200, { ...headers, 'Cache-Control': 'no-store' })
  })
}
