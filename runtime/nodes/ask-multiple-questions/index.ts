import { defineNode } from '../../node/define-node.js'
import { askMultipleQuestionsMachine } from './ask-multiple-questions.machine.js'
import { askMultipleQuestionsSchema } from './ask-multiple-questions.schema.js'

export const askMultipleQuestions = defineNode({
  type: 'ask-multiple-questions',
  schema: askMultipleQuestionsSchema,
  machine: askMultipleQuestionsMachine,
  sets: data => data.questions.map(({ answerVariable }) => answerVariable),
  keepsEmail: data =>
    data.questions.some(({ answerVariable }) => answerVariable.trim() === 'email') ? ['email'] : [],
})
