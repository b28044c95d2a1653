import { defineForm, defineSample } from '../../node/form.js'
import { nextExit } from '../../patterns/question-fields.form.js'
import { spokenTextForm } from '../../patterns/spoken-text.form.js'
import { messageSchema } from './index.js'

export const messageForm = defineForm(messageSchema, {
  title: 'Message',
  group: 'says',
  help: 'Says a text and goes on.',
  fields: { text: spokenTextForm },
  exits: nextExit,
})

export const messageSample = defineSample(messageSchema, {
  text: 'Thank you, {name}. We open at seven.',
})
