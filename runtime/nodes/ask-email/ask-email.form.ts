import { defineForm } from '../../node/form.js'
import { nextExit, questionFieldForms } from '../../patterns/question-fields.form.js'
import { askEmailSchema } from './ask-email.schema.js'

export const askEmailForm = defineForm(askEmailSchema, {
  title: 'Ask for an e-mail address',
  group: 'questions',
  help: 'Asks for an e-mail address, checks it, and keeps it as the visitor’s.',
  fields: questionFieldForms,
  exits: nextExit,
  keepsEmailAs: ({ answerVariable }) => ['email', answerVariable],
})
