import { defineForm } from '../../node/form.js'
import { nextExit } from '../../patterns/question-fields.form.js'
import { emailSchema } from './email.schema.js'

export const emailForm = defineForm(emailSchema, {
  title: 'Send an e-mail',
  group: 'calls',
  help: 'Has the server send an e-mail and goes on at once. Visitors see nothing of it.',
  fields: {},
  exits: nextExit,
})
