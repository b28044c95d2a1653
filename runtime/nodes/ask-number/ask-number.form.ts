import { defineForm } from '../../node/form.js'
import { nextExit, questionFieldForms } from '../../patterns/question-fields.form.js'
import { askNumberSchema } from './ask-number.schema.js'

export const askNumberForm = defineForm(askNumberSchema, {
  title: 'Ask for a number',
  group: 'questions',
  help: 'Asks for a number, such as 12 or 2.5, and asks again until it gets one.',
  fields: questionFieldForms,
  exits: nextExit,
})
