import * as v from 'valibot'
import { ApiError } from '../../../base/errors.js'
import { randomHex } from '../../../base/random-hex.js'
import {
  expectedOf,
  figuresOf,
  mostLooked,
  runTests,
  testFigures,
} from '../../../knowledge/tests/measure.js'
import type { KnowledgeTest } from '../../../store/index.js'
import { jsonBody, noBody } from '../call/body.js'
import { nothing } from '../call/check.js'
import { defineCall } from '../call/define-call.js'
import { ownBot } from '../own-bot.js'
import { count, list } from '../text.js'

const question = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(1000))
const expected = v.pipe(
  list(v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(2000))),
  v.minLength(1),
  v.maxLength(20),
  v.description('What should answer it: ids of sources, and addresses of pages. One is enough.'),
)
const chatbotId = v.pipe(v.string(), v.trim(), v.description('The bot that is asked.'))

const record = v.strictObject({
  id: v.string(),
  chatbotId: v.string(),
  question: v.string(),
  expected: list(v.string()),
})

const example = {
  id: '5f0c2d9b7a61e384c0d1f2a3',
  chatbotId: 'shop',
  question: 'How long does delivery take?',
  expected: ['https://bakery.example/delivery'],
}

const recordOf = ({ id, botId, question, ...test }: KnowledgeTest) => ({
  id,
  chatbotId: botId,
  question,
  expected: expectedOf(test),
})

/** Questions of one bot. */
const mostTests = 500

/** Lists a test set. */
export const listKnowledgeTests = defineCall({
  method: 'GET',
  path: '/knowledge/tests',
  id: 'listKnowledgeTests',
  tag: 'Knowledge',
  summary: 'List a test set',
  description:
    'Brings questions of yours with what should answer them, the oldest first. Each run of a source asks them before and after, and `lastRun.tests` tells what came of it.',
  params: nothing,
  query: v.strictObject({
    chatbotId: v.optional(v.pipe(v.string(), v.description('Only those of this bot.'))),
  }),
  body: noBody,
  data: v.strictObject({ tests: list(record) }),
  example: { tests: [example] },
  message: 'Tests fetched',
  run: async ({ store }, { owner, query: { chatbotId } }) => ({
    tests: (
      await store.knowledge.tests.list(owner, chatbotId === undefined ? undefined : [chatbotId])
    ).map(recordOf),
  }),
})

/** Adds to a test set. */
export const addKnowledgeTests = defineCall({
  method: 'POST',
  path: '/knowledge/tests',
  id: 'addKnowledgeTests',
  tag: 'Knowledge',
  summary: 'Add to a test set',
  description: 'A bot has at most 500 such questions.',
  params: nothing,
  query: nothing,
  body: jsonBody(
    v.strictObject({
      chatbotId,
      tests: v.pipe(
        list(v.strictObject({ question, expected })),
        v.minLength(1),
        v.maxLength(mostTests),
      ),
    }),
    { chatbotId: 'shop', tests: [{ question: example.question, expected: example.expected }] },
    2_000_000,
  ),
  data: v.strictObject({ tests: list(record) }),
  example: { tests: [example] },
  message: 'Tests added',
  errors: ['CHATBOT_ID_REQUIRED', 'CHATBOT_NOT_FOUND', 'SOURCES_FULL'],
  run: async ({ store }, { owner, body }) => {
    const { id: botId } = await ownBot(store, owner, body.chatbotId)
    const { tests } = store.knowledge
    if ((await tests.list(owner, [botId])).length + body.tests.length > mostTests)
      throw new ApiError('SOURCES_FULL', { message: 'The bot has as many tests as it may.' })
    const made = body.tests.map(({ question, expected }) => ({
      id: randomHex(24),
      botId,
      question,
      expected: JSON.stringify(expected),
    }))
    await tests.add(made)
    return { tests: made.map(recordOf) }
  },
})

/** Takes a question out of a test set. */
export const deleteKnowledgeTest = defineCall({
  method: 'DELETE',
  path: '/knowledge/tests/{testId}',
  id: 'deleteKnowledgeTest',
  tag: 'Knowledge',
  summary: 'Take a question out of a test set',
  params: v.strictObject({
    testId: v.pipe(v.string(), v.maxLength(100), v.description('The id of a test.')),
  }),
  query: nothing,
  body: noBody,
  data: v.strictObject({ testId: v.string() }),
  example: { testId: example.id },
  message: 'Test taken out',
  errors: ['TEST_NOT_FOUND'],
  run: async ({ store }, { owner, params: { testId } }) => {
    if (!(await store.knowledge.tests.remove(owner, testId))) throw new ApiError('TEST_NOT_FOUND')
    return { testId }
  },
})

/** Asks all of a test set. */
export const runKnowledgeTests = defineCall({
  method: 'POST',
  path: '/knowledge/tests/run',
  id: 'runKnowledgeTests',
  tag: 'Knowledge',
  summary: 'Run a test set',
  description: `Asks the questions as visitors would. One has found what it should where a piece of an expected source or page is among the first ${mostLooked}; one is unanswered where the bot would say that it does not know.`,
  params: nothing,
  query: nothing,
  body: jsonBody(v.strictObject({ chatbotId }), { chatbotId: 'shop' }),
  data: v.strictObject({
    ...testFigures.entries,
    recall: v.pipe(
      v.nullable(v.number()),
      v.description(
        'From 0 to 1: how many of the questions found what they should. Null: there are none.',
      ),
    ),
    outcomes: list(
      v.strictObject({
        testId: v.string(),
        question: v.string(),
        place: v.pipe(
          v.nullable(count),
          v.description(
            'Where the first expected piece stands, from 1; null: not among the first.',
          ),
        ),
        isAnswered: v.boolean(),
      }),
    ),
  }),
  example: {
    total: 1,
    found: 1,
    unanswered: 0,
    recall: 1,
    outcomes: [{ testId: example.id, question: example.question, place: 1, isAnswered: true }],
  },
  message: 'Test set run',
  errors: ['CHATBOT_ID_REQUIRED', 'CHATBOT_NOT_FOUND'],
  run: async ({ store, meaning }, { owner, body }) => {
    const { id: botId } = await ownBot(store, owner, body.chatbotId)
    const { knowledge } = store
    const outcomes = await runTests(
      { knowledge, meaning },
      owner,
      await knowledge.tests.list(owner, [botId]),
    )
    const figures = figuresOf(outcomes)
    return {
      ...figures,
      recall: figures.total === 0 ? null : figures.found / figures.total,
      outcomes: outcomes.map(({ test: { id, question }, place, isAnswered }) => ({
        testId: id,
        question,
        place,
        isAnswered,
      })),
    }
  },
})
