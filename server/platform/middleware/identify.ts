import { botsPath } from '@talkgraph/wire/addresses'
import type { Context, MiddlewareHandler } from 'hono'
import { routePath } from 'hono/route'
import { requestIdHeader, withRequestId } from '../../base/request-id.js'

/** Gives each request an id, which its answer shows and every line of the log about it carries. */
export const identify: MiddlewareHandler = (context, next) =>
  withRequestId(about(context), async id => {
    context.header(requestIdHeader, id)
    await next()
    if (!context.res.headers.has(requestIdHeader)) context.res.headers.set(requestIdHeader, id)
  })

const about = (context: Context) => ({
  name: () => `${context.req.method} ${routePath(context)}`,
  botId: () => (routePath(context).startsWith(botsPath) ? context.req.param('id') : undefined),
  size: () => Number(context.req.header('content-length') ?? Number.NaN) || undefined,
})
