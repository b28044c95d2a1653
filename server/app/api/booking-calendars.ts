import * as v from 'valibot'
import { ApiError } from '../../base/errors.js'
import { timeRecord } from '../../conversations/bookings/ask-bookings.js'
import {
  type BookingCalendar,
  calendarAt,
  calendarsOf,
} from '../../conversations/bookings/booking-plan.js'
import type { Services } from '../services/services.js'
import { exampleBooking } from './booking-record.js'
import { noBody } from './call/body.js'
import { nothing } from './call/check.js'
import { defineCall, everyone } from './call/define-call.js'
import { limitField } from './cursor.js'
import { ownBot } from './own-bot.js'
import { count, list } from './text.js'

const about = { tag: 'Bookings', roles: everyone } as const
const isoDay = v.pipe(v.string(), v.isoDate(), v.description('A day, `YYYY-MM-DD`.'))
const calendarRecord = v.strictObject({
  chatbotId: v.string(),
  chatbotName: v.string(),
  nodeId: v.string(),
  title: v.pipe(v.string(), v.description('What the step asks.')),
  timeZone: v.string(),
  minutes: count,
  resources: list(v.strictObject({ id: v.string(), name: v.string() })),
})
const exampleCalendar = {
  chatbotId: 'shop',
  chatbotName: 'Shop',
  nodeId: 'tasting',
  title: 'When would you like to come in?',
  timeZone: 'Europe/Zurich',
  minutes: 60,
  resources: [{ id: 'anna', name: 'Anna' }],
}

/** Lists the calendars that book. */
export const listBookingCalendars = defineCall({
  ...about,
  method: 'GET',
  path: '/bookings/calendars',
  id: 'listBookingCalendars',
  summary: 'List the calendars that book',
  description: 'Brings the calendar steps of your published bots that book the time, at most 200.',
  params: nothing,
  query: nothing,
  body: noBody,
  data: v.strictObject({ calendars: list(calendarRecord) }),
  example: { calendars: [exampleCalendar] },
  message: 'Calendars fetched',
  run: async ({ store, bots }, { owner }) => {
    const all = await store.bots.list({ owner, metadata: [], limit: mostBots })
    const calendars: v.InferOutput<typeof calendarRecord>[] = []
    for (const { id, name } of all) {
      const live = await bots.find(id)
      for (const each of live ? calendarsOf(live) : [])
        calendars.push({
          chatbotId: id,
          chatbotName: live?.name || name,
          nodeId: each.nodeId,
          title: each.title,
          timeZone: each.zone,
          minutes: each.minutes,
          resources: [...each.resources],
        })
    }
    return { calendars: calendars.slice(0, mostBots) }
  },
})

const mostBots = 200

/** Lists the free times of a calendar. */
export const listBookingTimes = defineCall({
  ...about,
  method: 'GET',
  path: '/bookings/times',
  id: 'listBookingTimes',
  summary: 'List free times',
  description: 'Brings the times of a calendar that nobody has, as visitors are offered them.',
  params: nothing,
  query: v.strictObject({
    chatbotId: v.string(),
    nodeId: v.optional(v.string()),
    from: v.optional(isoDay),
    days: limitField(367, 14),
  }),
  body: noBody,
  data: v.strictObject({
    times: list(
      v.strictObject({
        start: v.string(),
        end: v.string(),
        resourceId: v.optional(v.string()),
      }),
    ),
  }),
  example: { times: [{ start: exampleBooking.start, end: exampleBooking.end }] },
  message: 'Times fetched',
  errors: ['CHATBOT_ID_REQUIRED', 'CHATBOT_NOT_FOUND', 'NO_SUCH_NODE'],
  run: async (services, { owner, query: { chatbotId, nodeId, from, days } }) => {
    const { id: botId } = await ownBot(services.store, owner, chatbotId)
    const plan = await calendarIn(services, botId, nodeId)
    const of = { botId, nodeId: plan.nodeId, plan }
    const times = await services.bookings.times(of, { from, days })
    return { times: times.map(time => timeRecord(time, plan.zone)) }
  },
})

/** A calendar of a published bot; throws NO_SUCH_NODE. */
export async function calendarIn(
  { bots }: Pick<Services, 'bots'>,
  botId: string,
  nodeId: string | undefined,
): Promise<BookingCalendar> {
  const live = await bots.find(botId)
  const found = live && (nodeId === undefined ? calendarsOf(live)[0] : calendarAt(live, nodeId))
  if (!found) throw new ApiError('NO_SUCH_NODE')
  return found
}
