import { defineForm, defineSample } from '../../node/form.js'
import { optionIdForm, optionLabelForm } from '../../patterns/option.form.js'
import { questionFieldForms } from '../../patterns/question-fields.form.js'
import { yesOrNoChoiceSchema } from './index.js'

export const yesOrNoChoiceForm = defineForm(yesOrNoChoiceSchema, {
  title: 'Yes or no',
  group: 'choices',
  help: 'Asks a question that is answered by one of two buttons, each with a way on of its own.',
  fields: {
    questionText: questionFieldForms.questionText,
    options: {
      title: 'Buttons',
      help: 'Without any, they are Yes and No, with the ids yes and no.',
      kind: 'list',
      entryTitle: 'Button',
      fields: {
        id: {
          ...optionIdForm,
          help: 'A short name that no other button of this step has. It names the button’s way on.',
          example: 'yes',
        },
        label: optionLabelForm,
      },
      isPublic: true,
    },
    answerVariable: questionFieldForms.answerVariable,
  },
  begins: {
    options: [
      { id: 'yes', label: 'Yes' },
      { id: 'no', label: 'No' },
    ],
  },
  exits: [
    {
      handle: '<id>',
      title: 'The button with this id',
      label: 'options.<id>.label',
      each: 'Button <id>',
    },
  ],
})

export const yesOrNoChoiceSample = defineSample(yesOrNoChoiceSchema, {
  questionText: 'Shall we keep a loaf for you tomorrow?',
  options: [
    { id: 'yes', label: 'Yes, please' },
    { id: 'no', label: 'Not this time' },
  ],
  answerVariable: 'wants_loaf',
})
