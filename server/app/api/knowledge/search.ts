import * as v from 'valibot'
import { mostFound, searchKnowledge } from '../../../knowledge/answers/search-knowledge.js'
import { jsonBody } from '../call/body.js'
import { nothing } from '../call/check.js'
import { defineCall } from '../call/define-call.js'
import { ownBot } from '../own-bot.js'
import { list } from '../text.js'
import { examplePiece, pieceRecord, pieceRecordOf } from './record.js'

/** Looks for what a bot would answer from. */
export const searchPieces = defineCall({
  method: 'POST',
  path: '/knowledge/search',
  id: 'searchKnowledge',
  tag: 'Knowledge',
  summary: 'Search in your sources',
  description:
    'Brings the pieces that speak of a question, best first, within your account’s own sources: what a bot looks through, and by the same rules.',
  params: nothing,
  query: nothing,
  body: jsonBody(
    v.strictObject({
      query: v.pipe(v.string(), v.maxLength(2000), v.description('A question, or words.')),
      chatbotId: v.optional(
        v.pipe(v.string(), v.trim(), v.description('Only what this bot answers from.')),
      ),
      limit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(mostFound))),
    }),
    { query: 'How long does delivery take?', chatbotId: 'shop', limit: 5 },
  ),
  data: v.strictObject({ pieces: list(pieceRecord) }),
  example: { pieces: [examplePiece] },
  message: 'Pieces found',
  errors: ['CHATBOT_ID_REQUIRED', 'CHATBOT_NOT_FOUND'],
  run: async ({ store, meaning }, { owner, body: { query, chatbotId, limit = 10 } }) => {
    if (chatbotId !== undefined) await ownBot(store, owner, chatbotId)
    const scope = { owner, botId: chatbotId }
    return {
      pieces: (await searchKnowledge(store.knowledge, meaning, scope, query, limit)).map(
        pieceRecordOf,
      ),
    }
  },
})
