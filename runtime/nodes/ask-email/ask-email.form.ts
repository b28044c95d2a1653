import { defineForm, defineSample } from '../../node/form.js'
import { errorTextFormsFor } from '../../patterns/error-texts.form.js'
import { nextExit, questionFieldForms } from '../../patterns/question-fields.form.js'
import { askEmailSchema } from './index.js'

export const askEmailForm = defineForm(askEmailSchema, {
  title: 'Ask for an e-mail address',
  group: 'questions',
  help: 'Asks for an e-mail address, checks it, and keeps it as the visitor’s.',
  fields: { ...questionFieldForms, ...errorTextFormsFor('incorrectEmailResponse') },
  begins: { questionText: 'What is your e-mail address?', answerVariable: 'email' },
  exits: nextExit,
  keepsEmailAs: ({ answerVariable }) => ['email', answerVariable],
})

export const askEmailSample = defineSample(askEmailSchema, {
  questionText: 'Where may we send the confirmation?',
  answerVariable: 'customer_email',
  incorrectEmailResponse: 'That does not look like an e-mail address. Once more, please?',
})
