import { type Context, Hono } from 'hono'
import { ApiError } from '../errors.js'
import { checkOrigin } from '../middleware/bot-origin.js'
import { answerCached } from '../middleware/cached.js'
import type { LiveBot } from '../publish/live-bots.js'
import type { Services } from './context.js'

const headers = {
  'Content-Type': 'application/json; charset=utf-8',
  'Cache-Control': 'public, max-age=60, stale-while-revalidate=600',
}

/** `GET /:id`: the published bot, or with `?version=` an older one. `GET /:id/launcher`: what its launcher looks like. */
export function botRoutes({ bots }: Services): Hono {
  return new Hono()
    .get('/:id', async context =>
      answerCached(context, (await find(context, context.req.query('version'))).published, headers),
    )
    .get('/:id/launcher', async context =>
      answerCached(context, (await find(context, undefined)).launcher, headers),
    )

  async function find(context: Context<object, '/:id'>, version: string | undefined): Promise<LiveBot> {
    if (version !== undefined && !/^[1-9]\d{0,8}$/.test(version)) throw new ApiError('BOT_NOT_FOUND')
    const live = await bots.find(context.req.param('id'), version === undefined ? undefined : Number(version))
    if (!live) throw new ApiError('BOT_NOT_FOUND')
    checkOrigin(context, live, false)
    return live
  }
}
