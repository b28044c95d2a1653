import { defineForm, defineSample } from '../../node/form.js'
import { nextExit } from '../../patterns/question-fields.form.js'
import { variableSchema } from './index.js'

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
    source: {
      title: 'Where the value comes from',
      help: 'A value that you write, or one that is found when the step is reached.',
      kind: 'choice',
      choices: [
        { value: 'value', title: 'the value below' },
        { value: 'now', title: 'date and time now' },
        { value: 'today', title: 'today’s date' },
        { value: 'time', title: 'the time of day' },
        { value: 'timestamp', title: 'the moment for programs (ISO 8601, UTC)' },
        { value: 'part-of-day', title: 'morning, afternoon, evening or night' },
        { value: 'random-id', title: 'a random id' },
        { value: 'device', title: 'the visitor’s device: phone, tablet or desktop' },
        { value: 'list', title: 'an entry of the list below' },
      ],
      isPublic: true,
    },
    value: {
      title: 'Value',
      onlyWhen: { field: 'source', is: ['value', 'list'] },
      help: 'A text with {placeholders}, or a number. For an entry of a list: the list, such as {slots}.',
      kind: 'value',
      example: '4.80',
      isPublic: true,
    },
    timezone: {
      title: 'Time zone',
      onlyWhen: { field: 'source', is: ['now', 'today', 'time', 'part-of-day'] },
      help: 'Where date, time and part of the day are read. Blank, it is the visitor’s own; morning begins at 5, afternoon at 12, evening at 17 and night at 22.',
      kind: 'time-zone',
      example: 'Europe/Zurich',
      isPublic: true,
    },
    pick: {
      title: 'Which entry',
      onlyWhen: { field: 'source', is: ['list'] },
      help: 'What is taken of a list.',
      kind: 'choice',
      choices: [
        { value: 'first', title: 'the first' },
        { value: 'last', title: 'the last' },
        { value: 'random', title: 'one by chance' },
        { value: 'place', title: 'the one at the place below' },
        { value: 'count', title: 'how many there are' },
        { value: 'joined', title: 'all of them as one text' },
        { value: 'all', title: 'all of them as a list' },
      ],
      isPublic: true,
    },
    place: {
      title: 'Place of the entry',
      onlyWhen: { field: 'pick', is: ['place'] },
      help: 'Counted from 1. A place that the list does not have gives an empty text.',
      kind: 'value',
      takesNames: true,
      example: '2',
      isPublic: true,
    },
    field: {
      title: 'Field of the entry',
      onlyWhen: { field: 'source', is: ['list'] },
      help: 'For a list of objects: the field that is taken of each, or a path such as price.amount. Blank, it is the whole entry.',
      kind: 'text',
      example: 'title',
      isPublic: true,
    },
    separator: {
      title: 'Between the entries',
      onlyWhen: { field: 'pick', is: ['joined'] },
      help: 'What stands between the entries of a list that becomes one text.',
      kind: 'text',
      example: ', ',
      isPublic: true,
    },
    isNumber: {
      title: 'Store as a number',
      onlyWhen: { field: 'source', is: ['value'] },
      help: 'Off, the value is stored as a text. On, a value that is no number is stored as 0.',
      kind: 'switch',
      isPublic: true,
    },
  },
  exits: nextExit,
  says: ({ name, operation, source, value }) =>
    name !== '' && operation === 'set' && source === 'value' ? `${name} = ${value}` : name,
})

export const variableSample = defineSample(variableSchema, {
  name: 'loaf_price',
  customNameValue: false,
  value: '4.80',
  isNumber: true,
})
