import type { MiddlewareHandler } from 'hono'
import { requestIdHeader, withRequestId } from '../../base/request-id.js'

/** Gives each request an id, which its answer shows and every line of the log about it carries. */
export const identify: MiddlewareHandler = (context, next) =>
  withRequestId(async id => {
    context.header(requestIdHeader, id)
    await next()
    if (!context.res.headers.has(requestIdHeader)) context.res.headers.set(requestIdHeader, id)
  })
