import { defineForm, defineSample } from '../../node/form.js'
import { answerVariableForm, nextExit } from '../../patterns/question-fields.form.js'
import { mathOperationSchema } from './index.js'

const valueHelp =
  'A number, a {placeholder}, or the name of a variable. Anything else counts as 0. Where dates are reckoned with: a date such as 2026-12-25, a calendar’s answer, or today.'

export const mathOperationForm = defineForm(mathOperationSchema, {
  title: 'Calculation',
  group: 'values',
  help: 'Calculates with two numbers or dates and keeps the result. It shows nothing.',
  fields: {
    leftValue: {
      title: 'First value',
      help: valueHelp,
      kind: 'value',
      takesNames: true,
      example: '{loaves}',
      isPublic: true,
    },
    operator: {
      title: 'Operation',
      help: 'What is done with the two values. To divide by 0 gives 0. Results have 12 significant digits. A date that cannot be read gives nothing.',
      kind: 'choice',
      choices: [
        { value: '+', title: 'plus' },
        { value: '-', title: 'minus' },
        { value: '*', title: 'times' },
        { value: '/', title: 'divided by' },
        { value: '%', title: 'remainder of a division by' },
        { value: 'round', title: 'rounded to so many decimal places' },
        { value: 'min', title: 'the smaller of the two' },
        { value: 'max', title: 'the larger of the two' },
        { value: 'addDays', title: 'the date so many days later' },
        { value: 'daysBetween', title: 'the days until the date' },
        { value: 'weekday', title: 'the day of the week, from 1 for Monday to 7' },
      ],
      operands: { left: 'leftValue', right: 'rightValue' },
      isPublic: true,
    },
    rightValue: {
      title: 'Second value',
      help: valueHelp,
      kind: 'value',
      takesNames: true,
      example: '4.80',
      isPublic: true,
    },
    answerVariable: {
      ...answerVariableForm,
      title: 'Save result as',
      help: 'The name under which texts and conditions find the result, such as total for {total}.',
    },
  },
  exits: nextExit,
  says: ({ leftValue, operator, rightValue, answerVariable }) =>
    answerVariable !== '' && operator.length === 1
      ? `${answerVariable} = ${leftValue} ${operator} ${rightValue}`.replaceAll(/[{}]/g, '')
      : '',
})

export const mathOperationSample = defineSample(mathOperationSchema, {
  leftValue: '{loaves}',
  operator: '*',
  rightValue: 'loaf_price',
  answerVariable: 'total',
})
