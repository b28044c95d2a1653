import type { Context, MiddlewareHandler } from 'hono'
import { cors } from 'hono/cors'
import { ApiError } from '../errors.js'
import type { LiveBot, LiveBots } from '../publish/live-bots.js'

/**
 * Lets the pages read a bot's answers that its owner lets show it: every page, or those of the listed origins, compared
 * letter by letter. No cookies are involved.
 */
export function botOrigin(bots: LiveBots): MiddlewareHandler {
  return cors({
    origin: async (origin, context) => {
      const [, , , , id = ''] = context.req.path.split('/')
      const allowed = (await bots.find(decode(id)))?.settings.allowedOrigins ?? []
      if (allowed.length === 0) return '*'
      return allowed.includes(origin) ? origin : null
    },
    allowMethods: ['GET', 'HEAD', 'POST'],
    allowHeaders: ['Authorization', 'Content-Type', 'If-None-Match'],
    exposeHeaders: ['ETag', 'Retry-After', 'RateLimit', 'RateLimit-Policy'],
    maxAge: 7200,
  })
}

/**
 * Throws ORIGIN_NOT_ALLOWED for a page that may not show the bot. A browser names the origin with every call of another
 * site and every POST; what names none is no page of another site, and with `needed` it is refused as well.
 */
export function checkOrigin(context: Context, { settings }: LiveBot, needed: boolean): void {
  const allowed = settings.allowedOrigins
  const origin = context.req.header('origin')
  if (allowed.length === 0 || (origin === undefined ? !needed : allowed.includes(origin))) return
  throw new ApiError('ORIGIN_NOT_ALLOWED')
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
