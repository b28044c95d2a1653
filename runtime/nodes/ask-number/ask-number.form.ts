import { defineForm, defineSample } from '../../node/form.js'
import { errorTextFormsFor } from '../../patterns/error-texts.form.js'
import { nextExit, questionFieldForms } from '../../patterns/question-fields.form.js'
import { askNumberSchema } from './index.js'

export const askNumberForm = defineForm(askNumberSchema, {
  title: 'Ask for a number',
  group: 'questions',
  help: 'Asks for a number, such as 12 or 2.5, and asks again until it gets one.',
  fields: { ...questionFieldForms, ...errorTextFormsFor('incorrectNumberResponse') },
  exits: nextExit,
})

export const askNumberSample = defineSample(askNumberSchema, {
  questionText: 'How many guests should the cake be for?',
  answerVariable: 'guests',
  incorrectNumberResponse: 'A number such as 12 would help us most.',
})
