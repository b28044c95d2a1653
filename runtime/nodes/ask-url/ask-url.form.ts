import { defineForm } from '../../node/form.js'
import { nextExit, questionFieldForms } from '../../patterns/question-fields.form.js'
import { askUrlSchema } from './ask-url.schema.js'

export const askUrlForm = defineForm(askUrlSchema, {
  title: 'Ask for a web address',
  group: 'questions',
  help: 'Asks for a web address, such as example.com/menu, and asks again until it gets one.',
  fields: questionFieldForms,
  exits: nextExit,
})
