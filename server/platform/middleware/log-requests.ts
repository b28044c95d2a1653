import type { MiddlewareHandler } from 'hono'
import { routePath } from 'hono/route'
import type { Logger } from '../../base/log.js'
import { requestIdHeader } from '../../base/request-id.js'

/** Logs each request at level debug. */
export function logRequests(log: Logger): MiddlewareHandler {
  return async (context, next) => {
    const startedAt = performance.now()
    await next()
    if (!log.isLevelEnabled('debug')) return
    const { status, headers } = context.res
    const request = { method: context.req.method, route: routePath(context), status }
    const requestId = headers.get(requestIdHeader) ?? undefined
    log.debug({ ...request, requestId, ms: Math.round(performance.now() - startedAt) }, 'Request')
  }
}
