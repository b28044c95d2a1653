import { type VisitBody, visitsPath } from '@talkgraph/wire/visits'
import { Hono } from 'hono'
import * as v from 'valibot'
import { ApiError } from '../../base/errors.js'
import { isAskedByPage } from '../../connections/pages/asked-by-page.js'
import { clientAddress } from '../../platform/http/client-address.js'
import { limitBody } from '../../platform/http/read-json.js'
import { mayUse } from '../../platform/origins/origin-rules.js'
import type { Services } from '../services/services.js'
import { playedVersion } from './admit.js'

const schema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    kind: v.picklist(['seen', 'opened']),
    page: v.pipe(v.string(), v.maxLength(300)),
    language: v.pipe(v.string(), v.maxLength(35)),
  }),
) satisfies v.GenericSchema<string, VisitBody>

const perAddress = { count: 120, seconds: 60 }
const largestBody = 2000

/**
 * `POST /:id/visits`: the bot was seen or opened on a page. It comes as plain text, as what outlives a page does, and counts for
 * bots whose owners have conversations stored.
 */
export function visitRoutes(services: Services): Hono {
  const { bots, pages, visitCounter, limiter, trustedProxies } = services
  return new Hono().post(`/:id${visitsPath}`, limitBody(largestBody), async context => {
    const id = context.req.param('id')
    const of = clientAddress(context, trustedProxies)
    await limiter.admit([{ name: 'visits-address', of, rate: perAddress }])
    const live = await bots.find(id)
    if (!live) throw new ApiError('BOT_NOT_FOUND')
    const isOfPage = await isAskedByPage(context.req, pages, id)
    if (!isOfPage && !mayUse(live.settings, context.req.header('origin')))
      throw new ApiError('ORIGIN_NOT_ALLOWED')
    const body = v.safeParse(schema, await context.req.text())
    if (!body.success) throw new ApiError('BAD_REQUEST')
    const { version } = (await bots.played(id, playedVersion(context))) ?? live
    if (live.settings.results.collect) visitCounter.note({ botId: id, version, ...body.output })
    return context.body(null, 204)
  })
}
