import { defineForm } from '../../node/form.js'
import { nextExit } from '../../patterns/question-fields.form.js'
import { spokenTextForm } from '../../patterns/spoken-text.form.js'
import { messageSchema } from './message.schema.js'

export const messageForm = defineForm(messageSchema, {
  title: 'Message',
  group: 'says',
  help: 'Says a text and goes on.',
  fields: { text: spokenTextForm },
  exits: nextExit,
})
