import * as v from 'valibot'
import { ApiError } from '../../../base/errors.js'
import { randomHex } from '../../../base/random-hex.js'
import type { ProposedPair } from '../../../store/index.js'
import { jsonBody, noBody } from '../call/body.js'
import { nothing } from '../call/check.js'
import { defineCall, everyone } from '../call/define-call.js'
import { ownBot } from '../own-bot.js'
import { accountThread } from '../own-thread.js'
import { date, list } from '../text.js'
import { addToPairs, makeSource, pair, pairContents } from './new-source.js'
import { exampleSource, sourceRecord, sourceRecordOf } from './record.js'

const { question, answer } = pair.entries

const record = v.strictObject({
  id: v.string(),
  chatbotId: v.string(),
  question: v.string(),
  answer: v.string(),
  proposedBy: v.pipe(v.string(), v.description('The name of who proposed it.')),
  createdAt: date,
})

const example = {
  id: '5f0c2d9b7a61e384c0d1f2a3',
  chatbotId: 'shop',
  question: 'Do you sell gluten-free bread?',
  answer: 'Yes, a rice loaf, each Friday.',
  proposedBy: 'Mia',
  createdAt: '2026-01-01T12:00:00.000Z',
}

const recordOf = ({ botId, session: _, createdAt, ...pair }: ProposedPair) => ({
  ...pair,
  chatbotId: botId,
  createdAt: new Date(createdAt).toISOString(),
})

/** What a source is called that is made for them. */
const usualTitle = 'Answers to visitors'

/** Those of an account that wait at most. */
const mostWaiting = 1000

const params = v.strictObject({
  pairId: v.pipe(v.string(), v.maxLength(100), v.description('The id of a proposed pair.')),
})

/** Lists what agents propose. */
export const listProposedPairs = defineCall({
  method: 'GET',
  path: '/knowledge/proposed-pairs',
  id: 'listProposedPairs',
  tag: 'Knowledge',
  summary: 'List proposed answers',
  description:
    'Brings questions with the answers that agents gave at the desk and propose as knowledge, the newest first. No bot answers from one before it is approved.',
  params: nothing,
  query: nothing,
  body: noBody,
  data: v.strictObject({ pairs: list(record) }),
  example: { pairs: [example] },
  message: 'Proposed answers fetched',
  run: async ({ store }, { owner }) => ({
    pairs: (await store.knowledge.proposed.list(owner)).map(recordOf),
  }),
})

/** Proposes a question with its answer. */
export const proposePair = defineCall({
  method: 'POST',
  path: '/knowledge/proposed-pairs',
  id: 'proposePair',
  tag: 'Knowledge',
  roles: everyone,
  summary: 'Propose an answer as knowledge',
  description:
    'What an agent answered well becomes a question with its answer that waits for an owner or an editor to approve it.',
  params: nothing,
  query: nothing,
  body: jsonBody(
    v.strictObject({
      chatbotId: v.pipe(v.string(), v.trim(), v.description('The bot that may answer so.')),
      question,
      answer,
      threadId: v.optional(
        v.pipe(
          v.string(),
          v.maxLength(100),
          v.description(
            'The thread of the account in which it was asked: while it waits, it goes with its visitor.',
          ),
        ),
      ),
    }),
    { chatbotId: 'shop', question: example.question, answer: example.answer },
  ),
  data: v.strictObject({ pair: record }),
  example: { pair: example },
  message: 'Answer proposed',
  errors: ['CHATBOT_ID_REQUIRED', 'CHATBOT_NOT_FOUND', 'THREAD_NOT_FOUND', 'SOURCES_FULL'],
  run: async ({ store }, { owner, caller, body: { chatbotId, threadId, ...pair } }) => {
    const { id: botId } = await ownBot(store, owner, chatbotId)
    const thread = threadId === undefined ? undefined : await accountThread(store, owner, threadId)
    const { proposed } = store.knowledge
    if ((await proposed.list(owner)).length >= mostWaiting)
      throw new ApiError('SOURCES_FULL', {
        message: 'As many proposed answers wait as may: approve some, or take some off.',
      })
    const session = thread?.session ?? null
    const made = { id: randomHex(24), botId, ...pair, proposedBy: caller, session }
    return { pair: recordOf(await proposed.add(made)) }
  },
})

/** Makes a proposed pair knowledge. */
export const approvePair = defineCall({
  method: 'POST',
  path: '/knowledge/proposed-pairs/{pairId}/approve',
  id: 'approvePair',
  tag: 'Knowledge',
  summary: 'Approve a proposed answer',
  description:
    'Puts it, as it is or as the body has it, into the first source of questions of its bot, or into a new one. From then on the bot answers from it.',
  params,
  query: nothing,
  body: jsonBody(v.strictObject({ question: v.optional(question), answer: v.optional(answer) }), {
    answer: 'Yes, a rice loaf, on Fridays and Saturdays.',
  }),
  data: v.strictObject({ source: sourceRecord }),
  example: { source: { ...exampleSource, kind: 'pairs', title: usualTitle, address: null } },
  message: 'Answer approved',
  errors: ['PAIR_NOT_FOUND', 'SOURCES_FULL'],
  run: async (services, { owner, params: { pairId }, body }) => {
    const { proposed, sources } = services.store.knowledge
    const pair = await proposed.take(owner, pairId)
    if (!pair) throw new ApiError('PAIR_NOT_FOUND')
    try {
      const { botId } = pair
      const source = (await sources.list(owner)).find(
        ({ kind, botIds }) => kind === 'pairs' && botIds.includes(botId),
      )
      const { question, answer } = { ...pair, ...body }
      const pairs = [{ question, answer }]
      const made = { kind: 'pairs', title: usualTitle, chatbotIds: [botId], settings: {} } as const
      const added = source
        ? await addToPairs(services, source, pairs)
        : await makeSource(services, owner, made, pairContents(pairs))
      return { source: sourceRecordOf(added) }
    } catch (error) {
      // What there is no room for goes on to wait.
      await proposed.add(pair)
      throw error
    }
  },
})

/** Takes a proposed pair off the list. */
export const deleteProposedPair = defineCall({
  method: 'DELETE',
  path: '/knowledge/proposed-pairs/{pairId}',
  id: 'deleteProposedPair',
  tag: 'Knowledge',
  summary: 'Take a proposed answer off the list',
  params,
  query: nothing,
  body: noBody,
  data: v.strictObject({ pairId: v.string() }),
  example: { pairId: example.id },
  message: 'Proposed answer taken off',
  errors: ['PAIR_NOT_FOUND'],
  run: async ({ store }, { owner, params: { pairId } }) => {
    if (!(await store.knowledge.proposed.take(owner, pairId))) throw new ApiError('PAIR_NOT_FOUND')
    return { pairId }
  },
})
