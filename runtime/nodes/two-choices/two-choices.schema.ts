import { fields, flag, text, words } from '../../bot/fields.js'

/** Decision 103: two-choices-node. Older names: decision 4. */
export const twoChoicesSchema = fields(
  {
    choicePrompt: words(),
    choiceText1: words(),
    choiceText2: words(),
    disableSecondChoice: flag(),
    answerVariable: text(),
  },
  { choice1: 'choiceText1', choice2: 'choiceText2' },
)
