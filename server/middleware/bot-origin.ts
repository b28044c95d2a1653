import type { Context, MiddlewareHandler } from 'hono'
import { cors } from 'hono/cors'
import { type BotSettings, isOrigin } from '../publish/bot-settings.js'
import type { LiveBot, LiveBots } from '../publish/live-bots.js'

const exposeHeaders = ['ETag', 'Retry-After', 'RateLimit', 'RateLimit-Policy']

/**
 * Lets the pages read a bot's answers that its owner lets show it: every page, or those of the listed origins, compared
 * letter by letter. No cookies are involved.
 */
export function botOrigin(bots: LiveBots): MiddlewareHandler {
  return cors({
    origin: async (origin, context) => {
      const [, , , , id = ''] = context.req.path.split('/')
      return readerOf((await bots.find(decode(id)))?.settings, origin)
    },
    allowMethods: ['GET', 'HEAD', 'POST'],
    allowHeaders: ['Authorization', 'Content-Type', 'If-None-Match'],
    exposeHeaders,
    maxAge: 7200,
  })
}

/** The headers with which `botOrigin` lets pages read an answer, apart from whose pages. */
export const crossOrigin = { 'Access-Control-Expose-Headers': exposeHeaders.join(','), Vary: 'Origin' }

/** Whose pages may read the answers of a bot, of none there is anything to hide: `*`, this origin, or none. */
export function readerOf(settings: BotSettings | undefined, origin: string | undefined): string | null {
  const allowed = settings?.allowedOrigins ?? []
  if (allowed.length === 0) return '*'
  return origin !== undefined && allowed.includes(origin) && isOrigin(origin) ? origin : null
}

/**
 * Whether a session or a step is asked for by a page that may show the bot. A browser names the origin with every POST;
 * where sites are listed, one that names none is refused as well.
 */
export function mayUse(context: Context, { settings }: LiveBot): boolean {
  const origin = context.req.header('origin')
  return settings.allowedOrigins.length === 0 || (origin !== undefined && readerOf(settings, origin) !== null)
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
