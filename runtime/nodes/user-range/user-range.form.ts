import { defineForm, defineSample } from '../../node/form.js'
import { errorTextFormsFor } from '../../patterns/error-texts.form.js'
import { questionFieldForms } from '../../patterns/question-fields.form.js'
import { userRangeSchema } from './index.js'

const { questionText, ...otherForms } = questionFieldForms

export const userRangeForm = defineForm(userRangeSchema, {
  title: 'Number on a slider',
  group: 'ratings',
  help: 'Asks for a number by a slider. The visitor may also type one, which may lie outside the slider.',
  fields: {
    rangePrompt: questionText,
    minVal: {
      title: 'Smallest number',
      help: 'Where the slider begins. 0 where it is blank, or 100 below the largest number if that is 0 or less.',
      kind: 'number',
      example: '0',
      isPublic: true,
    },
    maxVal: {
      title: 'Largest number',
      help: 'Where the slider ends. 100 where it is blank, or 100 above the smallest number if that is 100 or more.',
      kind: 'number',
      example: '100',
      isPublic: true,
    },
    ...otherForms,
    ...errorTextFormsFor('incorrectNumberResponse'),
  },
  begins: { minVal: '0', maxVal: '10' },
  exits: [
    { handle: 'source-1', title: 'Below the smallest number' },
    { handle: 'source-2', title: 'Within the range, both ends included' },
    { handle: 'source-3', title: 'Above the largest number' },
  ],
})

export const userRangeSample = defineSample(userRangeSchema, {
  rangePrompt: 'For how many people is the cake?',
  minVal: 4,
  maxVal: 20,
  answerVariable: 'people',
})
