import { defineForm, defineSample } from '../../node/form.js'
import { nextExit, questionFieldForms } from '../../patterns/question-fields.form.js'
import { suggestionForms } from '../../patterns/suggestions.form.js'
import { userInputSchema } from './index.js'

const { questionText, ...otherForms } = questionFieldForms

const typed = ['text', 'name', 'email', 'phone', 'mobile', 'number', 'url']

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
    suggestions: {
      title: 'Suggestions',
      help: 'What the visitor can say with one press, below the field that one types in.',
      onlyWhen: { field: 'type', is: typed },
      isRare: true,
      kind: 'list',
      entryTitle: 'Suggestion',
      fields: suggestionForms,
      isPublic: true,
    },
    ...otherForms,
  },
  exits: [
    ...nextExit,
    {
      handle: '<id>',
      title: 'The suggestion with this id; without a way of its own it goes on by Next',
      label: 'suggestions.<id>.title',
      each: 'Suggestion <id>',
    },
  ],
  keepsEmailAs: ({ type, answerVariable }) => (type === 'email' ? ['email', answerVariable] : []),
})

export const userInputSample = defineSample(userInputSchema, {
  inputPrompt: 'Hello! What is your name?',
  type: 'name',
  nameGreet: 'Good to see you, {name}. The oven is warm.',
  answerVariable: 'customer',
})
