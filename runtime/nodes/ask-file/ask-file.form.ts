import { defineForm, defineSample } from '../../node/form.js'
import { errorTextFormsFor } from '../../patterns/error-texts.form.js'
import { nextExit, questionFieldForms } from '../../patterns/question-fields.form.js'
import { askFileSchema } from './index.js'

export const askFileForm = defineForm(askFileSchema, {
  title: 'Ask for a file',
  group: 'questions',
  help: 'Asks for one file of up to 5 MB. The answer is the file’s name; where your server takes uploads, it keeps the file too.',
  fields: { ...questionFieldForms, ...errorTextFormsFor() },
  exits: nextExit,
})

export const askFileSample = defineSample(askFileSchema, {
  questionText: 'Send us a photo of the cake you dream of, up to 5 MB.',
  answerVariable: 'photo',
})
