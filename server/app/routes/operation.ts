import { getConnInfo } from '@hono/node-server/conninfo'
import { type Context, Hono } from 'hono'
import { ApiError } from '../../base/errors.js'
import { isSameText } from '../../base/same-text.js'
import type { Services } from '../services/services.js'

const patience = 2000
const fresh = { 'Cache-Control': 'no-store' }

/** `GET /healthz`: the process runs. */
export function healthRoutes(): Hono {
  return new Hono().get('/healthz', context => context.json({ status: 'ok' }, 200, fresh))
}

/**
 * `GET /readyz`: it takes requests, has not just stood still for long, and the database answers. `GET /metrics`: for
 * Prometheus, with the operator's token where one is set. `GET /c/allowed?domain=`: whether a page has this domain, for a proxy
 * that fetches certificates on demand; to others than this machine it is told where `isInside` alone.
 */
export function operationRoutes(
  {
    store,
    metrics,
    metricsToken,
    pages,
    standstills,
  }: Pick<Services, 'store' | 'metrics' | 'metricsToken' | 'pages' | 'standstills'>,
  isStopping: () => boolean,
  isInside = false,
): Hono {
  return new Hono()
    .get('/readyz', async context => {
      if (isStopping()) return context.json({ status: 'stopping' }, 503, fresh)
      if (standstills.isUnready()) return context.json({ status: 'stood still' }, 503, fresh)
      const isReady = await Promise.race([
        store.ping().then(
          () => true,
          () => false,
        ),
        new Promise<boolean>(resolve => setTimeout(resolve, patience, false).unref()),
      ])
      return isReady
        ? context.json({ status: 'ready' }, 200, fresh)
        : context.json({ status: 'no database' }, 503, fresh)
    })
    .get('/c/allowed', async context => {
      if (!isInside && !isFromHere(context)) throw new ApiError('NOT_FOUND')
      const domain = (context.req.query('domain') ?? '').toLowerCase().replace(/\.$/, '')
      if (!(await pages.hasDomain(domain))) throw new ApiError('NOT_FOUND')
      return context.json({ status: 'allowed' }, 200, fresh)
    })
    .get('/metrics', async context => {
      if (!isToken(context.req.header('authorization') ?? '')) throw new ApiError('NOT_FOUND')
      return context.body(await metrics.print(), 200, {
        ...fresh,
        'Content-Type': metrics.contentType,
      })
    })

  function isToken(authorization: string): boolean {
    return metricsToken === undefined || isSameText(authorization, `Bearer ${metricsToken}`)
  }
}

/** Whether a program of this machine asks for itself, and not for somebody who came to it. */
function isFromHere(context: Context): boolean {
  if (!context.env || !('incoming' in context.env) || context.req.header('x-forwarded-for'))
    return false
  return /^(?:127\.|::1$|::ffff:127\.)/.test(getConnInfo(context).remote.address ?? '')
}
