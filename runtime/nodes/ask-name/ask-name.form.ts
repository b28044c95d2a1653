import { defineForm, defineSample } from '../../node/form.js'
import { errorTextFormsFor } from '../../patterns/error-texts.form.js'
import { nextExit, questionFieldForms } from '../../patterns/question-fields.form.js'
import { askNameSchema } from './index.js'

export const askNameForm = defineForm(askNameSchema, {
  title: 'Ask for a name',
  group: 'questions',
  help: 'Asks for a name, keeps it as the visitor’s, and greets the visitor by it.',
  fields: {
    ...questionFieldForms,
    ...errorTextFormsFor(),
    nameGreetResponse: {
      title: 'Greeting',
      help: 'What the bot says after the answer. {name} stands for the name just given.',
      kind: 'words',
      translatable: true,
      isLong: true,
      whereBlank: 'Nice to meet you, {name}',
      isPublic: true,
    },
  },
  begins: { questionText: 'What is your name?', answerVariable: 'name' },
  exits: nextExit,
})

export const askNameSample = defineSample(askNameSchema, {
  questionText: 'Who are we baking for today?',
  answerVariable: 'customer',
  nameGreetResponse: 'Lovely to meet you, {name}!',
})
