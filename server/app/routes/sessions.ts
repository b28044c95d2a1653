import { sessionsPath } from '@talkgraph/wire/addresses'
import { type Context, Hono } from 'hono'
import { ApiError } from '../../base/errors.js'
import { isAskedByPage } from '../../connections/pages/asked-by-page.js'
import { bearerOf } from '../../platform/http/bearer.js'
import { clientAddress } from '../../platform/http/client-address.js'
import { limitBody, readJson } from '../../platform/http/read-json.js'
import { mayUse } from '../../platform/origins/origin-rules.js'
import {
  type Identity,
  readIdentity,
  sessionRequestSchema,
} from '../../platform/sessions/identity.js'
import type { AdmissionServices } from '../services/admission.js'
import type { BotServices } from '../services/bots.js'
import type { PageServices } from '../services/pages.js'

const largestBody = 4000

/**
 * `POST /:id/sessions`: a token for the steps of one visit; with a token of before, one for the same session. A body may say
 * who the visitor is.
 */
export function sessionRoutes(
  services: AdmissionServices & BotServices & Pick<PageServices, 'pages'>,
): Hono {
  const { bots, tokens, limiter, rateLimits, trustedProxies, identitySecrets, pages } = services
  return new Hono().post(`/:id${sessionsPath}` as const, limitBody(largestBody), async context => {
    const id = context.req.param('id')
    const live = await bots.find(id)
    const { sessionsPerAddress } = live?.settings.limits ?? rateLimits
    const of = `${live ? id : ''} ${clientAddress(context, trustedProxies)}`
    const headers = await limiter.admit([
      { name: 'sessions-address', of, rate: sessionsPerAddress },
    ])
    if (!live) throw new ApiError('BOT_NOT_FOUND')
    const isOfPage = await isAskedByPage(context.req, pages, id)
    if (!isOfPage && !mayUse(live.settings, context.req.header('origin')))
      throw new ApiError('ORIGIN_NOT_ALLOWED')
    const identity = await identityIn(context, identitySecrets(id))
    return context.json(await tokens.issue(id, bearerOf(context), identity, isOfPage), 200, {
      ...headers,
      'Cache-Control': 'no-store',
    })
  })
}

/** Null where the page takes back what it has said; undefined where it says nothing. */
async function identityIn(
  context: Context,
  secrets: readonly string[],
): Promise<Identity | null | undefined> {
  if (!context.req.header('content-type')?.includes('json')) return undefined
  const { identity } = await readJson(context, sessionRequestSchema)
  return identity && (readIdentity(identity, secrets) ?? null)
}
