import { defineForm, defineSample } from '../../node/form.js'
import { errorTextFormsFor } from '../../patterns/error-texts.form.js'
import { nextExit, questionFieldForms } from '../../patterns/question-fields.form.js'
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
        answerVariable: {
          ...questionFieldForms.answerVariable,
          help: 'The name under which texts and conditions find the answer. An answer saved as email, phone or mobile is checked; these and name are also kept as the visitor’s.',
        },
      },
      isPublic: true,
    },
    ...errorTextFormsFor('incorrectEmailResponse', 'incorrectPhoneNumberResponse'),
  },
  begins: {
    questions: [
      { questionText: 'What is your name?', answerVariable: 'name' },
      { questionText: 'What is your e-mail address?', answerVariable: 'email' },
    ],
  },
  exits: nextExit,
  says: ({ message, questions }) =>
    message ||
    questions
      .map(({ questionText }) => questionText)
      .filter(text => text !== '')
      .join(' · '),
  keepsEmailAs: ({ questions }) =>
    questions.some(({ answerVariable }) => answerVariable.trim() === 'email') ? ['email'] : [],
})

export const askMultipleQuestionsSample = defineSample(askMultipleQuestionsSchema, {
  message: 'Three short questions and your table is as good as booked.',
  questions: [
    { questionText: 'Under which name?', answerVariable: 'name' },
    { questionText: 'Where may we send the confirmation?', answerVariable: 'email' },
    { questionText: 'Is there anything you do not eat?', answerVariable: 'diet' },
  ],
})
