import { fields, flag, text, words } from '../../bot/fields.js'
import { defineNode } from '../../node/define-node.js'
import { offeredOptions, optionSlotFields } from '../../patterns/option-slots.js'
import { quizMachine } from './quiz.machine.js'

/** Decision 103: quiz-node. */
export const quizSchema = fields({
  quizPrompt: words(),
  ...optionSlotFields,
  correctAnswer: text(),
  showResult: flag(),
  answerVariable: text(),
})

export const quiz = defineNode({
  type: 'quiz',
  schema: quizSchema,
  machine: quizMachine,
  exits: data => (offeredOptions(data).length > 0 ? ['source-1'] : [null]),
  branches: true,
})
