import { fields, list, oneOf, text, words } from '../../bot/fields.js'
import { defineNode } from '../../node/define-node.js'
import { errorTexts } from '../../patterns/error-texts.js'
import { emailsOf, isVisitorField, kindOfQuestion } from './answer-kind.js'
import { askMultipleQuestionsMachine } from './ask-multiple-questions.machine.js'

const questionKinds = [
  '',
  'text',
  'name',
  'email',
  'phone',
  'mobile',
  'number',
  'url',
  'date',
] as const

/** Decision 103: ask-multiple-questions, printed there as `a{secret}` (decision 2). */
export const askMultipleQuestionsSchema = fields({
  message: words(),
  questions: list(
    fields({
      questionText: words(),
      /** Blank: what the answer is saved as says it (decision 21). */
      answerKind: oneOf(questionKinds, ''),
      answerVariable: text(),
    }),
  ),
  ...errorTexts,
})

export const askMultipleQuestions = defineNode({
  type: 'ask-multiple-questions',
  schema: askMultipleQuestionsSchema,
  machine: askMultipleQuestionsMachine,
  sets: ({ questions }) => [
    ...questions.map(({ answerVariable }) => answerVariable),
    ...questions.map(kindOfQuestion).filter(isVisitorField),
  ],
  keepsEmail: ({ questions }) => emailsOf(questions),
})
