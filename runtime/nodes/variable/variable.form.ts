import { defineForm } from '../../node/form.js'
import { nextExit } from '../../patterns/question-fields.form.js'
import { variableSchema } from './variable.schema.js'

export const variableForm = defineForm(variableSchema, {
  title: 'Set a variable',
  group: 'values',
  help: 'Stores a value under a name, for texts, conditions and calculations to use. It shows nothing.',
  fields: {
    name: {
      title: 'Name',
      help: 'The name under which texts and conditions find the value, such as loaf_price for {loaf_price}.',
      kind: 'variable',
      example: 'loaf_price',
      isPublic: true,
    },
    customNameValue: {
      title: 'Store under the step’s id too',
      help: 'On, the value is also found under the id of this step.',
      kind: 'switch',
      isPublic: true,
    },
    operation: {
      title: 'What is done',
      help: 'Adding and removing make the variable a list.',
      kind: 'choice',
      choices: [
        { value: 'set', title: 'store the value' },
        { value: 'append', title: 'add the value to the list' },
        { value: 'remove', title: 'remove the value from the list' },
        { value: 'clear', title: 'empty the list' },
      ],
      isPublic: true,
    },
    value: {
      title: 'Value',
      help: 'A text with {placeholders}, or a number.',
      kind: 'value',
      example: '4.80',
      isPublic: true,
    },
    isNumber: {
      title: 'Store as a number',
      help: 'Off, the value is stored as a text. On, a value that is no number is stored as 0.',
      kind: 'switch',
      isPublic: true,
    },
  },
  exits: nextExit,
})
