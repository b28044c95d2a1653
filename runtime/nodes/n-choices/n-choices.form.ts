import { defineForm, defineSample } from '../../node/form.js'
import { listedOptionForms } from '../../patterns/listed-options.form.js'
import { noOptionsExit, optionIdForm, optionLabelForm } from '../../patterns/option.form.js'
import { questionFieldForms } from '../../patterns/question-fields.form.js'
import { nChoicesSchema } from './index.js'

export const nChoicesForm = defineForm(nChoicesSchema, {
  title: 'Any number of choices',
  group: 'choices',
  help: 'Asks a question that is answered by one of your buttons, each with a way on of its own.',
  fields: {
    choicePrompt: questionFieldForms.questionText,
    choices: {
      title: 'Choices',
      help: 'The buttons, in the order in which they are shown. You may add as many as you like.',
      kind: 'list',
      entryTitle: 'Choice',
      fields: {
        id: {
          ...optionIdForm,
          help: 'A short name that no other choice of this step has. It names the choice’s way on.',
          example: 'order',
        },
        choiceText: optionLabelForm,
      },
      isPublic: true,
    },
    ...listedOptionForms,
    answerVariable: questionFieldForms.answerVariable,
  },
  exits: [
    {
      handle: '<id>',
      title: 'The choice with this id',
      label: 'choices.<id>.choiceText',
      each: 'Choice <id>',
    },
    noOptionsExit,
  ],
})

export const nChoicesSample = defineSample(nChoicesSchema, {
  choicePrompt: 'What brings you here today?',
  choices: [
    { id: 'order', choiceText: 'I want to order' },
    { id: 'hours', choiceText: 'When are you open?' },
    { id: 'jobs', choiceText: 'I am looking for work' },
  ],
  answerVariable: 'visit',
})
