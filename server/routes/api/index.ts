import { type Context, Hono } from 'hono'
import { cors } from 'hono/cors'
import { ApiError } from '../../errors.js'
import { clientAddress } from '../../http/client-address.js'
import { ownerOf } from '../../keys/api-keys.js'
import type { Policy } from '../../limits/limiter.js'
import type { Services } from '../../services.js'
import { allCalls } from './all-calls.js'
import type { ApiEnv } from './call/define-call.js'
import { serveCall } from './call/serve-call.js'

const perAddress = { count: 6000, seconds: 60 }
/** Bodies of more than 256 kB, or of a length that is not told: reading them takes time. */
const largePerAddress = { count: 60, seconds: 60 }
const largeBody = 256_000

/** The REST API (decision 307); a key comes with every call. */
export function apiRoutes(services: Services): Hono<ApiEnv> {
  const { store, limiter, trustedProxies } = services
  const app = new Hono<ApiEnv>()
  // A browser sends no key by itself, so any page may call.
  app.use(cors({ origin: '*', allowMethods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'], maxAge: 7200 }))
  app.use(async (context, next) => {
    const of = clientAddress(context, trustedProxies)
    const policies: Policy[] = [{ name: 'api-address', of, rate: perAddress }]
    if (hasLargeBody(context)) policies.push({ name: 'api-large', of, rate: largePerAddress })
    const headers = await limiter.admit(policies)
    for (const [name, value] of Object.entries(headers)) context.header(name, value)
    const owner = await ownerOf(store.keys, context.req.header('authorization') ?? '')
    if (owner === undefined)
      throw new ApiError('API_KEY_NOT_VALID', { headers: { 'WWW-Authenticate': 'Bearer' } })
    context.set('owner', owner)
    await next()
  })
  for (const call of allCalls) app.route('/', serveCall(call, services))
  return app
}

function hasLargeBody(context: Context): boolean {
  if (context.req.header('transfer-encoding') !== undefined) return true
  return Number(context.req.header('content-length') ?? 0) > largeBody
}
