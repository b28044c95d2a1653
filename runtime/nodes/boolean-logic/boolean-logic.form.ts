import { defineForm, defineSample } from '../../node/form.js'
import { booleanLogicSchema } from './index.js'

export const booleanLogicForm = defineForm(booleanLogicSchema, {
  title: 'Logic',
  group: 'ways',
  help: 'Joins two values that are true or false and goes on by one of two ways. It shows nothing.',
  fields: {
    leftValue: {
      title: 'First value',
      help: 'A text with {placeholders}, or the name of a variable. Blank, false, no, null and 0 are false; all else is true.',
      kind: 'value',
      takesNames: true,
      example: '{is_regular}',
      isPublic: true,
    },
    operator: {
      title: 'It holds if',
      help: 'How the two values are joined.',
      kind: 'choice',
      choices: [
        { value: 'AND', title: 'both are true' },
        { value: 'OR', title: 'at least one is true' },
        { value: 'NOT', title: 'the first is true and the second is false' },
        { value: 'XOR', title: 'exactly one is true' },
        { value: 'NAND', title: 'at least one is false' },
        { value: 'NOR', title: 'both are false' },
        { value: 'XNOR', title: 'both are true or both are false' },
      ],
      isPublic: true,
    },
    rightValue: {
      title: 'Second value',
      help: 'Read like the first value.',
      kind: 'value',
      takesNames: true,
      example: '{has_voucher}',
      isPublic: true,
    },
  },
  exits: [
    { handle: 'source-0', title: 'It holds' },
    { handle: 'source-1', title: 'It does not hold' },
  ],
})

export const booleanLogicSample = defineSample(booleanLogicSchema, {
  leftValue: '{is_regular}',
  operator: 'OR',
  rightValue: '{has_voucher}',
})
