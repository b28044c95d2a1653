import { defineForm } from '../../node/form.js'
import { optionSlotExits, optionSlotForms } from '../../patterns/option-slots.form.js'
import { questionFieldForms } from '../../patterns/question-fields.form.js'
import { selectOptionSchema } from './select-option.schema.js'

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
