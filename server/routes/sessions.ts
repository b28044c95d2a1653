import { Hono } from 'hono'
import { sessionsPath } from '../../wire/addresses.js'
import { ApiError } from '../errors.js'
import { bearerOf } from '../http/bearer.js'
import { clientAddress } from '../http/client-address.js'
import { mayUse } from '../origins/origin-rules.js'
import type { Services } from '../services.js'

/** `POST /:id/sessions`: a token for the steps of one visit; with a token of before, one for the same session. */
export function sessionRoutes({ bots, tokens, limiter, rateLimits, trustedProxies }: Services): Hono {
  return new Hono().post(`/:id${sessionsPath}` as const, async context => {
    const id = context.req.param('id')
    const live = await bots.find(id)
    const { sessionsPerAddress } = live?.settings.limits ?? rateLimits
    const of = `${live ? id : ''} ${clientAddress(context, trustedProxies)}`
    const headers = await limiter.admit([{ name: 'sessions-address', of, rate: sessionsPerAddress }])
    if (!live) throw new ApiError('BOT_NOT_FOUND')
    if (!mayUse(live.settings, context.req.header('origin'))) throw new ApiError('ORIGIN_NOT_ALLOWED')
    return context.json(await tokens.issue(id, bearerOf(context)), 200, {
      ...headers,
      'Cache-Control': 'no-store',
    })
  })
}
