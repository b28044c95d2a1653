import { fields, flag, text, words } from '../../bot/fields.js'
import { optionSlotFields } from '../../patterns/option-slots.js'

/** Decision 103: quiz-node. */
export const quizSchema = fields({
  quizPrompt: words(),
  ...optionSlotFields,
  correctAnswer: text(),
  showResult: flag(),
  answerVariable: text(),
})

/** The part of a variable-node that keeps the score (decisions 104 and 20). */
export const scoreSchema = fields({ name: text(), customNameValue: flag(), value: text() })
