import type { MiddlewareHandler } from 'hono'
import { routePath } from 'hono/route'
import { requestId } from '../../base/request-id.js'
import { inSpan, withSpan } from '../../base/tracing/spans.js'

/**
 * Takes a trace of each request, under its route. It goes on with the trace of a proxy that is trusted; anybody else could
 * name any.
 */
export function traceRequests(trustedProxies: number): MiddlewareHandler {
  return async (context, next) => {
    const { method } = context.req
    const id = requestId()
    const attributes = {
      'http.request.method': method,
      ...(id !== undefined && { 'talkgraph.request_id': id }),
    }
    const answer = () =>
      inSpan(
        method,
        { way: 'in', attributes },
        async span => {
          await next()
          const route = routePath(context)
          span.updateName(`${method} ${route}`)
          span.setAttributes({
            'http.route': route,
            'http.response.status_code': context.res.status,
          })
        },
        () => (context.res.status >= 500 ? String(context.res.status) : undefined),
      )
    return trustedProxies > 0
      ? withSpan(given(context.req.header('traceparent')), answer)
      : answer()
  }
}

function given(traceparent: string | undefined): Record<string, string> {
  return traceparent === undefined ? {} : { traceparent }
}
