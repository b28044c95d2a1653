import { defineForm, defineSample } from '../../node/form.js'
import { errorTextFormsFor } from '../../patterns/error-texts.form.js'
import { nextExit, questionFieldForms } from '../../patterns/question-fields.form.js'
import { askUrlSchema } from './index.js'

export const askUrlForm = defineForm(askUrlSchema, {
  title: 'Ask for a web address',
  group: 'questions',
  help: 'Asks for a web address, such as example.com/menu, and asks again until it gets one.',
  fields: { ...questionFieldForms, ...errorTextFormsFor('incorrectUrlResponse') },
  exits: nextExit,
})

export const askUrlSample = defineSample(askUrlSchema, {
  questionText: 'Is there a page with a picture of the cake you have in mind?',
  answerVariable: 'inspiration',
  incorrectUrlResponse: 'That is not an address we can open. Could you paste it again?',
})
