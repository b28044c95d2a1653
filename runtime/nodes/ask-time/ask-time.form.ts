import { defineForm, defineSample } from '../../node/form.js'
import { nextExit, questionFieldForms } from '../../patterns/question-fields.form.js'
import { askTimeSchema } from './index.js'

export const askTimeForm = defineForm(askTimeSchema, {
  title: 'Ask for a time',
  group: 'questions',
  help: 'Asks for a time of day, such as 17:30 or 5:30 pm, and asks again until it gets one. The answer is kept as hours and minutes: 17:30.',
  fields: {
    questionText: questionFieldForms.questionText,
    answerVariable: questionFieldForms.answerVariable,
    min: {
      title: 'Not before',
      help: 'The first time that is taken, such as 09:00; it may be a {placeholder}. Blank, there is none.',
      kind: 'value',
      example: '09:00',
      isPublic: true,
    },
    max: {
      title: 'Not after',
      help: 'The last time that is taken. If it is earlier than the first, the times go through midnight.',
      kind: 'value',
      example: '18:00',
      isPublic: true,
    },
    step: {
      title: 'In steps of',
      help: 'With 15, only 9:00, 9:15, 9:30 and so on are taken, counted from the first time.',
      kind: 'number',
      unit: 'minutes',
      isPublic: true,
    },
    incorrectTimeResponse: {
      title: 'If it is no such time',
      help: 'What the bot says when the answer is refused.',
      kind: 'words',
      translatable: true,
      whereBlank: 'Please enter a valid time',
      isPublic: true,
    },
  },
  exits: nextExit,
})

export const askTimeSample = defineSample(askTimeSchema, {
  questionText: 'When do you want to pick up the cake?',
  answerVariable: 'pickup_time',
  min: '08:00',
  max: '18:00',
  step: 15,
})
