import { type Context, Hono } from 'hono'
import * as v from 'valibot'
import { ApiError } from '../../base/errors.js'
import { holdRecord, timeRecord } from '../../conversations/bookings/ask-bookings.js'
import { bookingStep, calendarAt } from '../../conversations/bookings/booking-plan.js'
import { clientAddress } from '../../platform/http/client-address.js'
import { limitBody, readJson } from '../../platform/http/read-json.js'
import { mayUse } from '../../platform/origins/origin-rules.js'
import type { Services } from '../services/services.js'
import { admit, playedVersion, stepRoute } from './admit.js'

const day = v.pipe(v.string(), v.isoDate())
const query = v.object({
  from: v.optional(day),
  days: v.optional(
    v.pipe(v.string(), v.regex(/^\d{1,3}$/), v.transform(Number), v.minValue(1), v.maxValue(367)),
    '14',
  ),
})
const wanted = v.object({
  start: v.pipe(v.string(), v.maxLength(100), v.isoTimestamp()),
  resourceId: v.optional(v.pipe(v.string(), v.maxLength(200))),
})
const perAddress = { count: 120, seconds: 60 }
const largestBody = 10_000

/**
 * `GET /:id/nodes/:nodeId/times` says which times of a calendar that books are free, to whoever may see the bot;
 * `POST /:id/nodes/:nodeId/hold` holds one for a session (decision 170).
 */
export function bookingTimeRoutes(services: Services): Hono {
  const { bots, bookings, limiter, trustedProxies, sessionTag } = services
  return new Hono()
    .get(stepRoute('times'), async context => {
      const { id, nodeId } = context.req.param()
      const of = `${id} ${clientAddress(context, trustedProxies)}`
      const headers = await limiter.admit([{ name: 'booking-times', of, rate: perAddress }])
      for (const [name, value] of Object.entries(headers)) context.header(name, value)
      const live = await bots.played(id, playedVersion(context))
      if (!live) throw new ApiError('BOT_NOT_FOUND')
      if (!mayUse(live.settings, context.req.header('origin')))
        throw new ApiError('ORIGIN_NOT_ALLOWED')
      const plan = calendarAt(live, nodeId)
      if (!plan) throw new ApiError('NO_SUCH_NODE')
      const times = await bookings.times({ botId: id, nodeId, plan }, readQuery(context))
      return context.json({ times: times.map(time => timeRecord(time, plan.zone)) }, 200, fresh)
    })
    .post(stepRoute('hold'), limitBody(largestBody), async context => {
      const { botId, nodeId, live, session } = await admit(context, bookingStep, services)
      const { start, resourceId } = await readJson(context, wanted)
      const plan = calendarAt(live, nodeId)
      if (!plan) throw new ApiError('NO_SUCH_NODE')
      const held = await bookings.hold({ botId, nodeId, plan }, Date.parse(start), {
        session: sessionTag(session),
        resourceId,
      })
      if (!held) throw new ApiError('TIME_TAKEN')
      return context.json(holdRecord(held), 200, fresh)
    })
}

const fresh = { 'Cache-Control': 'no-store' } as const

function readQuery(context: Context) {
  const read = v.safeParse(query, context.req.query())
  if (read.success) return read.output
  throw new ApiError('BAD_REQUEST', {
    message: 'Expected from=YYYY-MM-DD and days from 1 to 367.',
  })
}
