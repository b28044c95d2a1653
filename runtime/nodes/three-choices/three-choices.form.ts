import { defineForm } from '../../node/form.js'
import { choiceTextExits, choiceTextForms } from '../../patterns/choice-texts.form.js'
import { questionFieldForms } from '../../patterns/question-fields.form.js'
import { threeChoicesSchema } from './three-choices.schema.js'

export const threeChoicesForm = defineForm(threeChoicesSchema, {
  title: 'Three choices',
  group: 'choices',
  help: 'Asks a question that is answered by one of three buttons, each with a way on of its own.',
  fields: {
    choicePrompt: questionFieldForms.questionText,
    ...choiceTextForms,
    answerVariable: questionFieldForms.answerVariable,
  },
  exits: choiceTextExits,
})
