import type { MiddlewareHandler } from 'hono'
import { routePath } from 'hono/route'
import type { AnsweredRequest } from '../http/answered-request.js'
import type { Logger } from '../log.js'

/** Logs each request at level debug. */
export function logRequests(log: Logger): MiddlewareHandler {
  return async (context, next) => {
    const startedAt = performance.now()
    await next()
    const request = { method: context.req.method, route: routePath(context, -1), status: context.res.status }
    logRequest(log, request, performance.now() - startedAt)
  }
}

/** Logs one request at level debug. */
export function logRequest(log: Logger, request: AnsweredRequest, milliseconds: number): void {
  if (log.isLevelEnabled('debug')) log.debug({ ...request, ms: Math.round(milliseconds) }, 'Request')
}
