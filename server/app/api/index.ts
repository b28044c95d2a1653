import { type Context, Hono } from 'hono'
import { cors } from 'hono/cors'
import { ApiError } from '../../base/errors.js'
import { clientAddress } from '../../platform/http/client-address.js'
import type { Policy } from '../../platform/limits/limiter.js'
import type { Services } from '../services/services.js'
import { allCalls } from './all-calls.js'
import type { ApiEnv } from './call/define-call.js'
import { serveCall } from './call/serve-call.js'
import { callerOf } from './caller-of.js'
import { onlyOperators, serverCalls } from './server/index.js'

const perAddress = { count: 6000, seconds: 60 }
/** Bodies of more than 256 kB, or of a length that is not told: reading them takes time. */
const largePerAddress = { count: 60, seconds: 60 }
const largeBody = 256_000

/** The REST API (decision 307); a key comes with every call, or the cookie of a member who is signed in. */
export function apiRoutes(services: Services): Hono<ApiEnv> {
  const { limiter, trustedProxies } = services
  const app = new Hono<ApiEnv>()
  // A browser sends no key by itself, so any page may call with one; cookies are another matter.
  app.use(
    cors({ origin: '*', allowMethods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'], maxAge: 7200 }),
  )
  app.use(async (context, next) => {
    await next()
    const { error } = context
    if (error instanceof ApiError && [401, 403, 429].includes(error.status))
      services.security.noteRefused(error.code, context.get('caller')?.owner)
  })
  app.use(async (context, next) => {
    const of = clientAddress(context, trustedProxies)
    const policies: Policy[] = [{ name: 'api-address', of, rate: perAddress }]
    if (hasLargeBody(context)) policies.push({ name: 'api-large', of, rate: largePerAddress })
    const headers = await limiter.admit(policies)
    for (const [name, value] of Object.entries(headers)) context.header(name, value)
    context.set('caller', await callerOf(context, services))
    await next()
  })
  app.use('/server/*', onlyOperators(services))
  for (const call of [...allCalls, ...serverCalls]) app.route('/', serveCall(call, services))
  return app
}

function hasLargeBody(context: Context): boolean {
  if (context.req.header('transfer-encoding') !== undefined) return true
  return Number(context.req.header('content-length') ?? 0) > largeBody
}
