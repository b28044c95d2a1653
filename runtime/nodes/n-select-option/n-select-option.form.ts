import { defineForm, defineSample } from '../../node/form.js'
import { listedOptionForms } from '../../patterns/listed-options.form.js'
import { noOptionsExit, optionIdForm, optionLabelForm } from '../../patterns/option.form.js'
import { questionFieldForms } from '../../patterns/question-fields.form.js'
import { nSelectOptionSchema } from './index.js'

export const nSelectOptionForm = defineForm(nSelectOptionSchema, {
  title: 'Any number of options',
  group: 'choices',
  help: 'Asks the visitor to pick one option of a list, each with a way on of its own.',
  fields: {
    selectPrompt: questionFieldForms.questionText,
    options: {
      title: 'Options',
      help: 'The options, in the order in which they are shown. You may add as many as you like.',
      kind: 'list',
      entryTitle: 'Option',
      fields: {
        id: { ...optionIdForm, example: 'rye' },
        optionText: optionLabelForm,
      },
      isPublic: true,
    },
    ...listedOptionForms,
    answerVariable: questionFieldForms.answerVariable,
  },
  exits: [
    {
      handle: '<id>',
      title: 'The option with this id',
      label: 'options.<id>.optionText',
      each: 'Option <id>',
    },
    noOptionsExit,
  ],
})

export const nSelectOptionSample = defineSample(nSelectOptionSchema, {
  selectPrompt: 'Which loaf may we keep for you?',
  options: [
    { id: 'sourdough', optionText: 'Sourdough' },
    { id: 'rye', optionText: 'Dark rye' },
    { id: 'spelt', optionText: 'Spelt with seeds' },
    { id: 'baguette', optionText: 'Baguette' },
  ],
  answerVariable: 'loaf',
})
