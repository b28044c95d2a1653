import { defineForm, defineSample } from '../../node/form.js'
import { nextExit, questionFieldForms } from '../../patterns/question-fields.form.js'
import { userRatingSchema } from './index.js'

export const userRatingForm = defineForm(userRatingSchema, {
  title: 'Star rating',
  group: 'ratings',
  help: 'Asks for a rating by stars, smileys or numbers, and keeps it as a number from 1.',
  fields: {
    ratingPrompt: questionFieldForms.questionText,
    type: {
      title: 'Look',
      help: 'What the visitor rates with.',
      kind: 'choice',
      choices: [
        { value: 'star', title: 'Five stars' },
        { value: 'smiley', title: 'Five smileys' },
        { value: 'number', title: 'Numbers' },
      ],
      isPublic: true,
    },
    range: {
      title: 'Highest number',
      onlyWhen: { field: 'type', is: ['number'] },
      help: 'For numbers only: they go from 1 to this, at most to 100. 5 where it is blank.',
      kind: 'number',
      example: '5',
      isPublic: true,
    },
    answerVariable: questionFieldForms.answerVariable,
  },
  begins: { type: 'star' },
  exits: nextExit,
})

export const userRatingSample = defineSample(userRatingSchema, {
  ratingPrompt: 'How do you like our new rye, {name}?',
  type: 'star',
  answerVariable: 'rye_stars',
})
