import { defineForm, defineSample } from '../../node/form.js'
import { optionSlotExits, optionSlotForms } from '../../patterns/option-slots.form.js'
import { questionFieldForms } from '../../patterns/question-fields.form.js'
import { selectOptionSchema } from './index.js'

export const selectOptionForm = defineForm(selectOptionSchema, {
  title: 'Up to five options',
  group: 'choices',
  help: 'Asks the visitor to pick one of up to five options, each with a way on of its own.',
  fields: {
    selectPrompt: questionFieldForms.questionText,
    ...optionSlotForms,
    answerVariable: questionFieldForms.answerVariable,
  },
  exits: optionSlotExits,
})

export const selectOptionSample = defineSample(selectOptionSchema, {
  selectPrompt: 'When would you like to pick it up?',
  option1: 'Before eight',
  option2: 'In the morning',
  option3: 'At noon',
  option4: 'In the afternoon',
  option5: 'At closing time',
  disableOption5: true,
  answerVariable: 'pick_up',
})
