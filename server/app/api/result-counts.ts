import * as v from 'valibot'
import { readStored } from '../../base/read-stored.js'
import { noBody } from './call/body.js'
import { nothing } from './call/check.js'
import { defineCall } from './call/define-call.js'
import { ownBot } from './own-bot.js'
import { botFilter, dayFilters } from './result-filters.js'
import { count, list } from './text.js'

const day = 86_400_000
/** Without a first day. */
const usualDays = 30

const counts = { started: count, finished: count, abandoned: count, open: count }

/** Counts stored conversations by day, and how many passed each edge. */
export const countResults = defineCall({
  method: 'GET',
  path: '/results/counts',
  id: 'countResults',
  tag: 'Results',
  summary: 'Count results',
  description:
    'Counts the stored conversations of all bots, or of one: by the UTC day on which they were first stored, how many of them came to their end, and, for one bot, how many passed each edge of its flow at least once. Without `from` it counts the 30 days up to `to`, without `to` up to today.',
  params: nothing,
  query: v.strictObject({ chatbotId: botFilter, ...dayFilters }),
  body: noBody,
  data: v.strictObject({
    from: v.string(),
    to: v.string(),
    ...counts,
    completionRate: v.pipe(
      v.nullable(v.number()),
      v.description(
        'The part of those that began which came to their end, from 0 to 1; null where none began.',
      ),
    ),
    days: v.pipe(
      list(v.strictObject({ day: v.string(), ...counts })),
      v.description(
        'Every day, the oldest first; days before the first conversation are left out.',
      ),
    ),
    edges: v.pipe(
      list(
        v.strictObject({
          source: v.string(),
          target: v.string(),
          sourceHandle: v.nullable(v.string()),
          passed: count,
        }),
      ),
      v.description('Most passed first. Empty where no bot is named.'),
    ),
  }),
  example: {
    from: '2026-11-20',
    to: '2026-11-20',
    started: 10,
    finished: 6,
    abandoned: 3,
    open: 1,
    completionRate: 0.6,
    days: [{ day: '2026-11-20', started: 10, finished: 6, abandoned: 3, open: 1 }],
    edges: [{ source: 'hello', target: 'bread', sourceHandle: null, passed: 9 }],
  },
  message: 'Results counted',
  errors: ['CHATBOT_NOT_FOUND'],
  run: async ({ store }, { owner, query: { chatbotId, ...given } }) => {
    const botId = chatbotId === undefined ? undefined : (await ownBot(store, owner, chatbotId)).id
    const to = given.to ?? dayOf(Date.now())
    const from = given.from ?? dayOf(Date.parse(to) - (usualDays - 1) * day)
    const range = { from, to }
    const found = await store.results.days(botId === undefined ? { owner } : { botId }, range)
    const edges = botId === undefined ? [] : await store.results.edges(botId, range)
    const days = everyDay(found, to).map(({ finished, abandoned, open, ...rest }) => ({
      ...rest,
      started: finished + abandoned + open,
      finished,
      abandoned,
      open,
    }))
    const sum = (name: keyof typeof counts) => days.reduce((total, each) => total + each[name], 0)
    const [started, finished] = [sum('started'), sum('finished')]
    return {
      ...range,
      started,
      finished,
      abandoned: sum('abandoned'),
      open: sum('open'),
      completionRate: started === 0 ? null : finished / started,
      days,
      edges: edges
        .map(({ edge, count: passed }) => {
          const [source = '', target = '', sourceHandle = null] = readStored<
            readonly (string | null)[]
          >(edge, [], 'count of an edge')
          return { source: source ?? '', target: target ?? '', sourceHandle, passed }
        })
        .toSorted((a, b) => b.passed - a.passed || (a.source < b.source ? -1 : 1)),
    }
  },
})

interface Day {
  readonly day: string
  readonly finished: number
  readonly abandoned: number
  readonly open: number
}

/** A day without conversations counts too, once there were any. */
function everyDay(found: readonly Day[], to: string): Day[] {
  const [first] = found
  if (!first) return []
  const byDay = new Map(found.map(each => [each.day, each]))
  const last = Math.min(Date.parse(to), Date.now())
  const all: Day[] = []
  for (let time = Date.parse(first.day); time <= last; time += day) {
    const name = dayOf(time)
    all.push(byDay.get(name) ?? { day: name, finished: 0, abandoned: 0, open: 0 })
  }
  return all
}

const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10)
