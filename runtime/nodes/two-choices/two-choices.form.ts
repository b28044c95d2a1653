import { defineForm, defineSample } from '../../node/form.js'
import { choiceTextExits, choiceTextForms } from '../../patterns/choice-texts.form.js'
import { questionFieldForms } from '../../patterns/question-fields.form.js'
import { twoChoicesSchema } from './index.js'

export const twoChoicesForm = defineForm(twoChoicesSchema, {
  title: 'Two choices',
  group: 'choices',
  help: 'Asks a question that is answered by one of two buttons, each with a way on of its own.',
  fields: {
    choicePrompt: questionFieldForms.questionText,
    choiceText1: choiceTextForms.choiceText1,
    choiceText2: choiceTextForms.choiceText2,
    disableSecondChoice: {
      title: 'Leave out the second choice',
      help: 'On, only the first choice is offered, and the text of the second is kept for later.',
      kind: 'switch',
      leavesOut: 'choiceText2',
      isPublic: true,
    },
    answerVariable: questionFieldForms.answerVariable,
  },
  exits: choiceTextExits,
})

export const twoChoicesSample = defineSample(twoChoicesSchema, {
  choicePrompt: 'Will you eat here, or take it with you?',
  choiceText1: 'Eat here',
  choiceText2: 'Take away',
  disableSecondChoice: false,
  answerVariable: 'where',
})
