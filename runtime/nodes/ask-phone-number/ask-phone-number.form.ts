import { defineForm, defineSample } from '../../node/form.js'
import { errorTextFormsFor } from '../../patterns/error-texts.form.js'
import { nextExit, questionFieldForms } from '../../patterns/question-fields.form.js'
import { askPhoneNumberSchema } from './index.js'

export const askPhoneNumberForm = defineForm(askPhoneNumberSchema, {
  title: 'Ask for a phone number',
  group: 'questions',
  help: 'Asks for a phone number and keeps it as the visitor’s. It takes 6 to 15 digits without spaces, and a plus sign before them.',
  fields: { ...questionFieldForms, ...errorTextFormsFor('incorrectPhoneNumberResponse') },
  begins: { questionText: 'What is your phone number?', answerVariable: 'phone' },
  exits: nextExit,
})

export const askPhoneNumberSample = defineSample(askPhoneNumberSchema, {
  questionText: 'Which number may we call when your cake is ready?',
  answerVariable: 'pickup_phone',
  incorrectPhoneNumberResponse: '6 to 15 digits, please. A + may stand before them.',
})
