import { defineForm, defineSample } from '../../node/form.js'
import { errorTextFormsFor } from '../../patterns/error-texts.form.js'
import { nextExit, questionFieldForms } from '../../patterns/question-fields.form.js'
import { askCustomQuestionSchema } from './index.js'

export const askCustomQuestionForm = defineForm(askCustomQuestionSchema, {
  title: 'Ask a question',
  group: 'questions',
  help: 'Asks a question of your own and takes any text as the answer.',
  fields: {
    ...questionFieldForms,
    ...errorTextFormsFor('incorrectEmailResponse', 'incorrectPhoneNumberResponse'),
  },
  exits: nextExit,
})

export const askCustomQuestionSample = defineSample(askCustomQuestionSchema, {
  questionText: 'What should be written on the cake, {name}?',
  answerVariable: 'inscription',
})
