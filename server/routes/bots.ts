import { Hono } from 'hono'
import { ApiError } from '../errors.js'
import { answerCached } from '../middleware/cached.js'
import type { Services } from './context.js'

const headers = {
  'Content-Type': 'application/json; charset=utf-8',
  'Cache-Control': 'public, max-age=60, stale-while-revalidate=600',
}

/** `GET /:id`: the published bot. */
export function botRoutes({ bots }: Services): Hono {
  return new Hono().get('/:id', async context => {
    const live = await bots.find(context.req.param('id'))
    if (!live) throw new ApiError('BOT_NOT_FOUND')
    return answerCached(context, { etag: live.etag, body: live.json, headers })
  })
}
