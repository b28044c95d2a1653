import { defineForm } from '../../node/form.js'
import { nextExit, questionFieldForms } from '../../patterns/question-fields.form.js'
import { askCustomQuestionSchema } from './ask-custom-question.schema.js'

export const askCustomQuestionForm = defineForm(askCustomQuestionSchema, {
  title: 'Ask a question',
  group: 'questions',
  help: 'Asks a question of your own and takes any text as the answer.',
  fields: questionFieldForms,
  exits: nextExit,
})
