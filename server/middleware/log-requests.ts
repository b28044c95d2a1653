import type { MiddlewareHandler } from 'hono'
import { routePath } from 'hono/route'
import type { Logger } from '../log.js'

/** Logs each request at level debug: the route's pattern instead of the address, which may hold anything. */
export function logRequests(log: Logger): MiddlewareHandler {
  return async (context, next) => {
    const startedAt = performance.now()
    await next()
    if (!log.isLevelEnabled('debug')) return
    const ms = Math.round(performance.now() - startedAt)
    const { method } = context.req
    log.debug({ method, route: routePath(context, -1), status: context.res.status, ms }, 'Request')
  }
}
