import { keyHeader } from '@talkgraph/wire/idempotency'
import { lastEventHeader } from '@talkgraph/wire/live'
import type { Context, MiddlewareHandler } from 'hono'
import { cors } from 'hono/cors'
import type { LiveBots } from '../bots/publish/live-bots.js'
import { crossOrigin, exposedHeaders } from '../platform/origins/cross-origin.js'
import { readerOf } from '../platform/origins/origin-rules.js'

/**
 * Lets pages read a bot's answers if its owner lets them show the bot: every page, or the pages of the listed origins.
 * No cookies are involved.
 */
export function botOrigin(bots: LiveBots): MiddlewareHandler {
  const answerPreflight = cors({
    origin: reader,
    allowMethods: ['GET', 'HEAD', 'POST'],
    allowHeaders: ['Authorization', 'Content-Type', 'If-None-Match', keyHeader, lastEventHeader],
    exposeHeaders: exposedHeaders,
    maxAge: 7200,
  })
  return async (context, next) => {
    if (context.req.method === 'OPTIONS') return answerPreflight(context, next)
    // Headers that are there before the answer cost little; `cors` changes the answer, which makes a stream of it.
    const allowed = await reader(context.req.header('origin'), context)
    if (allowed !== null) context.header('Access-Control-Allow-Origin', allowed)
    for (const [name, value] of Object.entries(crossOrigin)) context.header(name, value)
    await next()
  }

  async function reader(origin: string | undefined, context: Context): Promise<string | null> {
    const [, , , , id = ''] = context.req.path.split('/')
    return readerOf((await bots.find(decode(id)))?.settings, origin)
  }
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
