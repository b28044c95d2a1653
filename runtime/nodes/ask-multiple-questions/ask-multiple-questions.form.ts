import { defineForm, defineSample } from '../../node/form.js'
import { errorTextFormsFor } from '../../patterns/error-texts.form.js'
import { nextExit, questionFieldForms } from '../../patterns/question-fields.form.js'
import { emailsOf } from './answer-kind.js'
import { askMultipleQuestionsSchema } from './index.js'

export const askMultipleQuestionsForm = defineForm(askMultipleQuestionsSchema, {
  title: 'Ask several questions',
  group: 'questions',
  help: 'Asks one question after the other, each answered by typing.',
  fields: {
    message: {
      title: 'Introduction',
      help: 'What the bot says before the first question. It may hold simple HTML and {placeholders}.',
      kind: 'words',
      translatable: true,
      isLong: true,
      isPublic: true,
    },
    questions: {
      title: 'Questions',
      help: 'Asked in this order. A blank one is skipped.',
      kind: 'list',
      entryTitle: 'Question',
      fields: {
        questionText: questionFieldForms.questionText,
        answerKind: {
          title: 'Kind of answer',
          help: 'What is asked for: it is checked, and name, e-mail address and phone numbers are kept as the visitor’s.',
          kind: 'choice',
          choices: [
            { value: '', title: 'By what it is saved as' },
            { value: 'text', title: 'Any text' },
            { value: 'name', title: 'Name' },
            { value: 'email', title: 'E-mail address' },
            { value: 'phone', title: 'Phone number' },
            { value: 'mobile', title: 'Mobile number' },
            { value: 'number', title: 'Number' },
            { value: 'url', title: 'Web address' },
            { value: 'date', title: 'Date' },
          ],
          isPublic: true,
        },
        answerVariable: {
          ...questionFieldForms.answerVariable,
          help: 'The name under which texts and conditions find the answer. Where no kind is picked, one saved as name, email, phone or mobile is asked for as that.',
        },
      },
      isPublic: true,
    },
    ...errorTextFormsFor('incorrectEmailResponse', 'incorrectPhoneNumberResponse'),
  },
  begins: {
    questions: [
      { questionText: 'What is your name?', answerKind: 'name', answerVariable: 'name' },
      {
        questionText: 'What is your e-mail address?',
        answerKind: 'email',
        answerVariable: 'email',
      },
    ],
  },
  exits: nextExit,
  says: ({ message, questions }) =>
    message ||
    questions
      .map(({ questionText }) => questionText)
      .filter(text => text !== '')
      .join(' · '),
  keepsEmailAs: ({ questions }) => emailsOf(questions),
})

export const askMultipleQuestionsSample = defineSample(askMultipleQuestionsSchema, {
  message: 'Three short questions and your table is as good as booked.',
  questions: [
    { questionText: 'Under which name?', answerVariable: 'name' },
    { questionText: 'Where may we send the confirmation?', answerVariable: 'email' },
    { questionText: 'Is there anything you do not eat?', answerVariable: 'diet' },
  ],
})
