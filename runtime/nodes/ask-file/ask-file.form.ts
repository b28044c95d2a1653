import { defineForm } from '../../node/form.js'
import { nextExit, questionFieldForms } from '../../patterns/question-fields.form.js'
import { askFileSchema } from './ask-file.schema.js'

export const askFileForm = defineForm(askFileSchema, {
  title: 'Ask for a file',
  group: 'questions',
  help: 'Asks for one file of up to 5 MB. The answer is the file’s name; where your server takes uploads, it keeps the file too.',
  fields: questionFieldForms,
  exits: nextExit,
})
