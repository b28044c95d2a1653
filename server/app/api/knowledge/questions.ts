import * as v from 'valibot'
import { ApiError } from '../../../base/errors.js'
import { groupQuestions } from '../../../knowledge/answers/group-questions.js'
import { noBody } from '../call/body.js'
import { nothing } from '../call/check.js'
import { defineCall } from '../call/define-call.js'
import { count, date, list } from '../text.js'

const record = v.strictObject({
  id: v.string(),
  chatbotId: v.string(),
  question: v.pipe(v.string(), v.description('As it was asked last.')),
  also: v.pipe(
    list(v.string()),
    v.description('Questions that ask nearly the same, in their words.'),
  ),
  count: v.pipe(count, v.description('How often it was asked, those included.')),
  lastAt: date,
})

const example = {
  id: '5f0c2d9b7a61e384c0d1f2a3',
  chatbotId: 'shop',
  question: 'Do you sell gluten-free bread?',
  also: ['Gluten-free bread?'],
  count: 4,
  lastAt: '2026-01-01T12:00:00.000Z',
}

/** Lists what no source answered. */
export const listOpenQuestions = defineCall({
  method: 'GET',
  path: '/knowledge/questions',
  id: 'listOpenQuestions',
  tag: 'Knowledge',
  summary: 'List unanswered questions',
  description:
    'Brings what visitors asked and no source answered, what was asked most often first. Questions that ask nearly the same are one. One that does not come again for 90 days is forgotten.',
  params: nothing,
  query: nothing,
  body: noBody,
  data: v.strictObject({ questions: list(record) }),
  example: { questions: [example] },
  message: 'Questions fetched',
  run: async ({ store }, { owner }) => ({
    questions: groupQuestions(await store.knowledge.questions.list(owner)).map(
      ({ first: { id, botId, question }, others, count, lastAt }) => ({
        id,
        chatbotId: botId,
        question,
        also: others.map(each => each.question),
        count,
        lastAt: new Date(lastAt).toISOString(),
      }),
    ),
  }),
})

/** Takes a question off that list. */
export const deleteOpenQuestion = defineCall({
  method: 'DELETE',
  path: '/knowledge/questions/{questionId}',
  id: 'deleteOpenQuestion',
  tag: 'Knowledge',
  summary: 'Take a question off the list',
  description: 'Those that ask nearly the same go with it.',
  params: v.strictObject({
    questionId: v.pipe(v.string(), v.maxLength(100), v.description('The id of a question.')),
  }),
  query: nothing,
  body: noBody,
  data: v.strictObject({ questionId: v.string() }),
  example: { questionId: example.id },
  message: 'Question taken off',
  errors: ['QUESTION_NOT_FOUND'],
  run: async ({ store }, { owner, params: { questionId } }) => {
    const { questions } = store.knowledge
    const groups = groupQuestions(await questions.list(owner))
    const ids = groups
      .map(({ first, others }) => [first, ...others].map(({ id }) => id))
      .find(each => each.includes(questionId))
    const isRemoved = await questions.remove(owner, ids ?? [questionId])
    if (!isRemoved) throw new ApiError('QUESTION_NOT_FOUND')
    return { questionId }
  },
})
