import { fields, flag, text, words } from '../../bot/fields.js'
import { optionSlotFields } from '../../patterns/option-slots.js'

/** Document 1, section 3: quiz-node. */
export const quizSchema = fields({
  quizPrompt: words(),
  ...optionSlotFields,
  correctAnswer: text(),
  answerVariable: text(),
})

/** The part of a variable-node that keeps the score (document 1, section 4; decision 20). */
export const scoreSchema = fields({ name: text(), customNameValue: flag(), value: text() })
