import { defineForm, defineSample } from '../../node/form.js'
import { questionFieldForms } from '../../patterns/question-fields.form.js'
import { ratingChoiceSchema } from './index.js'

export const ratingChoiceForm = defineForm(ratingChoiceSchema, {
  title: 'Rating with branches',
  group: 'ratings',
  help: 'Asks for a rating by smileys or numbers. Each rating can have a way on of its own.',
  fields: {
    questionText: questionFieldForms.questionText,
    ratingType: {
      title: 'Smileys or numbers',
      help: 'Write smiley for five smileys, or how many numbers there are, 1 to 100. Blank, there are 5 numbers.',
      kind: 'text',
      example: 'smiley',
      isPublic: true,
    },
    answerVariable: questionFieldForms.answerVariable,
  },
  exits: [
    {
      handle: '<n>',
      each: 'Rating <n+1>',
      title: 'The rating n + 1 is picked, so 0 stands for the lowest',
    },
  ],
})

export const ratingChoiceSample = defineSample(ratingChoiceSchema, {
  questionText: 'How was your last visit?',
  ratingType: 'smiley',
  answerVariable: 'last_visit',
})
