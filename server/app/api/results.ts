import * as v from 'valibot'
import { isEmail } from '../../../runtime/validate/email.js'
import { ApiError } from '../../base/errors.js'
import { readRecord } from '../../conversations/results/record.schema.js'
import { withFirstAnswers } from '../../conversations/results/with-first-answers.js'
import { removeResultsOlder } from '../../conversations/visitors/remove-results.js'
import { sessionIn } from '../../platform/sessions/session-tag.js'
import type { Store, WholeResult } from '../../store/index.js'
import { jsonBody, noBody } from './call/body.js'
import { nothing } from './call/check.js'
import { defineBotCall, defineCall } from './call/define-call.js'
import { cursorField, cursorOf, limitField, nextCursor, placeOf } from './cursor.js'
import { botParams } from './params.js'
import { choiceOf, filters } from './result-filters.js'
import {
  exampleResult,
  exampleWholeResult,
  resultRecord,
  resultRecordOf,
  wholeResultOf,
  wholeResultRecord,
} from './result-record.js'
import { count, list } from './text.js'

const about = { tag: 'Results' } as const

const place = v.strictObject({ before: v.pipe(v.number(), v.integer(), v.minValue(1)) })

/** The parameters of a call about one stored conversation. */
const resultParams = v.strictObject({
  resultId: v.pipe(
    v.string(),
    v.description('The id of a stored conversation.'),
    v.examples([exampleResult.id]),
  ),
})

/** Lists and finds stored conversations. */
export const listResults = defineCall({
  ...about,
  method: 'GET',
  path: '/results',
  id: 'listResults',
  summary: 'List and search results',
  description:
    'Brings the stored conversations of all bots, or of one, those first that were stored last. `query` finds what was said and answered: all of its words, each at the beginning of a word, also in conversations that are still going on, of which the 2,000 are looked through that went on last. `from` and `to` are days in UTC, both included.',
  params: nothing,
  query: v.strictObject({ ...filters, limit: limitField(100, 50), cursor: cursorField }),
  body: noBody,
  data: v.strictObject({ results: list(resultRecord), nextCursor }),
  example: { results: [exampleResult], nextCursor: null },
  message: 'Results fetched',
  errors: ['CHATBOT_NOT_FOUND'],
  run: async ({ store, asked }, { owner, query: { limit, cursor, ...given } }) => {
    const choice = await choiceOf(store, owner, given)
    const found = await store.results.list({
      ...choice,
      before: placeOf(cursor, place)?.before,
      limit: limit + 1,
    })
    const shown = await withFirstAnswers(store.results, found.slice(0, limit))
    const last = found.length > limit ? shown.at(-1) : undefined
    return {
      results: await Promise.all(
        shown.map(async entry => resultRecordOf(entry, await asked(entry.botId, entry.version))),
      ),
      nextCursor: last ? cursorOf({ before: last.number }) : null,
    }
  },
})

/** Brings one stored conversation. */
export const fetchResult = defineCall({
  ...about,
  method: 'GET',
  path: '/results/{resultId}',
  id: 'fetchResult',
  summary: 'Fetch a result',
  description: 'Brings one stored conversation with its transcript, its answers and its path.',
  params: resultParams,
  query: nothing,
  body: noBody,
  data: v.strictObject({ result: wholeResultRecord }),
  example: { result: exampleWholeResult },
  message: 'Result fetched',
  errors: ['RESULT_NOT_FOUND'],
  run: async ({ store, asked }, { owner, params: { resultId } }) => {
    const result = await ownResult(store, owner, resultId)
    const questions = await asked(result.botId, result.version)
    const session = await store.results.sessionOf(resultId)
    const outcomes =
      session === undefined ? [] : await store.failures.ofSession(result.botId, session)
    return { result: wholeResultOf(result, readRecord(result.record), questions, outcomes) }
  },
})

/** Deletes one stored conversation. */
export const deleteResult = defineCall({
  ...about,
  method: 'DELETE',
  path: '/results/{resultId}',
  id: 'deleteResult',
  summary: 'Delete a result',
  description: 'Deletes one stored conversation. It counts no longer, and nothing brings it back.',
  params: resultParams,
  query: nothing,
  body: noBody,
  data: v.strictObject({ resultId: v.string() }),
  example: { resultId: exampleResult.id },
  message: 'Result deleted',
  errors: ['RESULT_NOT_FOUND'],
  run: async ({ store }, { owner, params: { resultId } }) => {
    const { number } = await ownResult(store, owner, resultId)
    await store.results.remove([number])
    await store.compact()
    return { resultId }
  },
})

const which = v.union([
  v.strictObject({ email: v.pipe(v.string(), v.check(isEmail, 'Expected an e-mail address')) }),
  v.strictObject({ session: v.pipe(v.string(), v.nonEmpty(), v.maxLength(2000)) }),
  v.strictObject({
    olderThanDays: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(36_500)),
  }),
])

/** Deletes the stored conversations of a visitor, or those of an age. */
export const deleteResults = defineBotCall({
  ...about,
  method: 'POST',
  path: '/chatbots/{chatbotId}/results/delete',
  id: 'deleteResults',
  summary: 'Delete results by visitor or age',
  description:
    'Deletes the stored conversations of a bot: those that hold an e-mail address, those of a session by its token, or those in which nothing happened for so many days. Nothing brings them back. To delete all that is kept of a visitor, use `forgetVisitor`.',
  params: botParams,
  query: nothing,
  body: jsonBody(which, { olderThanDays: 90 }, 10_000),
  data: v.strictObject({ chatbotId: v.string(), deleted: count }),
  example: { chatbotId: 'shop', deleted: 12 },
  message: 'Results deleted',
  run: async ({ store, sessionTag }, { bot: { id }, body }) => {
    const deleted =
      'olderThanDays' in body
        ? await removeResultsOlder(store, id, body.olderThanDays * day)
        : await removeOf(
            store,
            id,
            'email' in body
              ? { text: body.email.trim().toLowerCase() }
              : { session: sessionTag(sessionIn(body.session)) },
          )
    await store.compact()
    return { chatbotId: id, deleted }
  },
})

const day = 86_400_000

async function removeOf(
  { results }: Pick<Store, 'results'>,
  botId: string,
  visitor: { readonly text: string } | { readonly session: string },
): Promise<number> {
  const found = await results.ofVisitor({ ...visitor, botId })
  return results.remove(found.map(({ number }) => number))
}

/** The caller's conversation; throws RESULT_NOT_FOUND for another owner's too. */
async function ownResult(
  { results }: Pick<Store, 'results'>,
  owner: string,
  id: string,
): Promise<WholeResult> {
  const result = await results.find(id)
  if (result?.owner !== owner) throw new ApiError('RESULT_NOT_FOUND')
  return result
}
