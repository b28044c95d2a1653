import { fields, list, text, words } from '../../bot/fields.js'
import { defineNode } from '../../node/define-node.js'
import { errorTexts } from '../../patterns/error-texts.js'
import { askMultipleQuestionsMachine } from './ask-multiple-questions.machine.js'

/** Decision 103: ask-multiple-questions, printed there as `a{secret}` (decision 2). */
export const askMultipleQuestionsSchema = fields({
  message: words(),
  questions: list(fields({ questionText: words(), answerVariable: text() })),
  ...errorTexts,
})

export const askMultipleQuestions = defineNode({
  type: 'ask-multiple-questions',
  schema: askMultipleQuestionsSchema,
  machine: askMultipleQuestionsMachine,
  sets: data => data.questions.map(({ answerVariable }) => answerVariable),
  keepsEmail: data =>
    data.questions.some(({ answerVariable }) => answerVariable.trim() === 'email') ? ['email'] : [],
})
