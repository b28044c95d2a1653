import { defineForm, defineSample } from '../../node/form.js'
import { errorTextFormsFor } from '../../patterns/error-texts.form.js'
import { nextExit, questionFieldForms } from '../../patterns/question-fields.form.js'
import { askLocationSchema } from './index.js'

export const askLocationForm = defineForm(askLocationSchema, {
  title: 'Ask for a location',
  group: 'questions',
  help: 'Asks for a place. The visitor types it, or shares the device’s position as latitude and longitude.',
  fields: { ...questionFieldForms, ...errorTextFormsFor() },
  exits: nextExit,
})

export const askLocationSample = defineSample(askLocationSchema, {
  questionText: 'Where should we deliver?',
  answerVariable: 'delivery_address',
})
