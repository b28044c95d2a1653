import type { MiddlewareHandler } from 'hono'
import { cors } from 'hono/cors'
import { keyHeader } from '../../wire/idempotency.js'
import { lastEventHeader } from '../../wire/live.js'
import { exposedHeaders } from '../origins/cross-origin.js'
import { readerOf } from '../origins/origin-rules.js'
import type { LiveBots } from '../publish/live-bots.js'

/**
 * Lets pages read a bot's answers if its owner lets them show the bot: every page, or the pages of the listed origins.
 * No cookies are involved.
 */
export function botOrigin(bots: LiveBots): MiddlewareHandler {
  return cors({
    origin: async (origin, context) => {
      const [, , , , id = ''] = context.req.path.split('/')
      return readerOf((await bots.find(decode(id)))?.settings, origin)
    },
    allowMethods: ['GET', 'HEAD', 'POST'],
    allowHeaders: ['Authorization', 'Content-Type', 'If-None-Match', keyHeader, lastEventHeader],
    exposeHeaders: exposedHeaders,
    maxAge: 7200,
  })
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
