import type { FunnelRecord } from '@talkgraph/wire/visits'
import * as v from 'valibot'
import { channelNames } from '../../channels/index.js'
import { funnelOf } from '../../conversations/results/funnel.js'
import { stepsInOrder } from '../../conversations/results/steps-in-order.js'
import { noBody } from './call/body.js'
import { defineBotCall } from './call/define-call.js'
import { botParams } from './params.js'
import { dayFilters, versionFilter } from './result-filters.js'
import { count, list } from './text.js'

/** Nothing was stored before. */
const earliest = '2000-01-01'

const part = v.strictObject({ name: v.string(), visits: count, opened: count })

/** Counts how many came how far. */
export const countFunnel = defineBotCall({
  method: 'GET',
  path: '/chatbots/{chatbotId}/funnel',
  id: 'countFunnel',
  tag: 'Results',
  summary: 'Count how many came how far',
  description:
    'Counts from the pages that were seen with a bot on them to the conversations that came to their end: `visits` are views of such pages, `opened` those on which the chat was opened, `began` the conversations in which something was answered, `ended` those of them that came to their end, and `steps` the steps in the order of the flow: how many reached each, answered it or else went on, or left there. Conversations count once they rest, and both count for bots whose owners have conversations stored. With `channel`, conversations of that channel alone are counted, at most the newest 10,000, and pages are seen by the widget alone. Without `from` it counts from the first day on, without `to` up to today, by UTC days.',
  params: botParams,
  query: v.strictObject({
    version: versionFilter,
    channel: v.optional(v.pipe(v.picklist(channelNames), v.description('Where visitors were.'))),
    ...dayFilters,
  }),
  body: noBody,
  data: v.strictObject({
    from: v.string(),
    to: v.string(),
    visits: count,
    opened: count,
    began: count,
    ended: count,
    steps: list(
      v.strictObject({
        nodeId: v.string(),
        asks: v.boolean(),
        reached: count,
        answered: count,
        left: count,
      }),
    ),
    days: v.pipe(
      list(
        v.strictObject({
          day: v.string(),
          visits: count,
          opened: count,
          began: count,
          ended: count,
        }),
      ),
      v.description('Those on which there was something, the oldest first.'),
    ),
    pages: v.pipe(list(part), v.description('By host and path, the most seen first, at most 100.')),
    languages: list(part),
    versions: list(v.nullable(v.number())),
  }) satisfies v.GenericSchema<unknown, FunnelRecord>,
  example: {
    from: '2026-11-01',
    to: '2026-11-20',
    visits: 400,
    opened: 150,
    began: 120,
    ended: 90,
    steps: [{ nodeId: 'bread', asks: true, reached: 120, answered: 108, left: 12 }],
    days: [{ day: '2026-11-01', visits: 400, opened: 150, began: 120, ended: 90 }],
    pages: [{ name: 'shop.example/', visits: 400, opened: 150 }],
    languages: [{ name: 'en', visits: 400, opened: 150 }],
    versions: [3],
  },
  message: 'Funnel counted',
  run: async ({ store, visitCounter }, { bot, query: { version, channel, ...given } }) => {
    await visitCounter.flush()
    const to = given.to ?? new Date().toISOString().slice(0, 10)
    const choice = { botId: bot.id, version, from: given.from ?? earliest, to }
    const order = await stepsInOrder(store, bot.id, version ?? bot.publishedVersion ?? undefined)
    return { from: choice.from, to, ...(await funnelOf(store, { ...choice, channel }, order)) }
  },
})
