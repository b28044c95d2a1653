import type { MiddlewareHandler } from 'hono'
import type { Logger } from '../../base/log.js'

/**
 * Warns, once, when requests come through a proxy that is not trusted: then all visitors behind it have one address, and
 * share its limits.
 */
export function warnOfProxy(log: Logger, trustedProxies: number): MiddlewareHandler {
  let isTold = trustedProxies > 0
  return async (context, next) => {
    if (!isTold && context.req.header('x-forwarded-for') !== undefined) {
      isTold = true
      log.warn(
        { setting: 'TALKGRAPH_TRUSTED_PROXIES', value: trustedProxies },
        'X-Forwarded-For arrives, but no proxy is trusted: visitors behind a proxy share its limits. Set the number of proxies in front of this server',
      )
    }
    await next()
  }
}
