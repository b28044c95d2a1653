import { defineForm, defineSample } from '../../node/form.js'
import { choiceTextExits, choiceTextForms } from '../../patterns/choice-texts.form.js'
import { questionFieldForms } from '../../patterns/question-fields.form.js'
import { threeChoicesSchema } from './index.js'

export const threeChoicesForm = defineForm(threeChoicesSchema, {
  title: 'Three choices',
  group: 'choices',
  help: 'Asks a question that is answered by one of three buttons, each with a way on of its own.',
  fields: {
    choicePrompt: questionFieldForms.questionText,
    ...choiceTextForms,
    answerVariable: questionFieldForms.answerVariable,
  },
  begins: { choiceText1: 'Choice 1', choiceText2: 'Choice 2', choiceText3: 'Choice 3' },
  exits: choiceTextExits,
})

export const threeChoicesSample = defineSample(threeChoicesSchema, {
  choicePrompt: 'What can we do for you, {name}?',
  choiceText1: 'Order bread',
  choiceText2: 'Ask about allergens',
  choiceText3: 'Something else',
  answerVariable: 'concern',
})
