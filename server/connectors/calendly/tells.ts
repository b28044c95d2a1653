import { createHmac } from 'node:crypto'
import * as v from 'valibot'
import { isSameText } from '../../base/same-text.js'
import { textAt } from '../contract/parts.js'
import type { Tells } from '../contract/tells.js'

/** Milliseconds after which what was signed counts no longer, and by which clocks may differ. */
const lifetime = 180_000

const invitee = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    event: v.picklist(['invitee.created', 'invitee.canceled']),
    payload: v.object({
      cancel_url: v.optional(v.string(), ''),
      reschedule_url: v.optional(v.string(), ''),
      rescheduled: v.optional(v.boolean(), false),
      tracking: v.object({ utm_content: v.nullish(v.string(), '') }),
      scheduled_event: v.optional(
        v.object({
          name: v.nullish(v.string(), ''),
          start_time: v.optional(v.string(), ''),
          end_time: v.optional(v.string(), ''),
        }),
        {},
      ),
    }),
  }),
)

/** Calendly tells of what was booked and cancelled by links that carry the mark of a run. */
export const calendlyTells: Tells = {
  lookUp: () => ({ method: 'GET', path: '/users/me' }),
  subscribe: (address, key, me) => ({
    method: 'POST',
    path: '/webhook_subscriptions',
    body: {
      url: address,
      events: ['invitee.created', 'invitee.canceled'],
      organization: textAt(me, 'resource.current_organization'),
      user: textAt(me, 'resource.uri'),
      scope: 'user',
      signing_key: key,
    },
  }),
  done: [409],
  read({ headers, body }, key, now) {
    const parts = new Map(
      (headers['calendly-webhook-signature'] ?? '').split(',').map(part => {
        const mark = part.indexOf('=')
        return [part.slice(0, mark).trim(), part.slice(mark + 1).trim()]
      }),
    )
    const [time = '', signature = ''] = [parts.get('t'), parts.get('v1')]
    const right = createHmac('sha256', key).update(`${time}.${body}`).digest('hex')
    if (!isSameText(signature, right) || !(Math.abs(now - Number(time) * 1000) <= lifetime))
      return 'forged'
    const read = v.safeParse(invitee, body)
    if (!read.success) return undefined
    const { event, payload } = read.output
    const mark = payload.tracking.utm_content
    // Who moves a booking cancels the one before, whose link has the same mark.
    if (mark === '' || payload.rescheduled) return undefined
    const { name, start_time, end_time } = payload.scheduled_event
    return {
      mark,
      event: {
        booked: event === 'invitee.created',
        name,
        start: start_time,
        end: end_time,
        cancelLink: payload.cancel_url,
        moveLink: payload.reschedule_url,
      },
    }
  },
}
