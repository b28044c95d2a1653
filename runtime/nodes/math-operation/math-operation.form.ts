import { defineForm } from '../../node/form.js'
import { nextExit } from '../../patterns/question-fields.form.js'
import { answerVariableForm } from '../../patterns/variable.form.js'
import { mathOperationSchema } from './math-operation.schema.js'

const numberHelp = 'A number, a {placeholder}, or the name of a variable. Anything else counts as 0.'

export const mathOperationForm = defineForm(mathOperationSchema, {
  title: 'Calculation',
  group: 'values',
  help: 'Calculates with two numbers and keeps the result. It shows nothing.',
  fields: {
    leftValue: {
      title: 'First number',
      help: numberHelp,
      kind: 'value',
      takesNames: true,
      example: '{loaves}',
      isPublic: true,
    },
    operator: {
      title: 'Operation',
      help: 'What is done with the two numbers. To divide by 0 gives 0. Results have 12 significant digits.',
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
      ],
      isPublic: true,
    },
    rightValue: {
      title: 'Second number',
      help: numberHelp,
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
})
