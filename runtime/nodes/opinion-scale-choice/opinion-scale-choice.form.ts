import { defineForm, defineSample } from '../../node/form.js'
import { questionFieldForms } from '../../patterns/question-fields.form.js'
import { opinionScaleChoiceSchema } from './index.js'

const labelHelp = 'A few words at this end of the scale.'

export const opinionScaleChoiceForm = defineForm(opinionScaleChoiceSchema, {
  title: 'Opinion scale',
  group: 'ratings',
  help: 'Asks for a whole number on a scale with a label at each end. Each number can have a way on of its own.',
  fields: {
    questionText: questionFieldForms.questionText,
    from: {
      title: 'From',
      help: 'The whole number at which the scale begins. 0 where it is blank.',
      kind: 'number',
      example: '0',
      isPublic: true,
    },
    fromLabel: {
      title: 'Label of the first number',
      help: labelHelp,
      kind: 'words',
      translatable: true,
      whereBlank: 'Worst',
      isPublic: true,
    },
    to: {
      title: 'To',
      help: 'The whole number at which the scale ends, at most 100 above the first. 10 where it is blank.',
      kind: 'number',
      example: '10',
      isPublic: true,
    },
    toLabel: {
      title: 'Label of the last number',
      help: labelHelp,
      kind: 'words',
      translatable: true,
      whereBlank: 'Best',
      isPublic: true,
    },
    answerVariable: questionFieldForms.answerVariable,
  },
  exits: [
    {
      handle: '<n>',
      each: 'Number <n>',
      title: 'The number n is picked',
      edges:
        'An edge may name the number itself, or `source-` and how far it is from the first number: on a scale from 1, the number 7 is `7` or `source-6`.',
    },
  ],
})

export const opinionScaleChoiceSample = defineSample(opinionScaleChoiceSchema, {
  questionText: 'How likely are you to recommend us to a friend?',
  from: 0,
  fromLabel: 'Not at all',
  to: 10,
  toLabel: 'Very likely',
  answerVariable: 'recommend',
})
