import * as v from 'valibot'
import { botsOf } from '../../conversations/visitors/bots-of.js'
import { findVisitor, forgetVisitor } from '../../conversations/visitors/forget-visitor.js'
import { removeResultsOlder } from '../../conversations/visitors/remove-results.js'
import { jsonBody } from './call/body.js'
import { nothing } from './call/check.js'
import { defineCall } from './call/define-call.js'
import { ownBot } from './own-bot.js'
import { botFilter } from './result-filters.js'
import { count } from './text.js'
import { visitorEntries, visitorIn } from './visitor.js'

const day = 86_400_000

const about = {
  method: 'POST',
  params: nothing,
  query: nothing,
  errors: ['CHATBOT_NOT_FOUND'],
} as const

const dryRun = v.pipe(v.optional(v.boolean(), false), v.description('Only count; delete nothing.'))
const isDryRun = v.pipe(v.boolean(), v.description('Whether it was only counted.'))

const scope = { chatbotId: botFilter, dryRun }

/** Deletes what is kept of a visitor by all bots of the account, or by one, or counts it. */
export const forgetVisitorOfAccount = defineCall({
  ...about,
  path: '/visitors/forget',
  id: 'forgetVisitorOfAccount',
  tag: 'Visitors',
  summary: 'Forget a visitor of all bots',
  description:
    'Does for all of your bots, or for one, what `forgetVisitor` does: deletes the stored conversations, threads and mails that hold an e-mail address, those of who writes with a confirmed number or an id of a channel, or those of a session, and all else of the sessions that they came from. With `dryRun` it says how much that would be. Nothing brings it back.',
  body: jsonBody(
    v.union([
      v.strictObject({ ...visitorEntries.email, ...scope }),
      v.strictObject({ ...visitorEntries.phone, ...scope }),
      v.strictObject({ ...visitorEntries.channel, ...scope }),
      v.strictObject({ ...visitorEntries.session, ...scope }),
    ]),
    { email: 'ann@example.org', dryRun: true },
    10_000,
  ),
  data: v.strictObject({ dryRun: isDryRun, results: count, threads: count, mails: count }),
  example: { dryRun: true, results: 3, threads: 1, mails: 1 },
  message: 'Visitor looked for',
  run: async (services, { owner, body }) => {
    const { store, log } = services
    const { chatbotId, dryRun: isOnlyCounted } = body
    const visitor = visitorIn(body, services)
    const sum = { results: 0, threads: 0, mails: 0 }
    const one = chatbotId === undefined ? undefined : (await ownBot(store, owner, chatbotId)).id
    for await (const botId of botsOf(store, owner, one)) {
      const found = isOnlyCounted
        ? countsOf(await findVisitor(services, visitor, botId))
        : await forgetVisitor(services, visitor, botId)
      sum.results += found.results
      sum.threads += found.threads
      sum.mails += found.mails
    }
    if (!isOnlyCounted) {
      await store.compact()
      log.info({ owner, ...sum }, 'A visitor was forgotten')
    }
    return { dryRun: isOnlyCounted, ...sum }
  },
})

/** Deletes the stored conversations of an age, or counts them. */
export const deleteOldResults = defineCall({
  ...about,
  path: '/results/delete',
  id: 'deleteOldResults',
  tag: 'Results',
  summary: 'Delete results by age',
  description:
    'Deletes the stored conversations of all your bots, or of one, in which nothing happened for so many days. With `dryRun` it says how many that would be. Nothing brings them back.',
  body: jsonBody(
    v.strictObject({
      olderThanDays: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(36_500)),
      chatbotId: botFilter,
      dryRun,
    }),
    { olderThanDays: 90, dryRun: true },
    10_000,
  ),
  data: v.strictObject({ dryRun: isDryRun, results: count }),
  example: { dryRun: true, results: 12 },
  message: 'Results looked for',
  run: async (
    { store, log },
    { owner, body: { olderThanDays, chatbotId, dryRun: isOnlyCounted } },
  ) => {
    const age = olderThanDays * day
    const one = chatbotId === undefined ? undefined : (await ownBot(store, owner, chatbotId)).id
    if (isOnlyCounted) {
      const results = await store.results.countOld(
        one === undefined ? { owner } : { botId: one },
        age,
      )
      return { dryRun: true, results }
    }
    let results = 0
    for await (const botId of botsOf(store, owner, one))
      results += await removeResultsOlder(store, botId, age)
    await store.compact()
    log.info({ owner, olderThanDays, results }, 'Results were deleted by age')
    return { dryRun: false, results }
  },
})

function countsOf({ numbers, threads, ids }: Awaited<ReturnType<typeof findVisitor>>) {
  return { results: numbers.length, threads: threads.length, mails: ids.length }
}
