import { fields, flag, text } from '../../bot/fields.js'

/** Document 1, section 3: two-choices-node. Older names: decision 4. */
export const twoChoicesSchema = fields(
  {
    choicePrompt: text(),
    choiceText1: text(),
    choiceText2: text(),
    disableSecondChoice: flag(),
    answerVariable: text(),
  },
  { choice1: 'choiceText1', choice2: 'choiceText2' },
)
