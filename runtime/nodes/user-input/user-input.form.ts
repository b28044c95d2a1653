import { defineForm, defineSample } from '../../node/form.js'
import { nextExit, questionFieldForms } from '../../patterns/question-fields.form.js'
import { userInputSchema } from './index.js'

const { questionText, ...otherForms } = questionFieldForms

export const userInputForm = defineForm(userInputSchema, {
  title: 'Free answer',
  group: 'questions',
  help: 'Asks for one thing, such as a text, a number or a date, checks it, and keeps it.',
  fields: {
    inputPrompt: questionText,
    type: {
      title: 'Kind of answer',
      help: 'What the visitor is asked for. Names, e-mail addresses and phone numbers are also kept as the visitor’s own.',
      kind: 'choice',
      choices: [
        { value: 'text', title: 'Any text' },
        { value: 'name', title: 'Name' },
        { value: 'email', title: 'E-mail address' },
        { value: 'phone', title: 'Phone number' },
        { value: 'mobile', title: 'Mobile number' },
        { value: 'number', title: 'Number' },
        { value: 'url', title: 'Web address' },
        { value: 'date', title: 'Date' },
        { value: 'file', title: 'File' },
      ],
      isPublic: true,
    },
    nameGreet: {
      title: 'Greeting after a name',
      help: 'Said once the visitor has given a name, where the kind of answer is a name. {name} stands for it.',
      kind: 'words',
      translatable: true,
      isLong: true,
      whereBlank: 'Nice to meet you, {name}',
      isPublic: true,
    },
    ...otherForms,
  },
  exits: nextExit,
  keepsEmailAs: ({ type, answerVariable }) => (type === 'email' ? ['email', answerVariable] : []),
})

export const userInputSample = defineSample(userInputSchema, {
  inputPrompt: 'Hello! What is your name?',
  type: 'name',
  nameGreet: 'Good to see you, {name}. The oven is warm.',
  answerVariable: 'customer',
})
