import { defineForm, defineSample } from '../../node/form.js'
import { listedOptionForms } from '../../patterns/listed-options.form.js'
import { optionIdForm, optionLabelForm } from '../../patterns/option.form.js'
import { nextExit, questionFieldForms } from '../../patterns/question-fields.form.js'
import { nCheckOptionsSchema } from './index.js'

export const nCheckOptionsForm = defineForm(nCheckOptionsSchema, {
  title: 'Check boxes',
  group: 'choices',
  help: 'Asks a question that is answered by ticking one or more boxes. The answer is their texts, joined by commas.',
  fields: {
    checkOptionsPrompt: questionFieldForms.questionText,
    options: {
      title: 'Options',
      help: 'The boxes, in the order in which they are shown. You may add as many as you like.',
      kind: 'list',
      entryTitle: 'Option',
      fields: {
        id: {
          ...optionIdForm,
          help: 'A short name that no other option of this step has.',
          example: 'nuts',
        },
        optionText: {
          ...optionLabelForm,
          help: 'What stands beside the box, as plain text. A blank one is not offered.',
        },
      },
      isPublic: true,
    },
    ...listedOptionForms,
    answerVariable: questionFieldForms.answerVariable,
  },
  begins: {
    options: [
      { id: '1', optionText: 'Option 1' },
      { id: '2', optionText: 'Option 2' },
      { id: '3', optionText: 'Option 3' },
    ],
  },
  exits: nextExit,
})

export const nCheckOptionsSample = defineSample(nCheckOptionsSchema, {
  checkOptionsPrompt: 'What should we leave out?',
  options: [
    { id: 'nuts', optionText: 'Nuts' },
    { id: 'milk', optionText: 'Milk' },
    { id: 'egg', optionText: 'Eggs' },
    { id: 'sesame', optionText: 'Sesame' },
  ],
  answerVariable: 'without',
})
